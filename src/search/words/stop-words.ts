/**
 * Words that say nothing in a search: articles, prepositions, question words and what players put
 * around a question ("can I", "est-ce que", "quando posso"). They weigh nothing and are not marked.
 */
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

const LISTS: Readonly<Record<Language, string>> = {
  en: `a an the this that these those there here it its i me my mine you your yours we us our he him
    his she her they them their who whom whose which what when where why how is are am was were be
    been being do does did doing done can could may might must shall should will would have has had
    having to of in on at by for from with without into onto as about than then so if or and but not
    no nor any some also just only still even very really too much many more most less get gets got
    go goes going let lets make makes use using used want need work works working happen happens
    happening mean means meaning exactly actually please tell explain rule rules regarding during
    after before while between through again ever never always one s t d ll re ve don doesn
    didn isn aren can't cannot count counts way thing things someone something anything
    every each per such either neither yet now later try tries trying tried able actually basically
    couldn wouldn shouldn hasn haven hadn wasn weren difference differences vs versus
    supposed come comes coming whats whos hows wheres whens thats theres im ive id youre cant dont
    doesnt didnt isnt arent wasnt wont wouldnt couldnt shouldnt okay ok hey hi hello thanks thx pls
    plz cuz gonna wanna gotta though understand think
    problem anyway interest useful suppose guess wonder confused properly technically`,
  fr: `le la les l un une des d du de au aux ce c cet cette ces ca cela ceci se s sa son ses mon ma mes
    ton ta tes notre nos votre vos leur leurs je j tu t il elle on nous vous ils elles me m te moi toi
    lui y en qui que qu quoi quel quelle quels quelles quand comment combien ou pourquoi lequel est
    sont suis es etre ete etait sera ai as a ont avons avez avoir avait fait faire font fais peut
    peux peuvent pouvez doit dois doivent devoir faut falloir va vas vont aller marche
    marchent fonctionne fonctionnent sert servir arrive signifie veut dire et mais donc or ni
    car si ne n pas plus non oui dans par pour sur sous avec sans chez vers entre depuis pendant
    apres avant lors lorsque alors comme aussi meme tres bien encore toujours jamais tout
    toute tous toutes chaque autre autres quelque quelques regle regles exactement svp qu est-ce
    quoi cest ceux celui celle puis pourrais pourrait pourra serait aurait devrait devrais vais
    faisons dit disent dire faudrait possible possibles vraiment ici ainsi lorsqu puisqu quoiqu jusqu
    quelqu jai quest ya pk pkoi ben compte comptent compter difference differences vs mien mienne
    tien tienne sien sienne bah hein stp merci salut bonjour grace juste explique comprends
    crois pense probleme souci doute voila enfin idee utile sujet aujourd hui servent simplement veux voudrais aimerais`,
  it: `il lo la i gli le l un uno una di d del dello della dell dei degli delle a ad al allo alla all ai
    agli alle da dal dallo dalla dall dai dagli dalle in nel nello nella nell nei negli nelle su sul
    sullo sulla sull sui sugli sulle con per tra fra e ed o od ma se che chi cosa cos c ce ci quale
    quali quando come dove perche quanto quanta quanti quante mi ti si vi ne me te lui lei noi voi
    loro io tu mio mia miei mie tuo tua tuoi tue suo sua suoi sue questo questa questi queste quello
    quella quelli quelle e sono sei siamo essere era sia ha ho hai hanno avere posso puo puoi
    possono devo deve devi devono dovere bisogna va vanno andare fa fanno fare faccio succede
    succedono funziona funzionano serve significa vuol dire non no meno anche ancora sempre
    mai molto tutto tutti tutte tutta ogni altro altra altri altre dopo prima durante mentre poi
    quindi solo proprio regola regole esattamente un' qualcosa qualcuno allora modo viene vengono venire potrei potrebbe sarebbe fai facciamo vado
    vai possiamo dobbiamo abbiamo avete davvero cioe oppure dato perch xke qual fosse essa
    essi esso vale valgono conta contano differenza differenze vs ormai magari ciao grazie scusa
    ecco insomma appena dice dicono spiegare capire credo
    penso dubbio problema sicuro utile maniera dovrei dovrebbe mica pure servono sto sta sapere so sa voglio vorrei volevo qualche qualcosa`,
};

/** Words that any question may have, whatever it is about: they say little. */
const SAYS_LITTLE = setsOf({
  en: 'game games match altered example exist exists already',
  fr: 'jeu jeux partie parties match altered exemple existe existent deja',
  it: 'gioco giochi partita partite altered esempio esiste esistono gia',
});

/** Words that any question about the site may have, whichever page it asks for. */
const OF_SITE = setsOf({
  en: `site website page codex online free official play player judge rulebook book document version
    format phone computer quick easy full new card deck file thing name own construction`,
  fr: `site page codex ligne gratuit officiel officielle jouer joueur arbitre livre document version
    format telephone ordinateur rapide facile complet nouveau carte deck fichier reglement nom`,
  it: `sito pagina codex gratis ufficiale giocare giocatore arbitro regolamento libro documento versione
    formato telefono computer rapido facile completo nuovo carta mazzo file nome`,
});

/** Whether a folded word may be in any question about the site. */
export function isOfSite(folded: string, language: Language): boolean {
  return OF_SITE.get(language)!.has(folded);
}

/** Whether a folded word says little in a search. */
export function saysLittle(folded: string, language: Language): boolean {
  return SAYS_LITTLE.get(language)!.has(folded);
}

const STOP_WORDS = setsOf(LISTS);

function setsOf(lists: Readonly<Record<Language, string>>) {
  return new Map(LANGUAGES.map((language) => [language, new Set(lists[language].split(/\s+/))]));
}

/** Whether a folded word says nothing in a search. */
export function isStopWord(folded: string, language: Language): boolean {
  return STOP_WORDS.get(language)!.has(folded);
}

/** Of each language, how many of the words say nothing in it and say something in all others. */
export function stopWordsOf(words: readonly string[]): ReadonlyMap<Language, number> {
  return new Map(
    LANGUAGES.map((language) => {
      const own = words.filter((word) =>
        LANGUAGES.every((other) => isStopWord(word, other) === (other === language)),
      );
      return [language, own.length];
    }),
  );
}
