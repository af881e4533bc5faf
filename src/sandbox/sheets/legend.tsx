import { Icon } from '../elements/icon.tsx';
import { useTable } from '../elements/table-context.ts';
import { Sheet } from './sheet.tsx';

/** Draws the legend of a seat's icons. */
export function Legend() {
  const { words } = useTable();
  const { legend } = words;
  return (
    <dl class="legend">
      <dt>
        <span class="orb" /> {words.zones.mana}
      </dt>
      <dd>{legend.mana}</dd>
      {(['hand', 'deck', 'discard'] as const).map((zone) => (
        <>
          <dt>
            <Icon name={zone} /> {words.zones[zone]}
          </dt>
          <dd>{legend[zone]}</dd>
        </>
      ))}
      <dt>
        <Icon name="first" /> {words.board.firstPlayer}
      </dt>
      <dd>{legend.first}</dd>
    </dl>
  );
}

/** The legend alone, for a part of a seat that holds nothing to look through. */
export function LegendSheet({ title, close }: { title: string; close: () => void }) {
  const { words } = useTable();
  return (
    <Sheet title={title} words={words} close={close}>
      <h2>{title}</h2>
      <Legend />
    </Sheet>
  );
}
