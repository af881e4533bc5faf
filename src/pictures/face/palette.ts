/**
 * The colours of faces: for pages, where a faction's colour is a variable and day and night differ, and
 * as flat colours for unfurls, books and all else that has no CSS variables.
 */
import { COLOURS } from '../colours.ts';
import { FAMILIES } from '../svg.ts';
import { mixColours } from './mixed-colour.ts';

/** A colour as it is, or the faction's colour mixed with another. */
type Tint = string | readonly [share: number, other: string];

/** A colour by day and by night. */
type Colour = readonly [day: Tint, night: Tint];

interface Look {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly more?: string;
}

const bothTimes = (tint: Tint): Colour => [tint, tint];
const FIGURE: Colour = [
  [0.58, '#0d1718'],
  [0.88, '#ffffff'],
];
const CUT: Colour = ['#fffbee', '#17252a'];
const EDGE: Colour = ['#fffdf4', '#10191c'];
const DEEP = bothTimes([0.62, '#0d1a1c']);
const CREAM = bothTimes('#fffbee');
const WHITE = bothTimes('#ffffff');
const RIM: Colour = [
  [0.75, '#10201f'],
  [0.85, '#ffffff'],
];
const CELL: Colour = ['#ecebdd', '#2b383b'];
const ROUND = 'stroke-linecap:round;stroke-linejoin:round';
const LETTERS = `font-family:${FAMILIES.display},var(--display);font-weight:700;text-anchor:middle`;

/** How each class of a face looks; the classes are explained where they are drawn. */
const LOOKS: readonly (readonly [selector: string, look: Look])[] = [
  [
    '.y0',
    {
      fill: [
        [0.2, '#fffdf2'],
        [0.14, '#10191c'],
      ],
    },
  ],
  [
    '.y1',
    {
      fill: [
        [0.34, '#fff6e4'],
        [0.22, '#0d1517'],
      ],
    },
  ],
  [
    '.y2',
    {
      fill: [
        [0.48, '#eef3f4'],
        [0.3, '#121d20'],
      ],
    },
  ],
  ['.q0', { fill: DEEP }],
  ['.q1', { fill: bothTimes([0.82, '#0d1a1c']) }],
  ['.q2', { fill: bothTimes([0.44, '#0d1a1c']) }],
  ['.p', { stroke: bothTimes([1, '#ffffff']), width: 1.4, more: 'opacity:.28' }],
  ['.d+.p', { stroke: WHITE, more: 'opacity:.16' }],
  ['.v', { fill: bothTimes([1, '#ffffff']), more: 'opacity:.14' }],
  ['.d~.v', { fill: bothTimes('#000000'), more: 'opacity:.3' }],
  ['.n', { fill: ['#fffdf4', '#4a585a'], more: 'opacity:.9' }],
  ['.r', { stroke: ['#fffdf4', '#7c8a8b'], width: 1.6 }],
  ['.h', { fill: ['#fffdf4', '#5b6a6a'], more: 'opacity:.6' }],
  ['.R', { fill: WHITE, more: 'opacity:.14' }],
  ['.k0', { fill: bothTimes([0.4, '#0d1a1c']), more: 'opacity:.8' }],
  ['.k1', { fill: bothTimes([0.7, '#0d1a1c']), more: 'opacity:.9' }],
  ['.k2', { fill: bothTimes([0.2, '#0d1a1c']), more: 'opacity:.9' }],
  ['.g', { fill: FIGURE, more: 'opacity:.75' }],
  ['.d~.g', { fill: CREAM, more: 'opacity:.85' }],
  ['.a', { fill: FIGURE, stroke: EDGE, width: 2.4, more: 'paint-order:stroke' }],
  ['.c', { fill: CUT }],
  ['.t', { stroke: FIGURE, width: 5, more: ROUND }],
  ['.u', { stroke: FIGURE, width: 2.4 }],
  ['.s', { stroke: CUT, width: 2.6, more: ROUND }],
  ['.i .a', { fill: CREAM, more: 'stroke:none' }],
  ['.i .c', { fill: DEEP }],
  ['.i .t', { stroke: CREAM }],
  ['.i .s', { stroke: DEEP, width: 3.4 }],
  ['.f', { fill: ['#2f7d4e', '#35835a'], stroke: EDGE, width: 1.5 }],
  ['.m', { fill: ['#98601a', '#a5701f'], stroke: EDGE, width: 1.5 }],
  ['.w', { fill: ['#2b6cb0', '#2f6cae'], stroke: EDGE, width: 1.5 }],
  ['.l', { stroke: WHITE, width: 1.3, more: 'stroke-opacity:.5' }],
  [
    '.b',
    {
      fill: [
        [0.34, '#c9c6b4'],
        [0.4, '#2b383b'],
      ],
      stroke: EDGE,
      width: 1.5,
    },
  ],
  ['.o', { stroke: RIM, width: 3.2 }],
  ['.o2', { stroke: CREAM, width: 2.4 }],
  ['.o3', { stroke: CREAM, width: 4, more: 'stroke-dasharray:6 4' }],
  ['.C', { fill: bothTimes('#fffdf6'), stroke: RIM, width: 2.6 }],
  ['.D', { fill: bothTimes('#17211f'), more: `${LETTERS};font-size:24px` }],
  ['.F', { fill: bothTimes('#246b41') }],
  ['.M', { fill: bothTimes('#84500d') }],
  ['.W', { fill: bothTimes('#215f9f') }],
  ['.N', { fill: CELL }],
  ['.S', { fill: WHITE, more: `${LETTERS};font-size:21px` }],
  ['.E', { fill: ['#5f6962', '#a2afab'], more: `${LETTERS};font-size:21px` }],
];

