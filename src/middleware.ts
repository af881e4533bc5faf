import { defineMiddleware } from 'astro:middleware';
import { withHashedStyles } from './site/layout/inline-styles.ts';

/** Every page of the built site has its styles named in its content policy. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!import.meta.env.PROD || !isPage) return response;
  const { status, headers } = response;
  return new Response(withHashedStyles(await response.text()), { status, headers });
});
