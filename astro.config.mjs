import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import packageJson from './package.json' with { type: 'json' };
import { readTracker } from './src/addresses/issue-tracker.ts';
import { siteMap } from './src/addresses/sitemap.ts';
import { ENDPOINTS } from './src/api/documents.ts';
import { searchIndex } from './src/search/index/integration.ts';
import { buildLock } from './src/site/hosting/build-lock.ts';
import { dataReload } from './src/site/hosting/data-reload.ts';
import { finishedPages } from './src/site/hosting/finishing/integration.ts';
import { hostingFiles } from './src/site/hosting/integration.ts';
import { clearOldSite } from './src/site/hosting/old-site.ts';
import { provenSite } from './src/site/hosting/proof/integration.ts';
import { readSecurityContact } from './src/site/hosting/security-contact.ts';
import { kitPage } from './src/site/kit/integration.ts';
import { editionsOf, takeLists } from './src/site/offline/take-list.ts';
import { filesOfImport, retriedImports } from './src/site/scripts/retried-imports.ts';

/** The folder that the ingest wrote; another one can be built by naming it. */
const content = process.env.CONTENT_DIR ?? 'content';

/** Where the site will stand, and the folder below the host's root; both may be unknown. */
const { SITE: site, BASE: base = '/' } = process.env;

/** Where readers report what is wrong; without it they copy their report. */
const tracker = readTracker(process.env.SITE_ISSUES);

/** Where security faults are reported; without it there is no security.txt. */
const contact = readSecurityContact(process.env.SITE_SECURITY, process.env.SITE_SECURITY_UNTIL);

// Vitest and some hosts set this; it would be taken for the folder that BASE names.
delete process.env.BASE_URL;

export default defineConfig({
  // Only canonical and unfurl addresses and the sitemap need it: SITE=https://… tells.
  site,
  base,
  trailingSlash: 'always',
  // Four pages at a time, so that writing one does not hold up the next.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  // Each content folder has its own cache, or entries of one would be taken for another's.
  cacheDir: `./node_modules/.astro/${content.replace(/\W+/g, '-')}`,
  // Astro 7's default drops the space between inline elements on separate lines.
  compressHTML: true,
  // Typography is the dictionaries' own, in each language.
  markdown: {
    processor: satteri({ features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  integrations: [
    buildLock(),
    kitPage(),
    mdx(),
    clearOldSite(),
    finishedPages(base.replace(/\/?$/, '/'), async () => (await editionsOf(content)).current),
    searchIndex(content, 'data'),
    dataReload('data'),
    hostingFiles(base, site, contact),
    takeLists(base.replace(/\/?$/, '/'), () => editionsOf(content)),
    ...(site ? [siteMap(base)] : []),
    // After all others.
    provenSite(base.replace(/\/?$/, '/'), ENDPOINTS),
  ],
  devToolbar: { enabled: false },
  vite: {
    define: {
      'import.meta.env.SITE_ISSUES': JSON.stringify(tracker ?? ''),
      'import.meta.env.SITE_VERSION': JSON.stringify(packageJson.version),
    },
    plugins: [retriedImports()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      // Scripts of the page's own would each need a hash in its content policy.
      assetsInlineLimit: 0,
      modulePreload: { resolveDependencies: filesOfImport },
      // Astro marks each MDX file with a directive that the bundler would warn of, file by file.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
