import { fromJson, money, type Money } from '@foyer/domain/money.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import { COST, FIRST_STAKE, type Move } from '../../maths/blackjack/round.ts';
import type { ShownRound } from '../../play/blackjack/roundJson.ts';
import type { GameContext } from '../gameContext.ts';
import { element } from '../page.ts';

const IN_A_HAND = ['hit', 'stand', 'double', 'split', 'surrender'] as const satisfies readonly Move[];
const BEFORE_IT = ['insure', 'decline'] as const satisfies readonly Move[];

export interface Moves {
  readonly element: HTMLElement;
  /**
   * Offers what the round allows, each move with what it costs. The focus goes to them where it was in the game; whoever
   * is about something else on the page is left there.
   */
  offer(round: Pick<ShownRound, 'moves' | 'bet'>): void;
  /** Nothing can be pressed until it is offered again; the buttons stay where they are. */
  wait(): void;
  /** Whoever pressed one of them goes on at the large button. */
  hide(): void;
}

/** The buttons a hand is played with. A key that is held down presses none of them: each press may cost a stake. */
export function createMoves(
  { texts: { blackjack }, bar, format }: Pick<GameContext, 'texts' | 'bar' | 'format'>,
  { lateSurrender }: BlackjackModel,
  press: (move: Move) => void,
): Moves {
  const inHand = IN_A_HAND.filter((move) => move !== 'surrender' || lateSurrender);
  const group = element('div', { class: 'moves', role: 'group', 'aria-label': blackjack.moves, hidden: '' });
  const buttons = new Map<Move, HTMLButtonElement>();
  for (const move of [...IN_A_HAND, ...BEFORE_IT]) {
    const made = element('button', { type: 'button', class: `move ${move}` });
    made.addEventListener('click', () => {
      if (made.getAttribute('aria-disabled') !== 'true') press(move);
    });
    made.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    buttons.set(move, made);
  }
  let shown: readonly Move[] = [];
  const allow = (allowed: readonly Move[]): void => {
    for (const [move, made] of buttons) made.setAttribute('aria-disabled', String(!allowed.includes(move)));
  };
  /** Those of one kind stand together, so that none changes its place while a hand is played. */
  const lay = (moves: readonly Move[]): void => {
    if (moves === shown) return;
    shown = moves;
    group.replaceChildren(...moves.flatMap((move) => buttons.get(move) ?? []));
  };

  const hasFocus = (): boolean => group.contains(document.activeElement);
  const costOf = (move: Move, { minor, currency }: Money): string =>
    COST[move] > 0 ? format(money((minor * BigInt(COST[move])) / BigInt(FIRST_STAKE), currency)) : '';

  return {
    element: group,
    offer({ moves, bet }) {
      const isNowhere = document.hasFocus() && document.activeElement === document.body;
      const wasHere = isNowhere || hasFocus() || bar.hasFocus();
      lay(moves.includes('insure') ? BEFORE_IT : inHand);
      for (const [move, made] of buttons) {
        const price = costOf(move, fromJson(bet));
        made.replaceChildren(element('span', {}, blackjack[move]));
        if (price !== '') made.append(' ', element('small', {}, price));
      }
      allow(moves);
      group.hidden = false;
      if (wasHere) group.querySelector<HTMLButtonElement>('[aria-disabled="false"]')?.focus();
    },
    wait: () => allow([]),
    hide() {
      if (hasFocus()) bar.focusMain();
      group.hidden = true;
    },
  };
}
