import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ReportWords } from '../../languages/texts/report.ts';
import { dataUrl, saveFile } from '../picture/blob.ts';
import {
  altOfClip,
  type ClipAbout,
  type ClippedMoment,
  drawClip,
  drawStill,
  MOST_MOMENTS,
} from '../picture/clip.ts';
import { useCopiedText } from './copied-text.ts';
import { Sheet } from './sheet.tsx';

export interface ClipSheetProps extends ClipAbout {
  /** Every moment of the play, and the place of the one that the reader sees. */
  moments: readonly ClippedMoment[];
  at: number;
  reportWords: ReportWords;
  close: () => void;
}

/** The sheet of a clip, and what a page knows of its play. */
export interface LoadedClip extends Pick<ClipSheetProps, 'title' | 'address' | 'reportWords'> {
  readonly ClipSheet: (props: ClipSheetProps) => VNode;
}

/** What was drawn: a picture of one moment, or a clip of several. */
interface Drawn {
  readonly file: File;
  readonly shown: string;
}

/** A sheet that makes a picture or a clip of a play, to be copied, saved or shared. */
export function ClipSheet(props: ClipSheetProps) {
  const { moments, at, reportWords, close, ...about } = props;
  const said = reportWords.clip;
  const [from, setFrom] = useState(() => (at > 0 ? Math.max(0, at - MOST_MOMENTS + 1) : 0));
  const [to, setTo] = useState(() => (at > 0 ? at : Math.min(moments.length, MOST_MOMENTS) - 1));
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const isClip = drawn?.file.type === 'image/gif';
  const alt = altOfClip(isClip ? moments.slice(from, to + 1) : [moments[at]!], about);
  const text = useCopiedText(alt, reportWords);
  const draw = async (name: string, drawing: Promise<Blob>) => {
    setState('drawing');
    try {
      const blob = await drawing;
      setDrawn({ file: new File([blob], name, { type: blob.type }), shown: await dataUrl(blob) });
      setState('drawn');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  useEffect(() => void draw('altered-codex.png', drawStill(moments[at]!, about)), []);
  const makeClip = () =>
    draw('altered-codex.gif', drawClip(moments.slice(from, to + 1).slice(0, MOST_MOMENTS), about));
  const stepField = (label: string, value: number, set: (step: number) => void) => (
    <label>
      {label}{' '}
      <select value={value} onChange={({ currentTarget }) => set(Number(currentTarget.value))}>
        {moments.map((_, step) => (
          <option value={step}>{step}</option>
        ))}
      </select>
    </label>
  );
  return (
    <Sheet title={said.title} words={about.words} close={close}>
      <div class="report clip">
        <h2>{said.title}</h2>
        {drawn && <img src={drawn.shown} alt={alt} />}
        <p class="report-acts">
          {drawn && <DrawnActs drawn={drawn} alt={alt} words={reportWords} say={text.say} />}
        </p>
        {moments.length > 1 && (
          <p class="report-acts clip-steps">
            {stepField(said.from, from, (step) => {
              setFrom(step);
              setTo((before) => Math.max(step, before));
            })}
            {stepField(said.to, to, (step) => {
              setTo(step);
              setFrom((before) => Math.min(step, before));
            })}
            <button
              type="button"
              class="option-name"
              disabled={state === 'drawing'}
              onClick={() => void makeClip()}
            >
              {said.make}
            </button>
          </p>
        )}
        <label for="clip-alt">{said.alt}</label>
        <textarea id="clip-alt" ref={text.field} rows={3} readOnly value={alt} />
        <p class="report-acts">
          <button type="button" class="option-name" onClick={() => text.copy(said.altCopied)}>
            {said.copyAlt}
          </button>
        </p>
        <p role="status">
          {state === 'drawing' ? said.drawing : state === 'failed' ? said.failed : text.said}
        </p>
      </div>
    </Sheet>
  );
}

interface DrawnActsProps {
  drawn: Drawn;
  alt: string;
  words: ReportWords;
  say: (message: string) => void;
}

/** What can be done with a drawing: to share it by the system, where it can, to copy and to save it. */
function DrawnActs({ drawn: { file }, alt, words: { clip }, say }: DrawnActsProps) {
  const sent = { files: [file], text: alt };
  const isShared = typeof navigator.canShare === 'function' && navigator.canShare(sent);
  const copy = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      say(clip.copied);
    } catch {
      save();
    }
  };
  const save = () => {
    saveFile(file.name, file);
    say(clip.saved);
  };
  return (
    <>
      {isShared && (
        <button
          type="button"
          class="option-name"
          // A reader who closes the system's sheet has shared nothing, and knows it.
          onClick={() => void navigator.share(sent).catch(() => {})}
        >
          {clip.share}
        </button>
      )}
      {file.type === 'image/png' && (
        <button type="button" class="option-name" onClick={() => void copy()}>
          {clip.copy}
        </button>
      )}
      <button type="button" class="option-name" onClick={save}>
        {clip.save}
      </button>
    </>
  );
}
