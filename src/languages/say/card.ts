/** The text of a card, printed from its ability tree (2.2.12). */

import type { Ability } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import { newContext } from './context.ts';
import { effectParagraph, toSentence } from './effect.ts';
import { type Span, spansOf, textOfSpans, withCapital } from './text.ts';
import type { Wording, WordingContext } from './wording.ts';

/** A line of a paragraph; a list of modes has one line for each. */
export interface TextLine {
  readonly bullet: boolean;
  readonly spans: readonly Span[];
}

/** The text of one ability (2.2.12.a). */
export interface AbilityText {
  readonly kind: Ability['kind'];
  /** In the support box (2.2.12.d). */
  readonly support: boolean;
  readonly lines: readonly TextLine[];
}

/** Whether what holds is written before its condition, as "unless" is and as some languages print costs. */
function isConditionLast(
  ability: Extract<Ability, { kind: 'passive' }>,
  language: Wording,
): boolean {
  if (ability.unless) return true;
  const { rule } = ability;
  if (rule.rule === 'cannot-be-played') return rule.of === 'me' && language.isCostFirst;
  const costs =
    rule.rule === 'played' && rule.card === 'me' && rule.changes.some((one) => 'cost' in one);
  return costs && language.isCostFirst;
}

/** An ability as marked text. */
function abilityWords(
  ability: Ability,
  language: Wording,
  token: WordingContext['token'],
  feminine = false,
): string {
  const quote = (quoted: Ability) => abilityWords(quoted, language, token);
  const context = newContext(language, token, quote, feminine);
  switch (ability.kind) {
    case 'keyword':
      return toSentence(language.keyword(ability.keyword, ability.amount, context), language);
    case 'begin':
      return toSentence(language.beginning(ability, context), language);
    case 'effect':
      return effectParagraph(ability.effect, language, context);
    case 'passive': {
      const { rule } = ability;
      const condition = ability.if ?? ability.unless;
      const asked = ability.if
        ? language.whilst(ability.if, context)
        : ability.unless && language.unless(ability.unless, context);
      const said = language.passive(rule, context, condition);
      if (asked === undefined) return toSentence(said, language);
      if (isConditionLast(ability, language) && !/[.«“]/u.test(said)) {
        return toSentence(`${said}${ability.unless ? ',' : ''} ${asked}`, language);
      }
      return toSentence(`${asked}, ${said}`, language);
    }
    case 'reaction': {
      const trigger = language.trigger(ability.trigger, context);
      const condition = ability.if ? `, ${language.condition(ability.if, context)}` : '';
      const dash = trigger.startsWith('{') && condition === '' ? ' ' : ' — ';
      return `${withCapital(trigger)}${condition}${dash}${effectParagraph(ability.effect, language, context)}`;
    }
    case 'quick-action': {
      const cost = withCapital(language.symbols(ability.cost, context));
      const said = [
        `${cost}${language.colon}${effectParagraph(ability.effect, language, context)}`,
      ];
      if (ability.only) said.push(toSentence(language.only(ability.only, context), language));
      if (ability.more) {
        const more = language.costsMore(ability.more.by, ability.more.if, context);
        said.push(toSentence(more, language));
      }
      return said.join(' ');
    }
  }
}

/**
 * The texts of a card's abilities in a language, in the order of the tree.
 * `token` finds the card of a token by its id; a token with abilities is quoted where it is created.
 */
export function cardText(
  card: Pick<Card, 'abilities' | 'feminine'>,
  language: Wording,
  token: (id: string) => Card,
): AbilityText[] {
  return card.abilities.map((ability) => {
    const support = 'support' in ability && ability.support === true;
    const words = abilityWords(ability, language, token, card.feminine);
    const icon = support && ability.kind !== 'quick-action' ? '{support} ' : '';
    const isCompleted = 'completed' in ability && ability.completed === true;
    const box = isCompleted ? `${language.completed}${language.colon}` : icon;
    const lines = (box + words).split('\n').map((line) => {
      const bullet = line.startsWith('• ');
      return { bullet, spans: spansOf(bullet ? line.slice(2) : line) };
    });
    return { kind: ability.kind, support, lines };
  });
}

/** The text of a card without structure: a line for each ability or mode. */
export function plainText(text: readonly AbilityText[]): string {
  return text
    .flatMap((ability) => ability.lines)
    .map((line) => (line.bullet ? '• ' : '') + textOfSpans(line.spans))
    .join('\n');
}
