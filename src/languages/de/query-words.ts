/** German words and word endings for the search. Words are folded: ä, ö, ü and ß as a, o, u and ss. */

import { gameComparedWith, type QueryWords, singleLast, takeOffEnding } from '../query-words.ts';

/** Endings of nouns, adjectives and verbs, taken off one list after the other. */
const INFLECTIONS = ['ern', 'em', 'en', 'er', 'es', 'e', 's'];
const SECOND_INFLECTIONS = ['est', 'er', 'en', 'end'];

/** Vowels typed as two letters, where no umlaut is on the keyboard. */
const TYPED_UMLAUT = /(?<=^|[bcdfghjklmnprstvwz])(?:ae|oe|ue)(?=[bcdfghjklmnprstvwz])/g;

/** The `ge` of a participle: `gespielt`, `abgelegt`, `zurückgezogen`. */
const PARTICIPLE =
  /^(?:ge(?=.{3,}t$)|(ab|an|auf|aus|bereit|ein|um|vor|zu|zuruck)ge(?=.{3,}(?:t|en)$))/;

/** The `zu` inside an infinitive: `abzulegen`. */
const INNER_ZU = /^(ab|an|auf|aus|bereit|um|vor|zuruck)zu(?=.{2,}en$)/;

function stemWord(word: string): string {
  const folded = word.replace(TYPED_UMLAUT, (two) => two.charAt(0));
  let base = folded.replace(PARTICIPLE, '$1').replace(INNER_ZU, '$1');
  base = takeOffEnding(base, INFLECTIONS, 3);
  base = takeOffEnding(base, SECOND_INFLECTIONS, 4);
  base = takeOffEnding(base, ['ung'], 4);
  return singleLast(base.replace(/(?<=...[bdfgklmnprsz])t$/, ''));
}

