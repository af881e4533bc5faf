import { SIDES, TERRAINS } from '../../engine/cards/vocabulary.ts';
import type { MarkerPosition, TumultPosition } from '../../engine/setup/position.ts';
import { FARTHEST, regionAt } from '../../engine/state/mode.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Editing } from '../board/editing.ts';
import { seatName } from '../board-view/place-name.ts';
import { Check, Choice, Counter, Toggle } from '../elements/fields.tsx';
import { describedExpedition } from '../model/placed-cards.ts';
import { tumultAt, withTumult } from '../model/setup.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  region: number;
  title: string;
  editing: Editing;
  words: Words;
  freeWords: FreeWords;
  close: () => void;
}

/** Draws an editor of a region: its Tumult card, Terrain Markers, the markers of Expeditions. */
export function RegionSheet(props: Props) {
  const { region, title, editing, words, freeWords, close } = props;
  const { position, change } = editing;
  const { edit } = freeWords;
  const { mode = 'duel', adventure } = position;
  const markers = adventure?.markers ?? [];
  const index = tumultAt(position, region);
  const isVisible = index === null || (adventure?.tumult?.[index]?.faceUp ?? false);
  // Terrain Markers lie on visible regions only (3.2.1.d).
  const markable = isVisible ? TERRAINS : [];
  // Those that a Hero began the game with are placed from the Hero’s own sheet.
  const isCounted = (marker: MarkerPosition, terrain: string) =>
    marker.region === region && marker.terrain === terrain && marker.hero === undefined;
  const here = (terrain: string) => markers.filter((marker) => isCounted(marker, terrain)).length;
  return (
    <Sheet title={title} words={words} close={close}>
      <h2>{title}</h2>
      <div class="notice" role="status">
        {editing.refused}
      </div>
      <section class="card-editor">
        <TumultCard {...props} />
        {markable.map((terrain) => (
          <Counter
            label={edit.marker(words.terrains[terrain])}
            count={here(terrain)}
            fewer={freeWords.fewer}
            more={freeWords.more}
            set={(count) => {
              const others = markers.filter((marker) => !isCounted(marker, terrain));
              const these = Array.from({ length: count }, () => ({ terrain, region }));
              change({ set: 'markers', markers: [...others, ...these] });
            }}
          />
        ))}
        {!adventure?.arena && (
          <fieldset>
            <legend>{edit.counterAt}</legend>
            {position.players.flatMap((seat, player) =>
              SIDES.flatMap((side, index) => {
                const distance = Array.from({ length: FARTHEST + 1 }, (_, at) => at).find(
                  (at) => regionAt(mode, player * 2 + index, at) === region,
                );
                if (distance === undefined) return [];
                const now = describedExpedition(seat.expeditions?.[side]).distance ?? 0;
                return [
                  <Toggle
                    on={now === distance}
                    press={() => change({ set: 'distance', player, side, distance })}
                  >
                    {words.board.expedition(words.sides[side], seatName(position, player))}
                  </Toggle>,
                ];
              }),
            )}
          </fieldset>
        )}
      </section>
    </Sheet>
  );
}

/** Which Tumult card lies there, and how. */
function TumultCard({ region, editing, words, freeWords }: Props) {
  const { position, change } = editing;
  const tumult = position.adventure?.tumult ?? [];
  const index = tumultAt(position, region);
  const card = index === null ? undefined : tumult[index];
  if (index === null || !card) return null;
  const turn = (with_: Partial<TumultPosition>) =>
    change({ set: 'tumult', tumult: withTumult(tumult, index, with_) });
  return (
    <fieldset>
      <legend>{freeWords.tumult(index + 1)}</legend>
      <Choice
        label={freeWords.single}
        value={card.single}
        options={TERRAINS.map((terrain) => [terrain, words.terrains[terrain]])}
        set={(value) => {
          const single = TERRAINS.find((each) => each === value);
          if (single) turn({ single });
        }}
      />
      <Check
        label={freeWords.turned}
        on={card.turned ?? false}
        set={(turned) => turn({ turned })}
      />
      <Check
        label={freeWords.faceUp}
        on={card.faceUp ?? false}
        set={(faceUp) => turn({ faceUp })}
      />
    </fieldset>
  );
}
