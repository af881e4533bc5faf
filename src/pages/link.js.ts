import type { APIRoute } from 'astro';
import { plainScript, source } from '../components/plain-script.ts';

const CODE = `
  import { linkMarks } from '${source('link/link.ts')}';
  const script = document.currentScript;
  if (script instanceof HTMLScriptElement) {
    const start = () => void linkMarks(script).catch(() => {});
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  }`;

/** The script that makes links of marks in the pages of others. */
export const GET: APIRoute = async () =>
  new Response(await plainScript(CODE), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