export const queryWords: QueryWords = {
  stemWord,
  keptWords:
    'abend ablage charakter ewig gegner gewasser hand held karte limit marke modus morgen nacht region reserve robust runde status tag wald zahler zauber ziel zone',
  irregularForms: `ziehen zieht ziehe ziehst zog gezogen ziehung; verlieren verliert verliere verlor verloren; gewinnen gewinnt gewinne gewann gewonnen gewinner;
    legen legt lege legst gelegt; ablegen abgelegt ablegt abzulegen ablege; opfern opfert opfere geopfert; geben gibt gibst gebe gab gegeben;
    nehmen nimmt nehme genommen nahm; kommen kommt komme kam gekommen; gehen geht gehe ging gegangen; sterben stirbt starb gestorben tot;
    werfen wirft werfe geworfen wurf; wurfeln wurfelt wurfle gewurfelt; wahlen wahlt wahle gewahlt; bezahlen bezahlt bezahle zahlen zahlt zahle gezahlt bezahlung;
    erhalten erhalt erhalte erhaltst erhielt bekommen bekommt bekomme; verlassen verlasst verlasse verliess; bleiben bleibt bleibe blieb geblieben;
    erschopfen erschopft erschopfe erschopfte erschopften; bereitstellen bereitgestellt bereitzustellen bereit; spielen spielt spiele spielst gespielt spielte ausspielen ausgespielt;
    schicken schickt schicke geschickt; zuruckschicken zuruckgeschickt zuruckholen zuruckgeholt; bewegen bewegt bewege bewegte bewegung; wechseln wechselt wechsle gewechselt;
    anschliessen angeschlossen anschliesst; uberlaufen ubergelaufen uberlauft; aufsteigen aufsteigt aufsteigend aufgestiegen aufstieg; erschaffen erschafft erschaffe erschuf;
    verankern verankert verankerte verankerten; schlafen schlaft schlafend schlafende schlafenden; verstarken verstarkt verstarkte; verdoppeln verdoppelt verdopple;
    ausgeben ausgegeben ausgibt; austauschen ausgetauscht tauschen tauscht tausche getauscht; kontrollieren kontrolliert kontrolliere kontrolle; passen passt passe gepasst;
    mischen mischt mische gemischt; aufdecken aufgedeckt aufdeckt; auslosen ausgelost auslost; abwickeln abgewickelt abwicklung; ausfuhren ausgefuhrt;
    entfernen entfernt entferne; kopieren kopiert kopie; stehlen stiehlt gestohlen klauen klaut; zerstoren zerstort; reagieren reagiert; beginnen beginnt begann begonnen;
    enden endet endete geendet; held helden; charakter charaktere charakteren charakters; wald walder waldern; hand hande handen; nacht nachte nachten; effekt effekte effekten effekts;
    gefahrte gefahrten; gelande gelandes gelanden; geschenk geschenke geschenken geschenks; gewohnlich gewohnliche gewohnlichen; gegenuberstehen gegenubersteht gegenuberstehend gegenuberstehende gegenuber`,
  stopWords: `der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jene jenes
    ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines
    sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere euer eure und oder aber doch sondern denn
    wer wen wem wessen was wann wo wohin woher wie warum wieso weshalb welcher welche welches welchen welchem ob dass
    ist sind bin bist war waren sein werde wird wirst werden wurde wurden worden habe hat hast haben hatte hatten
    kann kannst konnen konnte konnten darf darfst durfen durfte muss musst mussen musste soll sollte sollen will willst wollen wollte mochte
    macht mache machen machst gemacht tut tun geschieht passiert passieren bedeutet heisst meint funktioniert funktionieren geht gilt gelten
    in im ins an am auf aus bei beim mit von vom vor nach zu zum zur uber unter durch fur gegen ohne um bis wahrend
    nicht kein keine keinen keinem keiner nur auch noch schon immer nie niemals sehr viel mehr weniger alle alles allem allen
    jeder jede jedes jeden jedem man mal eigentlich genau also dann da hier dort jetzt so wenn falls als weil obwohl
    regel regeln bitte erklare erklaren hallo hi danke sorry frage fragen moment eben halt denn etwas jemand irgendwas
    unterschied unterschiede vs versteh verstehe verstehen weiss wissen glaube denke problem moglich uberhaupt wirklich
    gibt gab kurz sache ding eventuell vielleicht bzw zb usw nen ne nem ner isses gehts gibts kriegt krieg kriege hab habs`,
  sayLittle: 'spiel spiele spiels partie partien match altered beispiel existieren existiert schon',
  ofSite: `website seite seiten leute codex kostenlos offiziell spielen spieler judge schiedsrichter regelwerk regelbuch buch dokument version
    format handy computer schnell einfach vollstandig neu karte deck datei name
    januar februar marz april mai juni juli august september oktober november dezember`,
  edition: 'ausgabe',
  questionWords: [
    ['difference', /\bunterschiede?\b/],
    ['number', /\bwie ?(?:viele?|oft|weit|gross|groß|hoch)\b/],
    ['who', /(?:^|[,:] )(?:wer|wen|wem|wessen)\b/],
    ['when', /(?:^|[,:] )wann\b|\b(?:zu welchem zeitpunkt|in welchem moment|in welcher phase)\b/],
    ['where', /(?:^|[,:] )(?:wo|wohin|woher)\b/],
    [
      'what',
      /^was (?:ist|sind|macht|machen|tut|bewirkt|bedeutet|heißt|heisst|bringt)(?= )|^wie funktionier(?:t|en)| (?:was|wie) (?:bedeutet|heißt|heisst|macht)[ ?]*$/,
    ],
  ],
  idioms: [
    [/\b(?:zur gleichen zeit|zur selben zeit|auf einmal)\b/g, 'gleichzeitig'],
    [/\bwie lange\b/g, 'dauer'],
    [/\bhintereinander\b/g, ''],
    [/\b(?:was passiert|was geschieht|was ist los)\b/g, ''],
    [
      gameComparedWith(
        'wie(?: bei| in| auf| für)?|im vergleich (?:zu|mit)|anders als(?: bei| in)?|ähnlich wie|bei|in',
        'ist|sind|kann|darf|muss|was|wie|wann|wo|wer|welche|ob|falls|wenn|oder|aber',
      ),
      '',
    ],
  ],
  asksWhetherSame:
    /\bzähl(?:t|en)\b|\bzaehl(?:t|en)\b|\bgilt\b|\bgelten\b|\bdasselbe wie\b|\bdas gleiche wie\b|^(?:ist|sind) /,
  askedMeaning: [
    /(?:was )?(?:bedeutet|heißt|heisst) (\S+)/,
    /^(\S+) (?:bedeutet|heißt|heisst)(?: was)?\b/,
  ],
};