/** The factions whose colour a face takes. */
const FACTIONS = ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir'] as const;

/** Returns the styles of all faces of a page. */
export function pageFaceStyles(): string {
  const hues = FACTIONS.map((faction) => `.drawn.${faction}{--hue:var(--${faction})}`);
  const looks = LOOKS.map(([selector, look]) => `.drawn ${selector}{${styleOf(look, inPage)}}`);
  return ['.drawn{--hue:var(--quiet);display:block;visibility:visible}', ...hues, ...looks].join(
    '\n',
  );
}

/** Returns the styles of one face where there are no variables: by day, or by night. */
export function flatFaceStyles(faction: string | undefined, time: 'day' | 'night' = 'day'): string {
  return flatLooks('', faction, time);
}

/** Returns the styles of faces of several factions in one picture, where there are no CSS variables. */
export function pictureFaceStyles(factions: Iterable<string | undefined>): string {
  const looks = [...new Set(factions)].map((faction) =>
    flatLooks(`.${faction ?? 'neutral'} `, faction, 'day'),
  );
  return looks.join('');
}

function flatLooks(inside: string, faction: string | undefined, time: 'day' | 'night'): string {
  const hue = hueOf(faction, time);
  const paint = ([day, night]: Colour) => flatTint(time === 'day' ? day : night, hue);
  return LOOKS.map(([selector, look]) => `${inside}${selector}{${styleOf(look, paint)}}`)
    .join('')
    .replaceAll(',var(--display)', '');
}

/** The factions' colours by night, as the pages have them. */
const NIGHT_HUES: Readonly<Record<string, string>> = {
  axiom: '#d3a06a',
  bravos: '#f18a78',
  lyra: '#ef8cc6',
  muna: '#8fc97f',
  ordis: '#85b1f0',
  yzmir: '#bb9af0',
};

function hueOf(faction: string | undefined, time: 'day' | 'night'): string {
  if (time === 'night') return NIGHT_HUES[faction ?? ''] ?? '#a2afab';
  return FACTIONS.find((name) => name === faction) ? COLOURS[faction as 'axiom'] : COLOURS.quiet;
}

function styleOf({ fill, stroke, width, more }: Look, paint: (colour: Colour) => string): string {
  const filled = fill ? `fill:${paint(fill)}` : 'fill:none';
  return [
    filled,
    stroke && `stroke:${paint(stroke)}`,
    width !== undefined && `stroke-width:${width}`,
    more,
  ]
    .filter(Boolean)
    .join(';');
}

function inPage([day, night]: Colour): string {
  const [byDay, byNight] = [pageTint(day), pageTint(night)];
  return byDay === byNight ? byDay : `light-dark(${byDay},${byNight})`;
}

function pageTint(tint: Tint): string {
  if (typeof tint === 'string') return tint;
  const [share, other] = tint;
  return share === 1
    ? 'var(--hue)'
    : `color-mix(in oklab,var(--hue) ${Math.round(share * 100)}%,${other})`;
}

function flatTint(tint: Tint, hue: string): string {
  return typeof tint === 'string' ? tint : mixColours(hue, tint[0], tint[1]);
}
