import type { APIRoute } from 'astro';
import { address } from '../../addresses/address.ts';
import { interfaceTexts } from '../../languages/texts/interface.ts';
import { languagePaths } from '../../library/paths.ts';
import type { Language } from '../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** Says to browsers how to search the site. Its addresses are whole where SITE names the host. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang }, site }) => {
  const whole = (path: string) => (site ? new URL(path, site).href : path);
  const { search } = interfaceTexts(lang);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Altered Codex ${lang.toUpperCase()}</ShortName>
<Description>${search.open}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${lang}</Language>
<Image width="16" height="16" type="image/svg+xml">${whole(address.file('icon.svg'))}</Image>
<Url type="text/html" template="${whole(address.search(lang))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  const headers = { 'Content-Type': 'application/opensearchdescription+xml' };
  return new Response(text, { headers });
};
