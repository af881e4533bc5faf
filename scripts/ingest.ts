import { runIngest } from '../src/ingest/command.ts';

process.exitCode = runIngest(process.argv.slice(2), { out: process.stdout, err: process.stderr });
