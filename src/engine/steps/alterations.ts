/** How passive abilities and Terrain Markers change characteristics (2.3): a part of the engine. */

export { resolvePassives } from '../board/dependency.ts';
export { outlookOf, withoutIgnored } from '../board/outlook.ts';
export { tellPassives } from '../board/passives.ts';
export { addPresenceChanges, tellPlaces } from './presence.ts';
