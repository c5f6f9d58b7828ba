/** The language in which this browser reads rules and reasons, as the rulebooks keep it in their cookie. */

const COOKIE = /(?:^|;\s*)assistant_language=([a-z]{2})(?:;|$)/;

/** @returns {string|null} its code; none: as the browser's own settings say */
export const readerLanguage = () => COOKIE.exec(document.cookie)?.[1] ?? null;
