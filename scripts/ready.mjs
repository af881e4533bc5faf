/**
 * Runs before the commands that need the dependencies and a new Node: if one is missing, says what to
 * do instead of failing at the first import. Plain JavaScript without imports from packages.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { troubleOfFolder } from './folder-name.mjs';

const root = new URL('..', import.meta.url);

/** Returns what the user must do first; null if everything is installed. */
function findObstacle() {
  const trouble = troubleOfFolder(fileURLToPath(root));
  if (trouble) return trouble;
  const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const oldest = Number(/\d+/.exec(engines.node)?.[0]);
  try {
    readFileSync(new URL('node_modules/.package-lock.json', root));
  } catch {
    return 'The dependencies are not installed. Run "npm start", which installs, builds and serves, or "npm ci".';
  }
  if (Number(/\d+/.exec(process.version)?.[0]) < oldest) {
    return (
      `This needs Node ${engines.node}; it runs on ${process.version}. Start it with "npm run", which ` +
      'takes the Node that comes with the dependencies, or install a newer one.'
    );
  }
  return null;
}

const why = findObstacle();
if (why) {
  console.error(why);
  process.exitCode = 1;
}
