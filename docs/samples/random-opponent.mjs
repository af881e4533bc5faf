// An opponent that answers by chance, and sees only what its player may see.
import { advance, createGame, view } from 'altered-codex-engine';
import { CARDS, deckOf } from 'altered-codex-engine/cards';

/** Some of the options, as many as must be chosen; one where none must. */
function choose({ options, min, max }) {
  const shuffled = options.map(({ id }) => id).sort(() => Math.random() - 0.5);
  return { options: shuffled.slice(0, Math.max(min, Math.min(1, max))) };
}

const players = [deckOf('bravos'), deckOf('muna')];
let now = advance(createGame({ players, cards: CARDS }, { edition: '5.0' }));
while (now.decision) {
  const { decision, game } = now;
  const seen = view(game, decision.player);
  const { kind, options } = decision;
  console.log(`Day ${seen.day}, player ${decision.player + 1}: ${kind}, ${options.length} options`);
  now = advance(game, choose(decision));
  for (const { kind: event, cites } of now.trace) console.log(`  ${event} ${cites.join(' ')}`);
}
console.log('Result:', now.result);
