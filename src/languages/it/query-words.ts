/** Italian words and word endings for the search. */

import { gameComparedWith, type QueryWords, singleLast, takeOffEnding } from '../query-words.ts';

const ITALIAN_VERBS = [
  ...['eranno', 'iranno', 'avano', 'evano', 'iamo', 'ando', 'endo'],
  ...['ate', 'ano', 'ono', 'are', 'ere', 'ire'],
  ...['ato', 'ata', 'ati', 'ito', 'ita', 'iti', 'ite', 'uto', 'uta', 'uti', 'ute'],
];

/** A pronoun at the end of an infinitive: `giocarla`, `tornarmi`. */
const ENCLITIC = /(?<=..[aei]r)(?:(?:(?:[mtcs]e|glie)?l[oaie])|mi|ti|si|ci|vi|gli|ne)$/;

function stemWord(word: string): string {
  const verb = word.replace(ENCLITIC, 'e');
  let base = takeOffEnding(verb, ITALIAN_VERBS, 4);
  if (base === verb) base = takeOffEnding(verb, ['ii', 'io', 'ia', 'ie', 'a', 'e', 'i', 'o'], 3);
  base = takeOffEnding(base, ['h'], 3);
  return singleLast(takeOffEnding(base, ['i'], 4));
}

export const queryWords: QueryWords = {
  stemWord,
  keptWords: 'corsia genere magia mais mostro sera',
  irregularForms: `perdere perde perdo perdi perdono perso persa; vincere vince vinco vinci vincono vinto vinta;
    mettere mette metto metti mettono messo messa; scegliere sceglie scelgo scegli scelgono scelto scelta;
    prendere prende prendo prendi preso presa; morire muore muoio muoiono morto morta morti; uscire esce
    esco escono uscito uscita esci; tenere tiene tengo tengono tieni tenuto; rimanere rimane rimango rimasto
    rimangono; spendere spende spendo speso; risolvere risolve risolto risolta; finire finisce finisco
    finiscono finisci finito finita finiti; aggiungere aggiunge aggiungo aggiunto; leggere legge leggo letto; vedere vede vedo
    visto; decidere decide decido deciso; ottenere ottiene ottengo ottieni ottenuto; mantenere mantiene mantengo;
    distruggere distrugge distrutto distrutta; dormire dorme dormono; unire unisce unisco uniscono;
    raggiungere raggiunge raggiunto; rimettere rimette rimetto rimesso rimessa; rifornire rifornisce rifornisci rifornisco;
    esaurire esaurisce esaurisci; pagare paga pago paghi pagano pagato pagata pagate; rubare ruba rubo rubi rubato;
    usare uso usi usa usano usato usata; copiare copia copio copi copiano; muovere mosso mossa;
    rispondere risposto risposta; uccidere ucciso uccisa; mischiare mischio mischi mischia; scartare scarti; scendere scende sceso; salire sale salgo;
    togliere toglie tolgo tolto; rivivere rivive; dividere divide diviso; tornare torno torni;
    mostro mostri; sera sere; genere generi; corsia corsie; magia magie; avanzare avanzamento;
    arretrare arretramento; accrescere accrescimento; ascendere ascensione; creare crea creo crei creano creato creata creati creazione`,
  stopWords: `il lo la i gli le l un uno una di d del dello della dell dei degli delle a ad al allo alla all ai
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
    penso dubbio problema sicuro utile maniera dovrei dovrebbe mica pure servono sto sta sapere so sa voglio vorrei volevo qualche
    xche nn cmq cm qnd ke ki xo pero qsto ok boh dv potete volete stai stanno faccia siano glielo ragazzi
    potremmo`,
  sayLittle: 'gioco giochi partita partite altered esempio esiste esistono gia',
  ofSite: `sito gente persone pagina codex gratis ufficiale giocare giocatore arbitro regolamento libro documento versione
    formato telefono computer rapido facile completo nuovo carta mazzo file nome
    gennaio febbraio marzo aprile giugno luglio agosto settembre ottobre novembre dicembre`,
  edition: 'edizione',
  questionWords: [
    ['difference', /\bdifferenz[ae]\b/],
    ['number', /\bquant[aei]\b/],
    ['who', /(?:^|[,:] )(?:a |di )?chi\b|\bchi[ ?]*$/],
    ['when', /(?:^|[,:] )quando\b|\bquando[ ?]*$|\bin (?:che|quale) momento\b/],
    ['where', /\bdove\b/],
    [
      'what',
      /^(?:(?:che )?cos(?:a (?:è|e|sono|fa|fanno)|[’']è)|(?:che )?cosa (?:vuol dire|significa)|che (?:vuol dire|significa))(?= )|^come funziona| (?:cosa|che) (?:fa(?:nno)?|vuol dire|significa)[ ?]*$/,
    ],
  ],
  idioms: [
    [/\b(?:che cos[’']è|cosa succede|che succede|(?<=è )stato)\b/g, ''],
    [
      gameComparedWith(
        'come(?: a| in| su| per| con)?|rispetto a|a differenza di|alla|stile|in|su',
        "c[’']è|ci|è|si|posso|puoi|può|cosa|che|come|quando|quanto|quanti|quante|dove|chi|qui|se|o|ma",
      ),
      '',
    ],
  ],
  asksWhetherSame:
    /\bconta(?:no)?\b|\bconsiderat|\bla stessa cosa\b|\bequivale\b|(?:^|\s)è (?:un|come|pesc|scart|pass)/,
  askedMeaning: [
    /(?:significa|vuol dire) (\S+)/,
    /^(\S+)(?: che)?(?: cosa)? (?:significa|vuol dire)\b/,
  ],
};
