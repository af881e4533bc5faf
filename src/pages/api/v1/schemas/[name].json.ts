import type { APIRoute } from 'astro';
import { shapeSchema } from '../../../../api/documents.ts';
import { SHAPES, type ShapeName } from '../../../../api/schema.ts';

export function getStaticPaths() {
  return (Object.keys(SHAPES) as ShapeName[]).map((name) => ({
    params: { name },
    props: { name },
  }));
}

/** The JSON Schema of a kind of answer, or of a part that several share. */
export const GET: APIRoute<{ name: ShapeName }> = ({ props }) =>
  Response.json(shapeSchema(props.name));
