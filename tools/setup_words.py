"""Texts of play.py in French and English. Nothing here is newer than Python 3.6: an old Python must show the first."""
import os

WORDS = {
    "old": ("Formicarium demande Python 3.11 ou plus récent ; celui-ci est {version}.",
            "Formicarium needs Python 3.11 or newer; this is {version}."),
    "begin": ("Mise en place de Formicarium (une seule fois)", "Setting up Formicarium (once only)"),
    "venv": ("Python à part", "separate Python"),
    "install": ("installation", "installing"),
    "rules": ("compilation des règles", "compiling the rules"),
    "client": ("construction du site", "building the site"),
    "offline": ("Python pour navigateurs", "Python for browsers"),
    "failed": ("échec", "failed"),
    "waiting": ("Une autre mise en place est en cours : on attend qu'elle finisse…",
                "Another set-up is under way: waiting for it…"),
    "beside": ("Les règles se compilent à côté ; en attendant, les bots réfléchissent moins vite.",
               "The rules are being compiled beside; until then bots think more slowly."),
    "compiled": ("Règles compilées : les bots les prennent dès leur prochain coup.",
                 "The rules are compiled: bots take them from their next move on."),
    "uncompiled": ("Les règles n'ont pas pu être compilées. Voici la fin de ce qui a été dit :",
                   "The rules could not be compiled. The end of what was said:"),
    "trouble": ("La mise en place n'a pas abouti ({step}).", "The set-up did not succeed ({step})."),
    "again": ("Relancez la même commande : elle reprendra où elle s'est arrêtée.",
              "Run the same command again: it goes on where it stopped."),
    "interrupted": ("Interrompu.", "Interrupted."),
    "disk": ("Le disque est plein.", "The disk is full."),
    "write": ("Impossible d'écrire dans {folder}.", "Cannot write in {folder}."),
    "network": ("Le réseau ne répond pas. Il n'est nécessaire que pour la mise en place.",
                "The network does not answer. Only the set-up needs it."),
    "ensurepip": ("Il manque à ce Python son module venv. Sur Debian ou Ubuntu : apt install python3-venv",
                  "This Python lacks its venv module. On Debian or Ubuntu: apt install python3-venv"),
    "hashes": ("Un paquet reçu n'est pas celui qui est attendu (empreinte différente).",
               "A package that came is not the one expected (its hash differs)."),
    "summary": ("Bilan", "Summary"),
    "all well": ("Tout est bon.", "All is well."),
    "not well": ("À revoir : {commands}.", "To mend: {commands}."),
    "no tier": ("« test {asked} » : ni quick, ni night, ni un chemin ou une option de pytest.",
                "“test {asked}”: neither quick nor night, nor a path or an option of pytest."),
    "tier alone": ("« test {asked} » ne prend rien de plus ; des arguments pour pytest viennent sans lui.",
                   "“test {asked}” takes nothing more; arguments for pytest come without it."),
    "no compiler": ("pas de compilateur C : le moteur compilé n'est pas testé",
                    "no C compiler: the compiled engine is not tested"),
}
SIGNS = {  # the cause of a failure → texts in the output of the tool that failed
    "disk": ("No space left on device", "ENOSPC", "not enough space"),
    "ensurepip": ("ensurepip is not available", "No module named venv", "No module named ensurepip"),
    "hashes": ("DO NOT MATCH THE HASHES", "Hash mismatch"),
    "network": ("Failed to fetch", "Could not fetch", "error sending request", "Could not find a", "Connection",
                "ENOTFOUND", "ECONNRE", "EAI_AGAIN", "ETIMEDOUT"),
}
ASKED = [os.environ.get(name) for name in ("FORMICARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
ENGLISH = next((language for language in ASKED if language), "").lower().startswith("en")


def word(key: str, **facts: object) -> str:
    return WORDS[key][ENGLISH].format(**facts)
