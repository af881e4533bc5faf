/**
 * A Vite plugin that makes elements by calls of Preact's own function, as `astro.config.mjs` asks for:
 * calls of the runtime that TypeScript knows are longer, also when they are compressed.
 */
export const plainElements = {
  name: 'plain-elements',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code: string) => `import { Fragment as _Fragment, h as _h } from 'preact';${code}`,
  },
};
