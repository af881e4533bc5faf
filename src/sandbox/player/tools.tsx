import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { loadReportWords } from '../../languages/texts/report.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { Button } from '../elements/button.tsx';
import { memoComponent } from '../elements/memo.ts';
import { outcomeText, useTelling } from '../elements/use-telling.ts';
import type { ProposedMoment } from '../model/proposal.ts';
import type { Event, Session } from '../model/session.ts';
import { SPEEDS, type Speed } from '../model/walk.ts';
import type { ClipSheetProps, LoadedClip } from '../sheets/clip-sheet.tsx';
import { withSheetStyles } from '../sheets/load-clip.ts';
import type { Reach } from './keys.ts';

interface Props {
  speed: Speed;
  session: Session | null;
  /** Whether the page's scripts have started; before, only the place of the tools is kept. */
  live: boolean;
  /** Whether the play can be stepped through now. */
  plays: boolean;
  /** Names of the players, by seat. */
  seats: readonly string[];
  words: Words;
  lang: Language;
  act: (event: Event) => void;
  share?: (() => Promise<boolean>) | undefined;
  clip?: (() => Promise<LoadedClip & Pick<ClipSheetProps, 'moments' | 'at'>>) | undefined;
  freePlay?: (() => Promise<string>) | undefined;
  report?: (() => Promise<ProposedMoment>) | undefined;
}

/** Draws tools for occasional use: undo, whose view, speed, and sharing the moment. */
export const Tools = memoComponent((props: Props) => {
  const { live, speed: now, session, seats, words, act } = props;
  const { controls } = words;
  if (!live) return <div class="controls tools scripted" />;
  return (
    <div class="controls tools scripted">
      <Button
        sign="undo"
        label={controls.undo}
        off={!session || session.past.length === 0}
        press={() => act({ do: 'undo' })}
      />
      <Button
        sign="redo"
        label={controls.redo}
        off={!session || session.future.length === 0}
        press={() => act({ do: 'redo' })}
      />
      <Button
        sign="reset"
        label={controls.reset}
        press={() => act(session ? { do: 'reset' } : { do: 'go', to: 0 })}
      />
      <select
        aria-label={controls.speed}
        value={now}
        onChange={({ currentTarget }) => {
          const speed = SPEEDS.find((each) => String(each) === currentTarget.value);
          if (speed) act({ do: 'speed', speed });
        }}
      >
        {SPEEDS.map((speed) => (
          <option value={speed}>{controls.times(speed)}</option>
        ))}
      </select>
      <select
        aria-label={controls.viewer}
        value={session?.viewer ?? 'all'}
        onChange={({ currentTarget: { value } }) =>
          act({ do: 'look', viewer: value === 'all' ? 'all' : Number(value) })
        }
      >
        <option value="all">{controls.everybody}</option>
        {seats.map((name, player) => (
          <option value={player}>{name}</option>
        ))}
      </select>
      <Elsewhere {...props} undoes={session !== null} />
    </div>
  );
});

type ElsewhereProps = Reach &
  Pick<Props, 'words' | 'lang' | 'share' | 'clip' | 'freePlay' | 'report'>;

/**
 * Buttons that share the moment, make a picture or a clip, open it in free play, report it or make a ruling of
 * it, and the list of keys.
 */
function Elsewhere(props: ElsewhereProps) {
  const { words, lang, plays, undoes, share, clip, freePlay, report } = props;
  const { controls } = words;
  const { said, tell } = useTelling(words);
  const [sheet, setSheet] = useState<VNode | null>(null);
  const close = () => setSheet(null);
  const openSheet = (loading: Promise<VNode>) =>
    tell(
      loading.then((loaded) => {
        setSheet(loaded);
        return '';
      }),
    );
  return (
    <>
      {share && (
        <span class="share-tool">
          <Button
            sign="link"
            named
            label={controls.share}
            press={() => tell(outcomeText(words, share(), 'shared', 'notShared'))}
          />
        </span>
      )}
      {clip && (
        <Button
          sign="picture"
          label={controls.picture}
          press={() =>
            openSheet(
              clip().then(({ ClipSheet, ...made }) => (
                <ClipSheet {...made} words={words} close={close} />
              )),
            )
          }
        />
      )}
      {freePlay && (
        <Button
          sign="fork"
          named
          label={controls.openFree}
          press={() =>
            tell(
              freePlay().then((href) => {
                location.assign(href);
                return '';
              }),
            )
          }
        />
      )}
      {report && (
        <Button
          sign="report"
          label={controls.report}
          press={() => openSheet(loadReport(report(), words, lang, close))}
        />
      )}
      {report && (
        <Button
          sign="propose"
          label={controls.propose}
          press={() => openSheet(loadProposal(report(), words, lang, close))}
        />
      )}
      <Button
        sign="keys"
        label={controls.keys}
        press={() => openSheet(loadKeyHelp({ words, plays, undoes, close }))}
      />
      {sheet}
      <span class="shared" role="status">
        {said}
      </span>
    </>
  );
}

/** Sheets are loaded when they are asked for: no page carries them. */
async function loadKeyHelp(
  props: Reach & { readonly words: Words; readonly close: () => void },
): Promise<VNode> {
  const { KeyHelp } = await withSheetStyles(import('../sheets/key-help.tsx'));
  return <KeyHelp {...props} />;
}

async function loadReport(
  reported: Promise<ProposedMoment>,
  words: Words,
  lang: Language,
  close: () => void,
): Promise<VNode> {
  const [{ ReportSheet }, moment, reportWords] = await Promise.all([
    withSheetStyles(import('../sheets/report-sheet.tsx')),
    reported,
    loadReportWords(lang),
  ]);
  const tracker = import.meta.env.SITE_ISSUES || null;
  return <ReportSheet {...{ moment, words, reportWords, tracker, close }} />;
}

async function loadProposal(
  proposed: Promise<ProposedMoment>,
  words: Words,
  lang: Language,
  close: () => void,
): Promise<VNode> {
  const [{ ProposalSheet }, moment, reportWords] = await Promise.all([
    withSheetStyles(import('../sheets/proposal-sheet.tsx')),
    proposed,
    loadReportWords(lang),
  ]);
  const tracker = import.meta.env.SITE_ISSUES || null;
  const day = new Date().toISOString().slice(0, 10);
  return <ProposalSheet {...{ moment, words, reportWords, tracker, day, close }} />;
}
