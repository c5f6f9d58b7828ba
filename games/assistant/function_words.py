"""Words that say nothing about what a question is about, and number words, by language. Without accents."""

from __future__ import annotations


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


FUNCTION_WORDS = {
    "en": _set(
        "a about all am an and any are aren as at be because been being but by can cannot cant could couldn d did "
        "didn do does doesn doing don dont each ever every exactly explain for from get gets getting give given "
        "gives go going gone got had has hasn have haven having he her hers him his how i if im in into is isn it "
        "its itself just kind ll m many may maybe me mean means might mine much must my myself need needs no not "
        "now of off ok on one ones only or our out please re rule rules s say says shall she should shouldn so some "
        "still such t tell than that the their them then there these they thing things this those through to too "
        "up us ve very want was wasn we well were weren what whats when where whether which while who whom whose "
        "why will with without won would wouldn yes you your yours happen happens happening game"
    ),
    "it": _set(
        "a abbia abbiamo abbiano ad agli ai al all alla alle allo anche ancora avere avete aveva c che chi ci cio "
        "come con cosa cui da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello deve devo "
        "devono di dove dovrei e ed era essere fa faccio fai fanno fare fosse gia gli ha hai hanno ho i il in io l "
        "la le lei li lo loro lui ma me mi mia mie miei mio ne negli nei nel nell nella nelle nello noi non nostra "
        "nostri nostro o oppure ora per perche pero piu poi posso possiamo possono potrei preciso proprio puo puoi "
        "qual quale quali quando quanta quante quanti quanto quel quella quelle quelli quello questa queste questi "
        "questo qui quindi regola regole sara se sei senza serve si sia siamo siano siete solo sono sta stai stanno "
        "su sua sue sugli sui sul sull sulla sulle sullo suo suoi te ti tra fra tu tua tue tuo tuoi tutta tutte un "
        "una uno va vado vai vanno vi voglio voi vorrei vuole succede succedere spiega spiegami dimmi gioco d quand"
    ),
    "de": _set(
        "aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei dafur damit "
        "dann daran darauf darf darfst das dass dazu dein deine deinem deinen deiner dem den denn der des dessen "
        "dich die dies diese diesem diesen dieser dieses dir doch dort du durch durfen ein eine einem einen einer "
        "eines er es euch euer eure ganz genau geht gibt hab habe haben hast hat hatte hier ich ihm ihn ihnen ihr "
        "ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem "
        "keinen keiner konnen konnte konnten machen macht man mein meine meinem meinen meiner mich mir mit mochte "
        "muss mussen musst nach nicht noch nun nur ob oder ohne regel regeln schon sein seine seinem seinen seiner "
        "sich sie sind so soll sollte sonst um und uns unser unsere unter viel viele vom von vor wann war waren "
        "warum was weil welche welchem welchen welcher welches wem wen wenn wer werde werden wessen wie wieso wieviel "
        "wieviele will willst wird wirst wo wofur womit worauf wozu wurde wurden zu zum zur zwischen passiert "
        "passieren bedeutet heisst erklar erklare bitte spiel"
    ),
}

NUMBERS = {
    "en": dict(
        zip("zero two three four five six seven eight nine ten twelve".split(), "0 2 3 4 5 6 7 8 9 10 12".split(),
            strict=True)
    ),
    "it": dict(
        zip("zero due tre quattro cinque sei sette otto nove dieci dodici".split(),
            "0 2 3 4 5 6 7 8 9 10 12".split(), strict=True)
    ),
    "de": dict(
        zip("null zwei drei vier funf sechs sieben acht neun zehn zwolf".split(),
            "0 2 3 4 5 6 7 8 9 10 12".split(), strict=True)
    ),
}
"""Number words as digits. One is left out: it is the article."""
NUMBERS["it"].pop("sei")  # also "you are"
