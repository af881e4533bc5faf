import { readdirSync } from 'node:fs';
import { noteFigure } from '../../scripts/bench/figures.ts';
import { exitStatusOf, launchScript } from '../../scripts/dependencies.mjs';

/**
 * Builds the site into a folder, from nothing, and prints how long it took.
 * Method: wall-clock time of `npm run build`, the search index included, and of the HTML files that
 * it wrote.
 */
export async function benchBuild(folder: string): Promise<void> {
  const started = performance.now();
  const status = await exitStatusOf(
    launchScript('build', ['--outDir', folder, '--force'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  if (status !== 0) throw new Error(`The build failed with status ${status}`);
  const seconds = (performance.now() - started) / 1000;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).length;
  noteFigure('build: milliseconds for a page', 'time', (1000 * seconds) / pages);
  console.log('Build (wall-clock time of npm run build, search index included)');
  console.log(
    `  ${seconds.toFixed(1)} s for ${pages} pages: ${(pages / seconds).toFixed(0)} pages/s`,
  );
}
