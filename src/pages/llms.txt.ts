import { absoluteUrl, address } from '../addresses/address.ts';
import { interfaceTexts } from '../languages/texts/interface.ts';
import { allVolumes } from '../library/paths.ts';

/** Where language models find the rules as text. */
export const GET = async () => {
  const { site } = interfaceTexts('en');
  const file = (path: string) => absoluteUrl(address.file(path));
  const editions = (await allVolumes()).map(
    ({ lang, edition, outline }) =>
      `- [${outline.title[lang]}](${absoluteUrl(address.markdown(lang, edition))}): ${edition}, ${interfaceTexts(lang).language}`,
  );
  const lines = [
    '# Altered Codex',
    '',
    `> ${site.description} ${site.unofficial}`,
    '',
    'Every rule has an address that never changes: LANGUAGE/EDITION/NUMBER/, for example',
    `${absoluteUrl(address.number('en', (await allVolumes())[0]?.edition ?? '', '6.1.e'))}. Cite rules by edition and number, with that link.`,
    '',
    '## The whole rulebook as Markdown',
    '',
    ...editions,
    '',
    '## To play with',
    '',
    `- [Learn](${absoluteUrl(address.learn('en'))}): a first game in lessons, each a position with one thing to do`,
    `- [Practise](${absoluteUrl(address.practice('en'))}): what happens? Questions whose wrong answers name the rule that they forget`,
    `- [The grid](${absoluteUrl(address.grid('en'))}): every status, keyword and zone against every other, played, with the rules that decide`,
    `- [At the table](${absoluteUrl(address.atTheTable('en'))}): a Day on one page`,
    '',
    '## For assistants',
    '',
    '`npx altered-codex-mcp` is a server of the Model Context Protocol: rule by number, search, term, card, ruling, record, play a position, what changed. It has all texts with it and needs no network.',
    '',
    '## Data',
    '',
    `- [Index](${file('api/v1/index.json')}): every file of the API`,
    `- [OpenAPI](${file('openapi.json')}): addresses and the shapes of their answers`,
    `- [Terms](${file('api/v1/terms.json')}): the words of the game, defined in five languages`,
    `- [Rulings](${file('api/v1/rulings.json')}): questions about cards, with the official answers restated`,
    `- [The record](${file('api/v1/record.json')}): official answers, errata, suspensions and formats by date, each with its source`,
    `- [Cards](${file('api/v1/cards.json')}): every card, with its text and its abilities`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
