import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import type { Texts } from '../../texts/texts.ts';
import { element, fill } from '../page.ts';
import { ratio } from './texts.ts';

/** The rules of the table as text, generated from its maths model. */
export function rulesOf(model: BlackjackModel, texts: Texts, leftMinutes: number): HTMLElement[] {
  const { blackjack } = texts;
  const left = fill(blackjack.left, { minutes: String(leftMinutes) });
  return paragraphs(model, texts, [left, blackjack.pace]);
}

/** The rules of a shared (live) table, where each decision has a time limit. */
export const liveRulesOf = (model: BlackjackModel, texts: Texts, seconds: number): HTMLElement[] =>
  paragraphs(model, texts, [fill(texts.live.cardsRules, { seconds: String(seconds) })]);

function paragraphs(model: BlackjackModel, { blackjack }: Texts, pace: readonly string[]): HTMLElement[] {
  const { decks, pays, dealerStandsOnSoft17, offersInsurance, splits, doubleAfterSplit, lateSurrender } =
    model;
  const shoe = [
    fill(blackjack.shoe, { decks: String(decks) }),
    `${dealerStandsOnSoft17 ? blackjack.stands : blackjack.draws}.`,
    `${fill(blackjack.pays, { ratio: ratio(pays.blackjack) })}.`,
    ...(offersInsurance ? [`${fill(blackjack.insurancePays, { ratio: ratio(pays.insurance) })}.`] : []),
  ];
  const choices = [
    blackjack.look,
    blackjack.doubling,
    ...(splits > 0 ? [blackjack.splitting] : []),
    ...(splits > 0 ? [doubleAfterSplit ? blackjack.doublingSplit : blackjack.noDoublingSplit] : []),
    ...(lateSurrender ? [blackjack.surrendering] : []),
  ];
  return [
    [blackjack.aim],
    shoe,
    choices,
    [blackjack.extra],
    pace,
    [doubleAfterSplit ? blackjack.strategy : blackjack.strategyUndoubled],
  ].map((sentences) => element('p', {}, sentences.join(' ')));
}
