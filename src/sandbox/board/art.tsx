import { useEffect, useState } from 'preact/hooks';
import type { FaceFacts } from '../../pictures/face/facts.ts';
import { addStyles } from '../../styles/add-styles.ts';
import type { Printed } from '../model/printed.ts';

type Draw = (facts: FaceFacts, id: string) => string;

let drawing: Draw | null = null;

/** Types whose scene fills the room that the card has; the others keep their outline. */
const FILLS: ReadonlySet<string> = new Set(['character', 'hero']);

/** Loads what draws faces: a page without it is shown first. */
async function loadDrawing(): Promise<Draw> {
  const [{ drawFace }, { pageFaceStyles }] = await Promise.all([
    import('../../pictures/face/face.ts'),
    import('../../pictures/face/palette.ts'),
  ]);
  addStyles(pageFaceStyles());
  drawing ??= (facts, id) => {
    const fits = FILLS.has(facts.type) ? ' preserveAspectRatio="xMidYMax slice"' : '';
    return drawFace(facts, { id, attributes: `aria-hidden="true"${fits}` });
  };
  return drawing;
}

interface Props {
  printed: Printed;
  /** What tells this drawing from the others of its page. */
  of: string;
}

/** The drawn face of a card: an empty place until the table is live and the drawing loaded. */
export function Art({ printed, of }: Props) {
  const [draw, setDraw] = useState<Draw | null>(() => drawing);
  useEffect(() => {
    // Without the drawing the place stays empty: everything else of the card is there.
    if (!draw)
      loadDrawing().then(
        (loaded) => setDraw(() => loaded),
        () => {},
      );
  }, []);
  const { drawn, type, faction, rarity, hand, reserve, statistics } = printed;
  if (!draw || !drawn) return <span class="art" />;
  const facts = { ...drawn, type, faction, rarity, hand, reserve, statistics };
  const id = `face-${of.replace(/\W+/g, '-')}`;
  return <span class={`art of-${type}`} dangerouslySetInnerHTML={{ __html: draw(facts, id) }} />;
}
