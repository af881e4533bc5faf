import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { Icon } from '../elements/icon.tsx';
import { lazy } from '../elements/lazy.tsx';
import { LoadingNote } from '../elements/loading-note.tsx';
import { useKeptFocus } from '../elements/use-kept-focus.ts';
import { type Loading, useLoading } from '../elements/use-loading.ts';
import type { PlayData, PlayName } from '../model/play-data.ts';
import type { PlayerProps } from './play-side.tsx';
import { Player } from './player.tsx';
import { type Behind, usePlay } from './use-play.ts';

const SideBySide = lazy(async () => {
  const [{ SideBySide }, { default: styles }] = await Promise.all([
    import('./side-by-side.tsx'),
    import('../styles/side-by-side.css?inline'),
  ]);
  addStyles(styles);
  return SideBySide;
});

export interface ExamplePlayerProps
  extends Pick<
    PlayerProps,
    | 'words'
    | 'lang'
    | 'editions'
    | 'live'
    | 'kept'
    | 'share'
    | 'clip'
    | 'freePlay'
    | 'report'
    | 'prefetch'
  > {
  lang: Language;
  words: Words;
  /** The play that the page came with. */
  data: PlayData;
  /** The same play in another edition, to begin with both side by side. */
  beside?: PlayData | null;
  /** The edition that the page is about. */
  edition: string;
  /** The rule that the reader comes from. */
  rule: string | null;
  /** The stop to begin with; the first where it is left out. */
  at?: number;
  /** Loads another play of the example. */
  fetchPlay: (play: PlayName) => Promise<PlayData>;
  /** Loads the session that plays on when the reader leaves the script. */
  open: (data: PlayData) => Promise<Behind>;
  /** A session to begin with. */
  begun?: Behind | null;
  /** Is called with the play that is shown; of two side by side, with the first. */
  onShown?: (play: PlayData) => void;
  /** An error to show first. */
  trouble?: Loading | null;
}

/** A worked example: which variant, in which edition or in both, and boards that play it. */
export function ExamplePlayer(props: ExamplePlayerProps) {
  const {
    data,
    beside,
    words,
    rule,
    at = 0,
    fetchPlay,
    open,
    begun,
    onShown,
    trouble,
    ...rest
  } = props;
  const [shown, setShown] = useState<readonly PlayData[]>(beside ? [data, beside] : [data]);
  const { loading, load } = useLoading(trouble);
  const choose = (plays: readonly PlayName[]) =>
    load(() => Promise.all(plays.map((play) => fetchPlay(play))), setShown);
  const [first, second] = shown;
  useEffect(() => {
    if (first && rest.live) onShown?.(first);
  }, [first, rest.live]);
  const notice = useRef<HTMLDivElement>(null);
  useKeptFocus(() => notice.current?.parentElement, '.boards .control.main');
  return (
    <>
      {first && data.plays.length > 1 && (
        <Choices data={first} both={shown.length > 1} words={words} choose={choose} />
      )}
      <div class="notice" role="status" ref={notice}>
        <LoadingNote loading={loading} words={words} />
      </div>
      <div class="boards">
        {first && second ? (
          <SideBySide
            {...rest}
            key={`${first.id} ${first.edition}`}
            plays={[first, second]}
            rule={rule}
            words={words}
            open={open}
          />
        ) : (
          first && (
            <section key={`${first.id} ${first.edition}`}>
              <ShowPlayer
                {...rest}
                data={first}
                at={first === data ? at : 0}
                words={words}
                rule={first.edition === props.edition ? rule : null}
                load={() => open(first)}
                begun={first === data ? (begun ?? null) : null}
              />
            </section>
          )
        )}
      </div>
    </>
  );
}

interface ShowPlayerProps extends Omit<PlayerProps, 'play' | 'library' | 'edition' | 'decisive'> {
  data: PlayData;
  /** The stop to begin with. */
  at: number;
  /** Loads the session that plays on when the reader leaves the script. */
  load: () => Promise<Behind>;
  begun: Behind | null;
}

/** A board that plays the show that came with the page, until the reader leaves the script. */
function ShowPlayer({ data, at, load, begun, ...rest }: ShowPlayerProps) {
  const play = usePlay(data, at, load, begun);
  const { printed, edition, decisive } = data;
  return (
    <Player
      {...rest}
      play={play}
      library={printed}
      edition={edition}
      decisive={rest.rule === null ? undefined : decisive[rest.rule]}
    />
  );
}

interface ChoicesProps {
  data: PlayData;
  both: boolean;
  words: Words;
  choose: (plays: readonly PlayName[]) => void;
}

/** Which variant and which edition is played, where there are several. */
function Choices({ data, both, words, choose }: ChoicesProps) {
  const { plays } = data;
  const variants = [...new Map(plays.map((play) => [play.id, play])).values()];
  const own = plays.filter(({ id }) => id === data.id);
  return (
    <div class="choices scripted">
      {variants.length > 1 && (
        <label>
          <Icon name="fork" label={words.controls.variant} />
          <select
            value={data.id}
            onChange={({ currentTarget: { value } }) => {
              const others = plays.filter(({ id }) => id === value);
              const same = others.find(({ edition }) => edition === data.edition) ?? others[0];
              if (same) choose([same]);
            }}
          >
            {variants.map(({ id, title }) => (
              <option value={id}>{title}</option>
            ))}
          </select>
        </label>
      )}
      {own.length > 1 && (
        <fieldset class="switch">
          <legend class="unseen">{words.controls.edition}</legend>
          {own.map((play) => (
            <button
              type="button"
              aria-pressed={!both && play.edition === data.edition}
              onClick={() => choose([play])}
            >
              {play.edition}
            </button>
          ))}
          {data.differs && (
            <button type="button" aria-pressed={both} onClick={() => choose(own)}>
              {words.controls.bothEditions}
            </button>
          )}
        </fieldset>
      )}
    </div>
  );
}
