/** French words and word endings for the search. */

import { gameComparedWith, type QueryWords, singleLast, takeOffEnding } from '../query-words.ts';

const FRENCH_VERBS = [
  ...['issement', 'issent', 'issant', 'ir'],
  ...['eraient', 'assions', 'eront', 'aient', 'erait', 'erons', 'erez'],
  ...['ees', 'ait', 'ant', 'ent', 'ons', 'era', 'erai', 'ee', 'es', 'er', 'ez', 'e'],
];

function stemWord(word: string): string {
  let base = word;
  if (base.endsWith('aux') && base.length > 5) base = `${base.slice(0, -3)}al`;
  else if (/[^su][sx]$/.test(base)) base = base.slice(0, -1);
  return singleLast(takeOffEnding(base, FRENCH_VERBS, 3));
}

export const queryWords: QueryWords = {
  stemWord,
  keptWords: 'devant fois manche moins plus tous',
  irregularForms: `perdre perd perds perdu perdue perdus perdent perdez; prendre prend prends prennent prenne prenez pris prise;
    mettre met mets mettent mettez mis mise; remettre remets remet remettent remis remise; recevoir recois recoit recoivent recu; choisir choisi choisis choisit
    choisie choisissent; finir fini finis finit finie finissent; mourir meurt meurent mort morte morts;
    devenir devient deviennent devenu devenue redevient redevenir; revenir reviens revient reviennent revenu
    revenue; tenir tient tiennent; partir part partent parti; sortir sort sortent sorti; dormir dort
    dorment; rejoindre rejoint rejoignent; suivre suit suivent; resoudre resout resolvent resolu;
    detruire detruit detruite; voir voit vois voient vu; dire dit; lire lit lisent; agir agit agissent;
    remplir remplit rempli remplie; reussir reussit reussi; subir subit; obtenir obtient obtenu;
    vaincre vainc vaincu; battre bat battu; rendre rend rendu; attendre attend attendu;
    envoyer envoie envoies envoient; renvoyer renvoie renvoient; tuer tue tues tuent; jouer jouons;
    declencher declenchement; payer paie paies paient; trahir trahit trahi; redresser redressement; epuiser epuisement;
    doubler doublement; changer changement; creer creation; amplifier amplification`,
  stopWords: `le la les l un une des d du de au aux ce c cet cette ces ca cela ceci se s sa son ses mon ma mes
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
    crois pense probleme souci doute voila enfin idee utile sujet aujourd hui servent simplement veux voudrais aimerais
    keske kan ke ki mtn pck parce psk qd ds bcp chui jsuis jpeux jdois jveux kil kon cki slt bjr quil
    quon sil dun dune cetait sest nest etant peu`,
  sayLittle: 'jeu jeux partie parties match altered exemple existe existent deja',
  ofSite: `site gens page codex ligne gratuit officiel officielle jouer joueur arbitre livre document version
    format telephone ordinateur rapide facile complet nouveau carte deck fichier reglement nom
    janvier fevrier avril juin juillet aout septembre octobre novembre decembre`,
  edition: 'edition',
  questionWords: [
    ['difference', /\bdiff[ée]rences?\b/],
    ['number', /\bcombien\b/],
    ['who', /(?:^|[,:] )(?:[àa] |de )?qui\b|\bqui[ ?]*$/],
    ['when', /(?:^|[,:] )quand\b|\bquand[ ?]*$|(?:^|[ ,:])[àa] quel moment\b/],
    ['where', /(?:^|[,:] )(?:d[’'])?o[uù](?= )|(?:^|[ ’'])où(?= )|[ ’']o[uù][ ?]*$/],
    [
      'what',
      /^(?:qu[’']est[- ]ce qu|c[’']est quoi|à quoi ser[tv]|que f(?:ait|ont) |(?:que|quoi|ça) (?:signifie|veut dire) )/,
    ],
    [
      'what',
      /^comment (?:marche|fonctionne)|[ ’'][çc]a (?:fait|donne|sert à|veut dire) quoi[ ?]*$/,
    ],
  ],
  idioms: [
    // A die, typed without its accent where no article stands: `relancer le de`.
    [/(?<=\b(?:ce|du|le|mon|lancer? un) )de\b/g, 'd\u00e9'],
    // To win the game, not a counter or a status: `comment on gagne`.
    [
      /\b(?:comment|quand)(?: on| je| tu| peut-on)? gagn(?:e|es|er)(?= ?(?:[?,]|$| la partie))/g,
      'victoire',
    ],
    [
      /\b(?:(?:que |qu[’'])?se passe(?:[- ]t[- ]il)?|[çc]a passe|est[- ]ce que?|qu[’']est[- ]ce|y a[- ]t[- ]il)\b/g,
      '',
    ],
    [
      gameComparedWith(
        'comme(?: [àa]| dans| sur| pour)?|par rapport [àa]|contrairement [àa]|[àa] la|fa[çc]on|version|dans|sur',
        'est|est-ce|on|il|elle|y|je|peut-on|que|quoi|comment|quand|combien|où|ou|qui|quel|quelle|si|mais',
      ),
      '',
    ],
  ],
  asksWhetherSame:
    /\bcompte(?:nt)?\b|\bconsidér|\bpareil que\b|\bmême chose que\b|\bc[’']est\b|\best-ce (?:de|un)/,
  askedMeaning: [
    /(?:signifie|veut dire) (?!quoi\b)(\S+)/,
    /^(\S+)(?: [çc]a)? (?:signifie|veut dire) quoi\b/,
  ],
};
