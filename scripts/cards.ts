/**
 * `npm run cards -- coverage | write | check | alive | both-ways | words | print | texts | forms`: reads
 * the printed texts beside the project, writes the collection from them, plays every card of it, looks for
 * words that reading drops, shows which texts have changed, and counts the words that cards print.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { EDITIONS } from '../src/engine/rules/edition.ts';
import { lookForDeadAbilities } from './cards/alive.ts';
import { lookForOneWay } from './cards/both-ways.ts';
import { check } from './cards/check.ts';
import { coverage } from './cards/coverage.ts';
import { forms } from './cards/forms.ts';
import { print } from './cards/print.ts';
import { texts } from './cards/texts.ts';
import { lookForDroppedWords } from './cards/words.ts';
import { write } from './cards/write.ts';

const DEFAULT_GAMES = 200;
/** Random games in which nearly every ability resolves twenty times. */
const DEFAULT_ALIVE = 20_000;
const OFTEN = 20;

const program = new Command('cards').description(
  'Compiles the printed texts of cards, and checks the collection that they make.',
);

program
  .command('coverage')
  .description('How many printed texts compile, by set and language; with the first unread word.')
  .option('--unread', 'list the texts that are not read', false)
  .option('--back', 'abilities as they are printed here, whether they read as they were', false)
  .option('--foreign', 'list the texts that the data gives in another language', false)
  .option('--uniques', 'how many combinations of unique cards compile', false)
  .action(coverage);

program
  .command('write')
  .description('Writes data/cards from the printed cards; trees that no text gives are kept.')
  .action(write);

program
  .command('forms')
  .description('Writes how many cards print each of two competing forms, for the checks of texts.')
  .action(forms);

program
  .command('check')
  .description('Plays random games with each compiled card, and with uniques drawn by lot.')
  .option('--games <number>', 'how many games with each card', wholeNumber, DEFAULT_GAMES)
  .option('--card <id>', 'only this card')
  .option('--set <set>', 'only the cards of this set, such as EOLE')
  .option('--uniques <number>', 'how many unique cards, drawn by lot', wholeNumber, 0)
  .action(check);

program
  .command('alive')
  .description(
    'Plays random games and says which abilities resolve and never do anything, or never activate.',
  )
  .option('--games <number>', 'how many games', wholeNumber, DEFAULT_ALIVE)
  .option('--seed <number>', 'the number of the first game', wholeNumber, 0)
  .option(
    '--often <number>',
    'how often an ability must have resolved, or could have been at work',
    wholeNumber,
    OFTEN,
  )
  .addOption(new Option('--edition <id>', 'the edition').choices(EDITIONS).default('5.0'))
  .action(lookForDeadAbilities);

program
  .command('both-ways')
  .description('Says which conditions of cards are never seen both true and false in play.')
  .option('--games <number>', 'how many random games', wholeNumber, 0)
  .option('--positions <number>', 'how many positions around each card', wholeNumber, 200)
  .option('--seed <number>', 'the number of the first game or position', wholeNumber, 500)
  .option('--card <id>', 'only this card')
  .option('--keep', 'write a small position for each way to data/generated/both-ways.json', false)
  .action(lookForOneWay);

program
  .command('words')
  .description(
    'Takes each word out of each text in turn: the tree must differ, or nothing be read.',
  )
  .option('--drawn <number>', 'only so many texts of each language, drawn by lot', wholeNumber)
  .option('--seed <number>', 'by which they are drawn', wholeNumber, 1)
  .action(lookForDroppedWords);

program
  .command('print')
  .description('Shows the French and Italian texts that are not those of the printed cards.')
  .option(
    '--keep',
    'accept them by the kind of their difference, and keep hashes of the printed texts',
    false,
  )
  .action(print);

program
  .command('texts')
  .description('Shows the texts of cards that are not as they were read by eye.')
  .option('--keep', 'take the texts as they are now for read', false)
  .action(texts);

await program.parseAsync();

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new InvalidArgumentError('a whole number');
  return value;
}
