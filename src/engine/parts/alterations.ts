/** How passive abilities and Terrain Markers change characteristics (2.3). */

export { resolvePassives } from '../board/dependency.ts';
export { outlookOf, withoutIgnored } from '../board/outlook.ts';
export { tellPassives } from '../board/passives.ts';
export { addPresenceChanges, tellPlaces } from '../steps/presence.ts';
