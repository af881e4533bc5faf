import type { ApiTexts } from '../../texts/language-texts.ts';

export const api: ApiTexts = {
  title: 'Dati per i programmi',
  lead: 'Tutto ciò che le pagine mostrano, in file JSON: nessuna chiave, nessun limite, nessuna interrogazione.',
  promise: 'Nella versione 1 nessun campo cambia nome né scompare. Possono arrivarne di nuovi.',
  answers: 'Indirizzi',
  holds: {
    Index: 'Che cosa c’è, con un’impronta che cambia quando qualcosa cambia',
    Rule: 'Una regola; per il numero di una sezione, la sezione con le sue regole',
    Section: 'Una sezione con le sue regole',
    Edition: 'Un’intera edizione in una lingua',
    Terms: 'Tutti i termini in tutte le lingue',
    Rulings: 'Tutte le risposte in tutte le lingue',
    Record: 'Le risposte ufficiali, gli errata, le sospensioni e i formati per data, con le fonti',
    Cards: 'Tutte le carte, con le abilità come il motore le esegue',
    CardTexts: 'Che cosa dice ogni carta, in una lingua',
    Examples: 'Tutti gli esempi giocati, per titolo',
    Example: 'Un esempio giocato com’è scritto, e le regole che cita',
    Coverage: 'Gli esempi e i test che mostrano ogni regola',
    Lookup: 'Numeri e nomi in ogni grafia, con le pagine che indicano',
  },
  run: 'Prova',
  answer: 'Risposta',
  schema: 'Schema',
  failed: 'La richiesta non è riuscita.',
  lookup: 'Trovare tutto',
  lookupLead:
    'Un file e un piccolo script trovano un numero in ogni grafia e un nome in ogni lingua.',
  marks: 'Collegamenti nelle tue pagine',
  marksLead:
    'Con questo script, [[6.1.e]], [[Sabotage]] e [[!Open the Gates]] diventano collegamenti con un’anteprima.',
  marksEdition: (current) =>
    `I numeri sono quelli dell’edizione in vigore, ${current}; data-edition ne sceglie un’altra, per esempio data-edition="4.0", e un collegamento la propria, per esempio [[6.1.e (4.0)]]. L’anteprima indica la sua edizione e che cosa significa il numero nelle altre.`,
  marksVersion: (newest) =>
    `Una versione non cambia mai: grazie alla sua impronta, il browser rifiuta qualsiasi altro file. La più recente si trova anche all’indirizzo ${newest}.`,
  more: 'Altri file',
};
