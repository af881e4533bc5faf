/**
 * Measures one figure, named by its place in the list, in a process of its own: what was compiled for
 * games of another kind would slow these down. Writes the median to the file descriptor that it is given.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/dependencies.mjs';
import { readCards } from '../../src/library/examples/folder.ts';
import { FIGURES } from './games.ts';
import { reportPace } from './rounds.ts';

const { name, unit, measure } = FIGURES[Number(process.argv[2])]!;
const pace = measure(readCards(join(root, 'data')));
reportPace(name, pace, unit);
writeSync(Number(process.argv[3]), String(pace.median));
