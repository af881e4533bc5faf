/** The ruling that answers each of the publisher's questions, in their order: duplicates are merged. */
export const ANSWERS: readonly string[] = `
  tough-in-reserve tough-only-target tough-only-target ada-and-coppelia gigantic-amarok
  gigantic-amarok gigantic-joins-amarok sacrifice-alone anubis-who-chooses gigantic-arena
  auraq-from-the-deck free-remains-free hive-first-brassbug switching-is-not-joining
  bladedancer-order vanguard-and-not-fleeting coppelia-in-a-turn coppelia-in-the-discard-pile
  free-remains-free wording-triggers-abilities facing-a-gigantic facing-a-gigantic
  bars-on-both-sides this-afternoon this-afternoon wording-triggers-abilities
  wording-triggers-abilities gericht-fleeting-again geyser-from-reserve gibil-one-expedition
  arena-defender exhausting-two-cards fleeting-twice wording-triggers-abilities arena-issitoq
  switching-is-not-leaving wording-triggers-abilities wording-triggers-abilities
  wording-before-the-dash exhausted-card-arrives-ready wording-before-the-dash
  krakens-wrath-and-tough forests-in-the-arena cloth-dancer-and-tough cloth-dancer-targets-a-player
  cloth-dancer-and-tough lyra-festival-condition mana-convergence-chosen maw-leaves
  wording-triggers-abilities wording-triggers-abilities wording-instead-of-leaving
  wording-instead-of-leaving wording-triggers-abilities arena-defender arena-failing-to-move
  wording-was-fleeting jellyfish-sacrificed nevenka-and-reserve which-die which-die
  exchanged-card-arrives-ready ogun-and-reserve arena-failing-to-move two-ordis-recruits
  resupplying-twice wording-before-the-dash free-remains-free free-remains-free wording-facing-me
  arena-moving santa-claus-order celebration-day-stops celebration-day-stops small-step-to-victory
  arena-moving wording-before-the-dash wording-triggers-abilities council-and-activate
  wording-foundry wording-foundry free-and-tough sacrifice-alone last-terrain last-terrain
  match-girl-draws-twice switching-is-not-joining ouroboros-chooses-at-once
  ouroboros-chooses-at-once ouroboros-is-no-resupply ouroboros-and-exhausted-resupply
  two-ouroboros-three-dice who-exhausts-the-card who-exhausts-the-card wording-instead-of-leaving
  tiny-jinn-instead tiny-jinn-instead exhausted-card-arrives-ready arena-defender
  yong-su-and-reserve spell-without-target all-in-die-first gigantic-defender
  auraq-too-late-for-noon auraq-from-the-deck boosts-count-in-limits counters-left-behind
  celebration-day-stops krakens-wrath-and-tough free-and-fleeting exhausted-resupply-counts
  cloth-dancer-and-tough gigantic-my-expedition gigantic-my-expedition eros-order eros-order
  eros-order rabbit-and-milk council-and-activate council-and-activate geyser-from-reserve
  arena-moving gigantic-defender vanguard-and-not-fleeting spell-without-target
  icebound-sacrificed-otherwise token-sent-away boost-after-joining jeanne-at-rest
  condition-after-the-dash counters-left-behind kelon-elemental-alone sacrificing-what-one-controls
  leshy-counts-everyone lyra-festival-both lyra-festival-both lyra-festival-both lyra-festival-both
  mana-convergence-in-reserve mana-flare-order token-sent-away maw-two-sacrifices
  jinn-and-mana-reaping jinn-to-hand-or-deck mind-apotheosis-joins put-is-not-played after-rest
  exchange-goes-to-reserve exchange-needs-both spell-without-target ogun-and-reserve two-inkcasters
  two-inkcasters token-sent-away shared-region quetzalcoatl-in-the-morning condition-after-the-dash
  rin-several-terrains rin-both-expeditions robin-hood-minimum wording-robin-hood wording-robin-hood
  wording-robin-hood puffin-any-reserve arena-moving condition-after-the-dash this-afternoon
  training-counts-recruit boost-after-joining council-and-activate council-and-activate
  council-and-foundry council-and-foundry council-and-foundry council-and-foundry
  council-and-foundry council-and-foundry two-foundries free-remains-free free-remains-free
  free-and-tough kraken-in-the-arena monolith-and-tokens sandman-boosts tough-adds-up
  arena-failing-to-move tiny-jinn-instead treyst-and-tokens two-bureaucrats switching-is-not-joining
`
  .trim()
  .split(/\s+/);

/** The rulings that answer questions of the publisher's history of cards alone. */
export const HISTORY_ANSWERS: readonly string[] = `
  afanas-only-controlled wisp-in-the-arena gigantic-wisp two-wisps-of-two-terrains wisp-and-sleigh
  sleigh-does-not-overcome sleigh-moves-once two-sleighs tundra-one-counter unique-jinn-to-hand
  lake-and-tokens icebound-must-be-sacrificed gericht-rare-instead bugfix-any-counter
  drummer-maximum drummer-in-reserve drummer-minimum daedalus-before-scout haven-your-characters
  wisp-outside-dusk
`
  .trim()
  .split(/\s+/);
