/**
 * Light stemming: the forms of one word (`personaggio`, `personaggi`) get one stem, and different
 * words keep different ones. Words come folded (`fold.ts`).
 */
import type { Language } from '../../rulebook/language.ts';

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  fr: stemFrench,
  it: stemItalian,
};

/** Words that a suffix rule would run together with another word of the game. */
const KEPT = new Set(
  `bonus building corsia devant fois gas genere magia mais mana manche moins mostro opus plus sera
    state tous`.split(/\s+/),
);

/** Forms that no ending tells, after the verb that they are of. */
const IRREGULAR: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: byForm(`die died dying; lose lost; win won; draw drew drawn; choose chose chosen; give gave given;
    take took taken; keep kept; pay paid; spend spent; begin began begun; become became; beat beaten;
    steal stole stolen; send sent; sleep slept; wake woke woken; meet met; build built; throw threw
    thrown; say said; show shown; hold held; stand stood; tell told; write wrote written; see saw seen;
    know knew known; hide hid; lay laid lain; fall fell fallen; find found; leave leaving; fight fought;
    bring brought; forget forgot forgotten; run ran; break broke broken; rise rose risen; swap swapped;
    building buildings; state states`),
  fr: byForm(`perdre perd perds perdu perdue perdus perdent; prendre prend prends prennent pris prise;
    mettre met mets mettent mis mise; recevoir recoit recoivent recu; choisir choisi choisis choisit
    choisie choisissent; finir fini finis finit finie finissent; mourir meurt meurent mort morte morts;
    devenir devient deviennent devenu devenue redevient redevenir; revenir revient reviennent revenu
    revenue; tenir tient tiennent; partir part partent parti; sortir sort sortent sorti; dormir dort
    dorment; rejoindre rejoint rejoignent; suivre suit suivent; resoudre resout resolvent resolu;
    detruire detruit detruite; voir voit vois voient vu; dire dit; lire lit lisent; agir agit agissent;
    remplir remplit rempli remplie; reussir reussit reussi; subir subit; obtenir obtient obtenu;
    vaincre vainc vaincu; battre bat battu; rendre rend rendu; attendre attend attendu;
    payer paie paies paient; trahir trahit trahi; redresser redressement; epuiser epuisement;
    doubler doublement; changer changement; creer creation; amplifier amplification`),
  it: byForm(`perdere perde perdo perdi perdono perso persa; vincere vince vinco vinci vincono vinto vinta;
    mettere mette metto metti mettono messo messa; scegliere sceglie scelgo scegli scelgono scelto scelta;
    prendere prende prendo prendi preso presa; morire muore muoio muoiono morto morta morti; uscire esce
    esco escono uscito uscita; tenere tiene tengo tengono tenuto; rimanere rimane rimango rimasto
    rimangono; spendere spende spendo speso; risolvere risolve risolto risolta; finire finisce finisco
    finiscono finito; aggiungere aggiunge aggiungo aggiunto; leggere legge leggo letto; vedere vede vedo
    visto; decidere decide decido deciso; ottenere ottiene ottengo ottenuto; mantenere mantiene mantengo;
    distruggere distrugge distrutto distrutta; dormire dorme dormono; unire unisce unisco uniscono;
    raggiungere raggiunge raggiunto; rimettere rimette rimetto; scendere scende sceso; salire sale salgo;
    togliere toglie tolgo tolto; rivivere rivive; dividere divide diviso; tornare torno torni;
    mostro mostri; sera sere; genere generi; corsia corsie; magia magie; avanzare avanzamento;
    arretrare arretramento; accrescere accrescimento; ascendere ascensione; creare creazione`),
};

/** Each form of a list with its verb. */
function byForm(list: string): Map<string, string> {
  return new Map(
    list.split(';').flatMap((verbs) => {
      const [verb = '', ...forms] = verbs.trim().split(/\s+/);
      return forms.map((form) => [form, verb] as const);
    }),
  );
}

const stems: Readonly<Record<Language, Map<string, string>>> = {
  en: new Map(),
  fr: new Map(),
  it: new Map(),
};

/** The stem of a folded word. Words of up to three letters and numbers are their own. */
export function stem(word: string, language: Language): string {
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const form = IRREGULAR[language].get(word) ?? word;
  const isKept = form.length <= 3 || KEPT.has(form) || /\d/.test(form);
  const found = isKept ? form : STEMMERS[language](form);
  stems[language].set(word, found);
  return found;
}

/** Takes off the first ending that leaves a stem of so many letters. */
function without(word: string, endings: readonly string[], shortest: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return ending === undefined ? word : word.slice(0, word.length - ending.length);
}

function undoubled(word: string): string {
  return /([bdfgklmnprtz])\1$/.test(word) ? word.slice(0, -1) : word;
}

function stemEnglish(word: string): string {
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|z)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  // Words so short are their own stem, so their plural has that one: `dies`, `ties`, `uses`.
  if (base.length <= 3) return base;
  const verb = without(base, ['ing', 'ed'], 3);
  if (verb !== base && /[aeiouy]/.test(verb)) base = undoubled(verb);
  base = undoubled(base.endsWith('e') ? base.slice(0, -1) : base);
  return base.endsWith('y') ? `${base.slice(0, -1)}i` : base;
}

const FRENCH_VERBS = [
  ...['issement', 'issent', 'issant', 'ir'],
  ...['eraient', 'assions', 'eront', 'aient', 'erait', 'erons', 'erez'],
  ...['ees', 'ait', 'ant', 'ent', 'ons', 'era', 'ee', 'es', 'er', 'ez', 'e'],
];

function stemFrench(word: string): string {
  let base = word;
  if (base.endsWith('aux') && base.length > 5) base = `${base.slice(0, -3)}al`;
  else if (/[^su][sx]$/.test(base)) base = base.slice(0, -1);
  return undoubled(without(base, FRENCH_VERBS, 3));
}

const ITALIAN_VERBS = [
  ...['eranno', 'iranno', 'avano', 'evano', 'iamo', 'ando', 'endo'],
  ...['ate', 'ano', 'ono', 'are', 'ere', 'ire'],
  ...['ato', 'ata', 'ati', 'ito', 'ita', 'iti', 'ite', 'uto', 'uta', 'uti', 'ute'],
];

/** What stands at the end of an infinitive: `giocarla`, `tornarmi`. */
const ENCLITIC = /(?<=..[aei]r)(?:mi|ti|si|ci|vi|lo|la|li|le|ne)$/;

function stemItalian(word: string): string {
  const verb = word.replace(ENCLITIC, 'e');
  let base = without(verb, ITALIAN_VERBS, 4);
  if (base === verb) base = without(verb, ['ii', 'io', 'ia', 'ie', 'a', 'e', 'i', 'o'], 3);
  base = without(base, ['h'], 3);
  return undoubled(without(base, ['i'], 4));
}
