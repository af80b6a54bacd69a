"""What play.py says, in French and in English. Nothing here is newer than Python 3.6: an old one must be told that."""
import os


def french() -> bool:
    asked = [os.environ.get(name, "") for name in ("FORMICARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    return not next((value for value in asked if value), "").lower().startswith("en")


FRENCH = french()
WORDS = {
    "old": (
        "Formicarium demande Python 3.11 ou plus récent ; celui-ci est {version}.",
        "Formicarium needs Python 3.11 or newer; this is {version}.",
    ),
    "venv": ("Python à part", "separate Python"),
    "boot": ("installateur", "installer"),
    "run": ("bibliothèques", "libraries"),
    "self": ("Formicarium", "Formicarium"),
    "compiler": ("recherche d'un compilateur C", "looking for a C compiler"),
    "build": ("outils de compilation", "build tools"),
    "rules": ("compilation des règles", "compiling the rules"),
    "test": ("outils de test", "test tools"),
    "night": ("outils des tests de nuit", "tools of the night's tests"),
    "web": ("node, pour bâtir le site", "node, to build the site"),
    "tools": ("outils du site", "tools of the site"),
    "client": ("construction du site", "building the site"),
    "browser": ("navigateur des tests", "browser of the tests"),
    "offline": ("Python pour navigateurs", "Python for browsers"),
    "bench": ("outils de mesure", "measuring tools"),
    "with pip": ("{step} (par pip)", "{step} (with pip)"),
    "seconds": ("{seconds:.1f} s", "{seconds:.1f} s"),
    "no": ("aucun", "none"),
    "failed": ("échec", "failed"),
    "begin": ("Mise en place de Formicarium (une seule fois)", "Setting up Formicarium (once only)"),
    "waiting": (
        "Une autre mise en place est en cours : on attend qu'elle finisse…",
        "Another set-up is under way: waiting for it…",
    ),
    "beside": (
        "Les règles se compilent à côté ; en attendant, les bots réfléchissent moins vite.",
        "The rules are being compiled beside; until then bots think more slowly.",
    ),
    "compiled": (
        "Règles compilées : les bots les prennent dès leur prochain coup.",
        "The rules are compiled: bots take them from their next move on.",
    ),
    "uncompiled": (
        "Les règles n'ont pas pu être compilées. Voici la fin de ce qui a été dit :",
        "The rules could not be compiled. The end of what was said:",
    ),
    "unsteady": (
        "  instable : {test} a échoué à côté des autres et réussi seul",
        "  unsteady: {test} failed beside the others and passed alone",
    ),
    "no browser": (
        "Aucun navigateur pour les tests qui en demandent un ; ils échoueront. Voici ce qui a été dit :",
        "No browser for the tests that need one; they will fail. What was said:",
    ),
    "without": ("On continue sans : {step}.", "Going on without: {step}."),
    "trouble": ("La mise en place n'a pas abouti ({step}).", "The set-up did not succeed ({step})."),
    "again": (
        "Relancez la même commande : elle reprendra où elle s'est arrêtée.",
        "Run the same command again: it goes on where it stopped.",
    ),
    "interrupted": ("Interrompu.", "Interrupted."),
    "disk": ("Le disque est plein.", "The disk is full."),
    "write": ("Impossible d'écrire dans {folder}.", "Cannot write in {folder}."),
    "network": (
        "Le réseau ne répond pas. Il n'est nécessaire que pour la mise en place.",
        "The network does not answer. Only the set-up needs it.",
    ),
    "ensurepip": (
        "Il manque à ce Python son module venv. Sur Debian ou Ubuntu : apt install python3-venv",
        "This Python lacks its venv module. On Debian or Ubuntu: apt install python3-venv",
    ),
    "hashes": (
        "Un paquet reçu n'est pas celui qui est attendu (empreinte différente).",
        "A package that came is not the one expected (its hash differs).",
    ),
    "summary": ("Bilan", "Summary"),
    "all well": ("Tout est bon.", "All is well."),
    "not well": ("À revoir : {commands}.", "To mend: {commands}."),
    "no tier": (
        "« test {asked} » : ni quick, ni night, ni un chemin ou une option de pytest.",
        "“test {asked}”: neither quick nor night, nor a path or an option of pytest.",
    ),
    "tier alone": (
        "« test {asked} » ne prend rien de plus ; des arguments pour pytest viennent sans lui.",
        "“test {asked}” takes nothing more; arguments for pytest come without it.",
    ),
    "no compiler": (
        "pas de compilateur C : le moteur compilé n'est pas testé",
        "no C compiler: the compiled engine is not tested",
    ),
}

SIGNS = {  # what a failing tool prints, and what it means
    "disk": ("No space left on device", "not enough space"),
    "ensurepip": ("ensurepip is not available", "No module named venv", "No module named ensurepip"),
    "hashes": ("DO NOT MATCH THE HASHES", "Hash mismatch"),
    "network": (
        *("Failed to fetch", "Could not fetch", "error sending request", "Could not find a", "Connection"),
        *("ENOTFOUND", "ECONNRE", "EAI_AGAIN", "ETIMEDOUT"),
    ),
}


def word(key: str, **facts: object) -> str:
    return WORDS[key][0 if FRENCH else 1].format(**facts)
