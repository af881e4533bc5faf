import type { APIRoute } from 'astro';
import { cardNames } from '../library/card-names.ts';
import type { FacesOfNames } from '../pictures/face/faces-of-names.ts';
import { faceFacts } from '../sandbox/model/face-facts.ts';

/** What the faces of cards are drawn from in lists: one file for all languages. */
export const GET: APIRoute = () => {
  const faces: FacesOfNames = Object.fromEntries(
    [...cardNames.values()].map(({ id, versions }) => [id, faceFacts(versions[0])]),
  );
  return Response.json(faces);
};
