import type { AstroIntegration } from 'astro';

/** Adds the page of all controls to the development server; no built site has it. */
export function kitPage(): AstroIntegration {
  return {
    name: 'kit-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/en/kit/', entrypoint: './src/site/kit/Kit.astro' });
      },
    },
  };
}
