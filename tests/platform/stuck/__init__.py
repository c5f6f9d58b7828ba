"""The site with a search that never ends and hears no signal, as a compiled loop would not."""
