import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';

interface Props {
  cites: readonly string[];
  lang: Language;
  edition: string;
  /** Editions that have pages here. */
  editions: readonly string[];
  /** The rule of the page, which needs no link to itself. */
  here: string | null;
}

/** The rules that made something so, each a link to its page. */
export function Rules({ cites, lang, edition, editions, here }: Props) {
  return (
    <>
      {cites.map((citation) => {
        const [of, number] = citation.includes(':')
          ? (citation.split(':') as [string, string])
          : [edition, citation];
        const shown = of === edition ? number : `${number} (${of})`;
        if (citation === here) return <b class="ref here">{shown}</b>;
        if (!editions.includes(of)) return <span class="ref">{shown}</span>;
        return (
          <a class="ref" href={address.number(lang, of, number)}>
            {shown}
          </a>
        );
      })}
    </>
  );
}
