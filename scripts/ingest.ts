import { runIngest } from '../src/ingest/command.ts';

// A reader such as `head` may close the pipe before the end of the output.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = runIngest(process.argv.slice(2), { out: process.stdout, err: process.stderr });
