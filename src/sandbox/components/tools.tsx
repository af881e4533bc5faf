import { useState } from 'preact/hooks';
import type { Words } from '../../texts/sandbox.ts';
import type { Event, Session } from '../session/session.ts';
import { SPEEDS, type Speed } from '../session/walk.ts';
import { Button } from './controls.tsx';
import type { Reach } from './keys.ts';
import { lazy } from './lazy.tsx';
import { withSheetStyles } from './load-sheet.ts';
import { still } from './memo.ts';

const KeyHelp = lazy(async () => (await withSheetStyles(import('./key-help.tsx'))).KeyHelp);

interface Props {
  speed: Speed;
  session: Session | null;
  /** Whether the play can be stepped through now. */
  plays: boolean;
  /** Names of the players, by seat. */
  seats: readonly string[];
  words: Words;
  act: (event: Event) => void;
  share?: (() => Promise<boolean>) | undefined;
  picture?: (() => Promise<void>) | undefined;
  freePlay?: (() => Promise<string>) | undefined;
}

/** What is needed now and then: undoing, whose view, how fast, taking the moment elsewhere. */
export const Tools = still(
  ({ speed: now, session, plays, seats, words, act, share, picture, freePlay }: Props) => {
    const { controls } = words;
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
        {share && <Sharing words={words} share={share} />}
        {picture && <Button sign="picture" label={controls.picture} press={() => void picture()} />}
        {freePlay && (
          <Button
            sign="fork"
            named
            label={controls.openFree}
            press={() => void freePlay().then((href) => location.assign(href))}
          />
        )}
        <Keys words={words} plays={plays} undoes={session !== null} />
      </div>
    );
  },
);

function Sharing({ words, share }: { words: Words; share: () => Promise<boolean> }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Button
        sign="link"
        named
        label={words.controls.share}
        press={() =>
          void share()
            .catch(() => false)
            .then((done) => {
              setSaid(done ? words.controls.shared : words.controls.notShared);
              setTimeout(setSaid, 2500, '');
            })
        }
      />
      <span class="shared" role="status">
        {said}
      </span>
    </>
  );
}

/** The list of keys is drawn when it is asked for: no page carries it. */
function Keys({ words, plays, undoes }: Reach & { words: Words }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button sign="keys" label={words.controls.keys} press={() => setOpen(true)} />
      {open && <KeyHelp words={words} plays={plays} undoes={undoes} close={() => setOpen(false)} />}
    </>
  );
}
