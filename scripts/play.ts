import { runPlayCommand } from './play/command.ts';

process.exitCode = await runPlayCommand(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
});
