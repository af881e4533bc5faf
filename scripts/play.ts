import { runPlayCommand } from './play/command.ts';

// A reader such as `head` may close its end before everything is told.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runPlayCommand(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
});
