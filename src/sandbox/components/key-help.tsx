import type { Words } from '../../texts/sandbox.ts';
import { Close } from './sheet.tsx';

/** The keys of the sandbox, as `keys.ts` understands them. */
export function KeyHelp({ words }: { words: Words }) {
  const { controls, keys } = words;
  const rows: readonly (readonly [key: string, does: string])[] = [
    ['←', controls.back],
    ['→', controls.forward],
    [keys.named.home, keys.start],
    [keys.named.end, keys.end],
    ['P', `${controls.play} / ${controls.pause}`],
    ['U', controls.undo],
    ['R', controls.redo],
    ['1 … 9', keys.option],
    ['I', keys.inspect],
    [keys.named.escape, controls.close],
  ];
  return (
    <>
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
      <Close words={words} />
    </>
  );
}
