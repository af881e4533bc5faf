/** `npm run pack`: makes the packages of the rules, of the engine and for assistants, to be installed elsewhere. */
import { statSync } from 'node:fs';
import { Command } from 'commander';
import { makePackages } from './pack/make.ts';

const program = new Command('pack')
  .description(
    'Makes packages of the rules, of the engine and for assistants, as tarballs that npm installs.',
  )
  .option('--out <folder>', 'where they go; what stands there is replaced', '.tmp/packages')
  .parse();

for (const tarball of await makePackages(program.opts<{ out: string }>().out)) {
  console.log(`${tarball}  ${Math.round(statSync(tarball).size / 1000)} kB`);
}
