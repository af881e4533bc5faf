/**
 * Measures one figure, given by its index in the list, in its own process: code compiled for games of
 * another kind would be slower. Writes the median to the given file descriptor.
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
