import type { Words } from '../../languages/texts/sandbox.ts';
import type { Reach } from '../player/keys.ts';
import { Sheet } from './sheet.tsx';

interface Props extends Reach {
  words: Words;
  close: () => void;
}

/** A sheet with the keys that work now, as `keys.ts` understands them. */
export function KeyHelp({ words, plays, undoes, close }: Props) {
  const { controls, keys } = words;
  const rows: readonly (readonly [key: string, does: string])[] = [
    ...(plays ? playbackKeys(words) : []),
    ...(undoes
      ? ([
          ['U', controls.undo],
          ['R', controls.redo],
        ] as const)
      : []),
    ['I', keys.inspect],
    [keys.named.escape, controls.close],
  ];
  return (
    <Sheet title={controls.keys} words={words} close={close}>
      <h2>{controls.keys}</h2>
      <dl class="keys">
        {rows.map(([key, does]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function playbackKeys({ controls, keys }: Words) {
  return [
    ['←', controls.back],
    ['→', controls.forward],
    [keys.named.home, keys.start],
    [keys.named.end, keys.end],
    ['P', `${controls.play} / ${controls.pause}`],
    ['1 … 9', keys.option],
  ] as const;
}
