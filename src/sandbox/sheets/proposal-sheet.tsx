import { useId, useRef, useState } from 'preact/hooks';
import { newIssue } from '../../addresses/issue-tracker.ts';
import type { ReportWords } from '../../languages/texts/report.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import {
  isOfEdition,
  LONGEST_ANSWER,
  LONGEST_QUESTION,
  type ProposedMoment,
  proposalFile,
  proposalId,
  proposalText,
} from '../model/proposal.ts';
import { copyText } from './copy-text.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  moment: ProposedMoment;
  words: Words;
  reportWords: ReportWords;
  /** Where an issue is written; null where the site has no tracker. */
  tracker: string | null;
  /** The day of the proposal, such as 2026-11-29. */
  day: string;
  close: () => void;
}

/** A sheet that makes a ruling of a moment: a file for the project, and a text for the tracker. */
export function ProposalSheet({ moment, words, reportWords, tracker, day, close }: Props) {
  const known = moment.cites.filter(isOfEdition);
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState(moment.said);
  const [rules, setRules] = useState(known);
  const [said, setSaid] = useState('');
  const made = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const own = reportWords.proposal;
  const proposal = { question, answer, rules };
  const lacks = question.trim() === '' || answer.trim() === '' || rules.length === 0;
  const text = lacks ? '' : proposalText(moment, proposal, day, reportWords);
  const change = (set: () => void) => {
    set();
    setSaid('');
  };
  const unlessLacking = (act: () => void) => () => (lacks ? setSaid(own.lacking) : act());
  const copy = async (done: string) => {
    const isCopied = await copyText(text);
    if (!isCopied) made.current?.select();
    setSaid(isCopied ? done : reportWords.notCopied);
  };
  const issue = tracker && (newIssue(tracker, question, text) ?? newIssue(tracker, question, ''));
  return (
    <Sheet title={own.title} words={words} close={close}>
      <div class="report">
        <h2>{own.title}</h2>
        <p>{own.lead}</p>
        <label for={`${id}-question`}>{own.question}</label>
        <input
          id={`${id}-question`}
          type="text"
          required
          maxLength={LONGEST_QUESTION}
          value={question}
          onInput={({ currentTarget }) => change(() => setQuestion(currentTarget.value))}
        />
        <label for={`${id}-answer`}>{own.answer}</label>
        <textarea
          id={`${id}-answer`}
          rows={3}
          required
          maxLength={LONGEST_ANSWER}
          value={answer}
          onInput={({ currentTarget }) => change(() => setAnswer(currentTarget.value))}
        />
        <fieldset class="report-rules">
          <legend>{own.rules}</legend>
          {known.length === 0 && <p>{own.noRules}</p>}
          {known.map((number) => (
            <label>
              <input
                type="checkbox"
                checked={rules.includes(number)}
                onChange={({ currentTarget: { checked } }) =>
                  change(() =>
                    setRules(
                      known.filter((one) => (one === number ? checked : rules.includes(one))),
                    ),
                  )
                }
              />
              {number}
            </label>
          ))}
        </fieldset>
        <label for={`${id}-text`}>{own.text}</label>
        <textarea id={`${id}-text`} ref={made} rows={6} readOnly value={text} />
        <p class="report-acts">
          <button
            type="button"
            class="option-name"
            onClick={unlessLacking(() => void copy(own.copied))}
          >
            {own.copy}
          </button>
          <button
            type="button"
            class="option-name"
            onClick={unlessLacking(() => {
              saveFile(`${proposalId(question)}.json`, proposalFile(moment, proposal, day));
              setSaid(own.saved);
            })}
          >
            {own.save}
          </button>
          {tracker && !lacks && (
            <a
              class="option-name"
              href={issue ?? tracker}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void copy(own.copied)}
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

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
