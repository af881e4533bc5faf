import { address } from '../../addresses/address.ts';
import { PHASES } from '../../engine/cards/vocabulary.ts';
import { withCapital } from '../../languages/say/text.ts';
import { asSentence } from '../../languages/sentence.ts';
import { lexicon } from '../../library/lexicon.ts';
import { hasNumber, volume } from '../../library/volume.ts';
import type { Language } from '../../rulebook/language.ts';
import type { GameData, PhaseRule } from './game-data.ts';

/** Returns the definitions of the phases, which the page shows during the game. */
export async function phaseRules(edition: string, lang: Language): Promise<GameData['phases']> {
  const [terms, book] = await Promise.all([lexicon(lang), volume(edition, lang)]);
  const rules = PHASES.flatMap((phase): [string, PhaseRule][] => {
    const data = terms.get(phase)?.data;
    const number = data?.rules[edition]?.find((one) => book && hasNumber(book, one));
    if (!data || number === undefined) return [];
    const href = address.number(lang, edition, number);
    const text = asSentence(data.plain, lang);
    return [[phase, { name: withCapital(data.forms.singular), number, href, text }]];
  });
  return Object.fromEntries(rules);
}
