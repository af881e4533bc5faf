/** Terrain Markers (3.2.1.d, 7.3.23). */

import type { Step, Terrain } from '../cards/ability.ts';
import { ask } from '../choices/ask.ts';
import type { Build } from '../choices/build.ts';
import { pickRegion, pickRegions } from '../choices/place-pick.ts';
import { itemAt } from '../rules/require.ts';
import type { Marker } from '../state/game.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf } from './plan.ts';

export function planPlaceMarker(
  build: Build,
  step: Extract<Step, { do: 'place-marker' }>,
): StepPlan | null {
  const { draft } = build;
  let marker: Marker | null = null;
  if (step.marker === 'mine') {
    const mine = draft.markers.filter((one) => one.region < 0 && one.hero === build.source);
    const chosen = askMarker(build, mine);
    if (chosen === null) return null;
    marker = chosen;
    if (!marker.id) return planOf(build, step.do, ['3.2.1.d'], []);
  }
  let { marker: kind } = step;
  if (typeof kind === 'object') {
    const chosen = askTerrain(build, kind);
    if (chosen === null) return null;
    kind = chosen;
  }
  const regions = (marker ? pickRegion : pickRegions)(build, step.region);
  if (regions === null) return null;
  const terrain = marker?.terrain ?? (kind === 'mine' ? 'forest' : kind);
  const actions = regions.map(
    (region): AtomicAction => ({
      ...BLANK_ACTION,
      act: 'place-marker',
      terrain,
      region,
      marker: marker?.id ?? 0,
      by: build.controller,
    }),
  );
  return planOf(build, step.do, ['3.2.1.d'], actions);
}

/** Returns the terrain of a new marker, chosen among several. */
function askTerrain(build: Build, terrains: readonly Terrain[]): Terrain | null {
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'choose',
    cites: ['6.1.g', '3.2.1.d'],
    options: terrains.map((terrain) => ({
      id: `marker:0:${terrain}`,
      what: { is: 'marker', marker: 0, terrain } as const,
    })),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  return option?.what.is === 'marker' ? option.what.terrain : itemAt(terrains, 0, 'terrains');
}

/** Returns the marker chosen; one with id 0 when there is none to choose. */
function askMarker(build: Build, markers: readonly Marker[]): Marker | null {
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'choose',
    cites: ['6.1.g', '3.2.1.d'],
    options: markers.map((one) => ({
      id: `marker:${one.id}:${one.terrain}`,
      what: { is: 'marker', marker: one.id, terrain: one.terrain } as const,
    })),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  const id = option?.what.is === 'marker' ? option.what.marker : 0;
  return markers.find((one) => one.id === id) ?? NO_MARKER;
}

const NO_MARKER: Marker = { id: 0, terrain: 'forest', region: -1, owner: 0, hero: 0 };

/** Plans moving a marker, perhaps within its region; it becomes a new object in any case (7.3.23). */
export function planMoveMarker(
  build: Build,
  step: Extract<Step, { do: 'move-marker' }>,
): StepPlan | null {
  const markers = build.draft.markers.filter(
    (one) => one.region >= 0 && one.terrain === step.terrain,
  );
  const marker = askMarker(build, markers);
  if (marker === null) return null;
  const regions = pickRegion(build, step.region);
  if (regions === null) return null;
  const [region] = regions;
  const actions: AtomicAction[] =
    marker.id === 0 || region === undefined
      ? []
      : [
          {
            ...BLANK_ACTION,
            act: 'place-marker',
            terrain: marker.terrain,
            region,
            marker: marker.id,
            by: build.controller,
          },
        ];
  return planOf(build, step.do, ['7.3.23.a', '7.3.23.b'], actions);
}
