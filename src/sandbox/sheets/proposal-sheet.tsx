import { useId, useState } from 'preact/hooks';
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
import { saveFile } from '../picture/blob.ts';
import { useCopiedText } from './copied-text.ts';
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
  const id = useId();
  const own = reportWords.proposal;
  const proposal = { question, answer, rules };
  const lacks = question.trim() === '' || answer.trim() === '' || rules.length === 0;
  const text = lacks ? '' : proposalText(moment, proposal, day, reportWords);
  const { field, said, say, copy } = useCopiedText(text, reportWords);
  const change = (set: () => void) => {
    set();
    say('');
  };
  const unlessLacking = (act: () => void) => () => (lacks ? say(own.lacking) : act());
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
        <textarea id={`${id}-text`} ref={field} rows={6} readOnly value={text} />
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
              const file = proposalFile(moment, proposal, day);
              saveFile(
                `${proposalId(question)}.json`,
                new Blob([file], { type: 'application/json' }),
              );
              say(own.saved);
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
