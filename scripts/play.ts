import { runPlayCommand } from './play/command.ts';

// A reader such as `head` may close the pipe before the end of the output.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runPlayCommand(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
});
