import { datesInWords } from '../../languages/date-in-words.ts';
import { recordTexts } from '../../languages/texts/interface.ts';
import type { Library } from '../../library/open-library.ts';
import { sayErratum, saySuspension } from '../../library/record/said.ts';
import type { Language } from '../../rulebook/language.ts';
import type { RecordRow } from './file.ts';

/**
 * Returns the errata, suspensions and formats of the record, each with the words that players look for it
 * by: what it is, and the names of its cards.
 */
export function recordRows(
  { record, cards }: Pick<Library, 'record' | 'cards'>,
  language: Language,
): RecordRow[] {
  const words = recordTexts(language);
  const byId = new Map(cards.map(({ id, name }) => [id, name]));
  const namesIn = (ids: readonly string[], lang: Language) => [
    ...new Set(ids.flatMap((id) => byId.get(id)?.[lang] ?? byId.get(id)?.en ?? [])),
  ];
  const named = (ids: readonly string[]) => namesIn(ids, language).join(', ');
  const sources = new Map(record.sources.map(({ id, title }) => [id, title[language]]));
  return [
    ...record.errata.map((erratum): RecordRow => {
      const days = datesInWords(erratum.dates, language);
      const text = `${words.kinds.erratum}, ${days}. ${sayErratum(erratum, language)}`;
      const title = words.textChanged(named(erratum.cards));
      return [`erratum-${erratum.id}`, title, text, namesIn(erratum.cards, 'en')];
    }),
    ...record.suspensions.map((suspension): RecordRow => {
      const { id, kind, source, cards: ids = [], uniques } = suspension;
      const about = [...ids, ...(uniques ? [uniques.of] : [])];
      const said = saySuspension(suspension, record.formats, language);
      const text = `${words.kinds.suspension}. ${said} ${words.source} ${sources.get(source)}.`;
      const title = words.suspended(named(about), kind);
      return [`suspension-${id}`, title, text, namesIn(about, 'en')];
    }),
    ...record.formats.map(({ id, name, about }): RecordRow => {
      return [`format-${id}`, words.formatNamed(name[language]), about[language], []];
    }),
  ];
}
