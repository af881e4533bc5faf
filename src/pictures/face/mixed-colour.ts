/** Mixing colours as browsers do in `color-mix(in oklab, …)`. */

type Triple = readonly [number, number, number];

/** Returns a mixture of two colours written as `#rrggbb`. */
export function mixColours(one: string, share: number, other: string): string {
  const [from, to] = [toOklab(one), toOklab(other)];
  return toHex(byPlace((place) => from[place]! * share + to[place]! * (1 - share)));
}

function toOklab(hex: string): Triple {
  const [r, g, b] = byPlace((place) => toLinear(channelOf(hex, place)));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => toChannel(value).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toChannel(linear: number): number {
  const bound = Math.min(1, Math.max(0, linear));
  const value = bound <= 0.0031308 ? bound * 12.92 : 1.055 * bound ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

/** A channel of `#rrggbb`, from 0 to 1. */
function channelOf(hex: string, place: number): number {
  return Number.parseInt(hex.slice(1 + 2 * place, 3 + 2 * place), 16) / 255;
}

function byPlace(value: (place: number) => number): Triple {
  return [value(0), value(1), value(2)];
}
