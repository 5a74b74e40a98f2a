import * as v from 'valibot';
import { DrawDataSchema, type DrawData } from '@foyer/contract/jackpot/http.ts';
import { DRAWN_POTS } from '@foyer/contract/jackpot/potNames.ts';
import { readTicket, type Ticket } from '@foyer/contract/jackpot/tickets.ts';
import type { RevealedPeriod } from '@foyer/contract/jackpot/verify.ts';

/** The data that anybody needs to recompute a draw. */
export const drawDataOf = (period: RevealedPeriod, { bet, microEuros }: Ticket): DrawData => ({
  instance: period.instance,
  period: period.id,
  commitment: period.commitment,
  seed: period.seed,
  pots: period.pots.map(({ id, one_in: oneIn }) => ({ id, one_in: oneIn })),
  bet,
  micro_euros: `${microEuros}`,
  won: DRAWN_POTS.filter((pot) =>
    period.wins.some((win) => win.bet === bet && win.pot === pot && win.by === 'odds'),
  ),
});

/** Parsed input: data of a draw, a bet id of the open list, or neither. */
type Pasted =
  | { readonly kind: 'draw'; readonly data: DrawData }
  | { readonly kind: 'bet'; readonly ticket: Ticket }
  | { readonly kind: 'unread' };

const PastedSchema = v.pipe(v.string(), v.parseJson(), DrawDataSchema);

/** @param lines list of the open period; null if none is open */
export function readPasted(pasted: string, lines: readonly string[] | null): Pasted {
  const text = pasted.trim();
  const line = lines?.find((one) => one.startsWith(`${text} `) || one === text);
  const ticket = line === undefined ? null : readTicket(line);
  if (text !== '' && ticket) return { kind: 'bet', ticket };
  const data = v.safeParse(PastedSchema, text);
  return data.success ? { kind: 'draw', data: data.output } : { kind: 'unread' };
}
