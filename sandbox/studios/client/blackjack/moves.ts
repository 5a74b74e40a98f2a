import { fromJson, money, type Money } from '@foyer/domain/money.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import { COST, FIRST_STAKE, type Move } from '../../maths/blackjack/round.ts';
import type { ShownRound } from '../../play/blackjack/roundJson.ts';
import type { GameContext } from '../gameContext.ts';
import { allow, element, onPress } from '../page.ts';

const IN_A_HAND = ['hit', 'stand', 'double', 'split', 'surrender'] as const satisfies readonly Move[];
const BEFORE_IT = ['insure', 'decline'] as const satisfies readonly Move[];

export type Moves = ReturnType<typeof createMoves>;

/** Creates the buttons for the moves. Key repeats are ignored, because each press may cost a stake. */
export function createMoves(
  { texts: { blackjack }, bar, format }: Pick<GameContext, 'texts' | 'bar' | 'format'>,
  { lateSurrender }: BlackjackModel,
  press: (move: Move) => void,
) {
  const inHand = IN_A_HAND.filter((move) => move !== 'surrender' || lateSurrender);
  const group = element('div', { class: 'moves', role: 'group', 'aria-label': blackjack.moves, hidden: '' });
  const buttons = new Map<Move, HTMLButtonElement>();
  for (const move of [...IN_A_HAND, ...BEFORE_IT]) {
    const made = element('button', { type: 'button', class: `move ${move}` });
    onPress(made, () => press(move));
    made.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    buttons.set(move, made);
  }
  let shown: readonly Move[] = [];
  const allowOnly = (allowed: readonly Move[]): void => {
    for (const [move, made] of buttons) allow(made, allowed.includes(move));
  };
  /** Moves of one kind are laid out together, so that no button changes its position while a hand is played. */
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
    /**
     * Shows the allowed moves with their costs. They receive the focus if it was in the game; a focus
     * elsewhere on the page is not moved.
     */
    offer({ moves, bet }: Pick<ShownRound, 'moves' | 'bet'>): void {
      const isNowhere = document.hasFocus() && document.activeElement === document.body;
      const wasHere = isNowhere || hasFocus() || bar.hasFocus();
      lay(moves.includes('insure') ? BEFORE_IT : inHand);
      for (const [move, made] of buttons) {
        const price = costOf(move, fromJson(bet));
        made.replaceChildren(element('span', {}, blackjack[move]));
        if (price !== '') made.append(' ', element('small', {}, price));
      }
      allowOnly(moves);
      group.hidden = false;
      if (wasHere) group.querySelector<HTMLButtonElement>('[aria-disabled="false"]')?.focus();
    },
    /** Disables the buttons, without moving them, until moves are offered again. */
    wait: () => allowOnly([]),
    /** Hides the buttons. If one of them had the focus, the main button receives it. */
    hide(): void {
      if (hasFocus()) bar.focusMain();
      group.hidden = true;
    },
  };
}
