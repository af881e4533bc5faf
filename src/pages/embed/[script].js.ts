import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { embeddedScript, PARTS } from '../../site/example/embedded-script.ts';

export const getStaticPaths = (() =>
  LANGUAGES.flatMap((lang) =>
    PARTS.map((part) => ({
      params: { script: part === 'view' ? lang : `${lang}-${part}` },
      props: { lang, part },
    })),
  )) satisfies GetStaticPaths;

/** The scripts of embedded examples: plain ones, which a frame without origin may load. */
export const GET: APIRoute<{ lang: Language; part: (typeof PARTS)[number] }> = async ({ props }) =>
  new Response(await embeddedScript(props.lang, props.part), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
