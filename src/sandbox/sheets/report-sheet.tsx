import { useId, useState } from 'preact/hooks';
import { newIssue } from '../../addresses/issue-tracker.ts';
import type { ReportWords } from '../../languages/texts/report.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import {
  briefReport,
  LONGEST_EXPECTATION,
  type ReportedMoment,
  reportText,
  reportTitle,
} from '../model/report.ts';
import { useCopiedText } from './copied-text.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  moment: ReportedMoment;
  words: Words;
  reportWords: ReportWords;
  /** Where an issue is written; null where the site has no tracker. */
  tracker: string | null;
  close: () => void;
}

/** A sheet with a report about a moment, to be copied or taken to the tracker. */
export function ReportSheet({ moment, words, reportWords, tracker, close }: Props) {
  const [expected, setExpected] = useState('');
  const id = useId();
  const text = reportText(moment, expected, reportWords);
  const { field, said, say, copy } = useCopiedText(text, reportWords);
  const title = reportTitle(moment, reportWords);
  const brief = briefReport(moment, expected, reportWords);
  const issue = tracker && (newIssue(tracker, title, text) ?? newIssue(tracker, title, brief));
  return (
    <Sheet title={reportWords.title} words={words} close={close}>
      <div class="report">
        <h2>{reportWords.title}</h2>
        <p>{reportWords.lead}</p>
        <label for={`${id}-expected`}>{reportWords.expected}</label>
        <textarea
          id={`${id}-expected`}
          rows={3}
          maxLength={LONGEST_EXPECTATION}
          value={expected}
          onInput={({ currentTarget }) => {
            setExpected(currentTarget.value);
            say('');
          }}
        />
        <label for={`${id}-text`}>{reportWords.text}</label>
        <textarea id={`${id}-text`} ref={field} rows={7} readOnly value={text} />
        <p class="report-acts">
          <button type="button" class="option-name" onClick={() => copy(reportWords.copied)}>
            {reportWords.copy}
          </button>
          {tracker && (
            <a
              class="option-name"
              href={issue ?? newIssue(tracker, title, '') ?? tracker}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => !issue && copy(reportWords.tooLong)}
            >
              {reportWords.open}
            </a>
          )}
        </p>
        <p role="status">{said}</p>
      </div>
    </Sheet>
  );
}
