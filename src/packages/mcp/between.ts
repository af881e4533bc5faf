/** What two cards do to each other when they are played together. */

import { z } from 'zod';
import type { Card } from '../../engine/index.ts';
import { PLAY_WORDS } from '../../languages/all-languages.ts';
import { spansOf } from '../../languages/say/text.ts';
import { sayObstacle } from '../../languages/texts/between.ts';
import { betweenTexts } from '../../languages/texts/interface.ts';
import type { Language } from '../../rulebook/language.ts';
import { findMeetings, type Meeting } from '../../sandbox/between/meeting.ts';
import { meetingSentences, sceneSentence } from '../../sandbox/between/meeting-sentences.ts';
import { reasonsForNone } from '../../sandbox/between/obstacle.ts';
import { finishSteps } from '../../sandbox/model/slices.ts';
import { cardsCalled } from './cards.ts';
import { sentenceOf } from './played.ts';
import { CARDS } from './sources.ts';
import { language, name, playedEdition, Unanswerable } from './tool.ts';

/** The most situations that an answer tells: the strongest ones. */
const MOST_TOLD = 6;

export const betweenAsked = z.strictObject({
  cards: z.tuple([name, name]).describe('The names of two cards.'),
  edition: playedEdition,
  language,
});

export type BetweenAsked = z.output<typeof betweenAsked>;

/** Plays two cards together, and returns the situations in which one affects the other. */
export function tellBetween({ cards, edition, language }: BetweenAsked): string {
  const [a, b] = [plainestCard(cards[0]), plainestCard(cards[1])];
  const rules = { cards: CARDS, edition };
  const { meetings, positions } = finishSteps(findMeetings({ a, b }, rules));
  const texts = betweenTexts(language);
  const nameOf = (which: 'a' | 'b') => nameIn(which === 'a' ? a : b, language);
  if (meetings.length === 0) {
    const reasons = reasonsForNone({ a, b }).map((reason) =>
      spansOf(sayObstacle(texts, reason, nameOf)),
    );
    return [
      texts.none(positions),
      ...reasons.map((reason) => `- ${sentenceOf(reason, language)}`),
    ].join('\n');
  }
  return meetings
    .slice(0, MOST_TOLD)
    .map((meeting) => tellMeeting(meeting, language, nameOf))
    .join('\n\n');
}

function tellMeeting(
  meeting: Meeting,
  language: Language,
  nameOf: (which: 'a' | 'b') => string,
): string {
  const texts = betweenTexts(language);
  const told = meetingSentences(meeting, {
    texts,
    playWords: PLAY_WORDS[language],
    namesOf: (id) => byId.get(id)?.name,
    marked: (id) => nameIn(byId.get(id)!, language),
  });
  const scene = spansOf(sceneSentence(meeting, texts, nameOf));
  return [
    sentenceOf(scene, language),
    ...told.map((sentence) => `- ${sentenceOf(sentence, language)}`),
    `Rules: ${meeting.cites.join(', ')}`,
  ].join('\n');
}

const byId = new Map(CARDS.map((card) => [card.id, card]));

function nameIn({ name }: Card, language: Language): string {
  return name[language] ?? name.en;
}

/** The plainest version of the one card that a name means. */
function plainestCard(asked: string): Card {
  const cards = cardsCalled(asked);
  const names = [...new Set(cards.map(({ name }) => name.en))];
  if (names.length > 1) {
    throw new Unanswerable(`“${asked}” could be ${names.join(' or ')}: name one of them.`);
  }
  return cards[0]!;
}
