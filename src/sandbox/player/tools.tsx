import { useState } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import { Button } from '../elements/button.tsx';
import { still } from '../elements/memo.ts';
import { outcomeText, useTelling } from '../elements/use-telling.ts';
import type { Event, Session } from '../model/session.ts';
import { SPEEDS, type Speed } from '../model/walk.ts';
import type { KeyHelp } from '../sheets/key-help.tsx';
import { withSheetStyles } from '../sheets/load-sheet.ts';
import type { Reach } from './keys.ts';

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
  picture?: (() => Promise<boolean>) | undefined;
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
        <Elsewhere
          words={words}
          plays={plays}
          undoes={session !== null}
          share={share}
          picture={picture}
          freePlay={freePlay}
        />
      </div>
    );
  },
);

type ElsewhereProps = Reach & Pick<Props, 'words' | 'share' | 'picture' | 'freePlay'>;

/** Buttons that share the moment, copy its picture or open it in free play, and the list of keys. */
function Elsewhere({ words, plays, undoes, share, picture, freePlay }: ElsewhereProps) {
  const { controls } = words;
  const { said, tell } = useTelling(words);
  const [help, setHelp] = useState<KeyHelpLoaded | null>(null);
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
      {picture && (
        <Button
          sign="picture"
          label={controls.picture}
          press={() => tell(outcomeText(words, picture(), 'pictured', 'saved'))}
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
      <Button
        sign="keys"
        label={controls.keys}
        press={() =>
          tell(
            loadKeyHelp().then((loaded) => {
              setHelp(loaded);
              return '';
            }),
          )
        }
      />
      {help && (
        <help.KeyHelp words={words} plays={plays} undoes={undoes} close={() => setHelp(null)} />
      )}
      <span class="shared" role="status">
        {said}
      </span>
    </>
  );
}

/** The list of keys is loaded when it is asked for: no page carries it. */
async function loadKeyHelp(): Promise<KeyHelpLoaded> {
  return withSheetStyles(import('../sheets/key-help.tsx'));
}

interface KeyHelpLoaded {
  readonly KeyHelp: typeof KeyHelp;
}
