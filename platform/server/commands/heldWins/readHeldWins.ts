import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { requireBrandAlone, type ReportDeps } from '../operatorCommand.ts';

const MAX_WINS = 1_000;

/**
 * Lists a brand's wins that await an operator's decision, oldest first. Each shows its round's stakes that are not
 * rolled back, and how much the round could still win when this win arrived; a promotional win shows the largest that
 * is paid. @throws OperatorError
 */
export async function readHeldWins(
  { services, database, sites }: ReportDeps<'wallet' | 'players'>,
  args: readonly string[],
): Promise<string> {
  const { brand } = requireBrandAlone(sites, args, 'held-wins');
  const wins = await services.wallet.heldWins(database.query, { brand, first: MAX_WINS });
  if (wins.length === 0) return 'no win is held';
  const lines = wins.map(async (win) => {
    const { email } = await services.players.get(database.query, win.playerId);
    const { id, heldAt, studio, transactionId, game, round, amount, room, staked, reason } = win;
    const [what, bound] =
      round === null
        ? [`in a promotion of ${studio}`, `outside of any round; up to ${amountText(room)} is paid`]
        : [
            `in ${studio}/${game}`,
            `of round ${round}, which has ${amountText(staked)} staked and could still win ${amountText(room)}`,
          ];
    return [
      `${heldAt.toISOString()}  held win ${id}: ${amountText(amount)} for ${email} ${what}`,
      `  win ${transactionId} ${bound}`,
      ...(reason === 'StudioHold'
        ? [`  held with all wins of ${studio} in ${amount.currency}: npm run studio-holds`]
        : []),
    ].join('\n');
  });
  return (await Promise.all(lines)).join('\n');
}

const amountText = (amount: Money): string => `${toDecimal(amount)} ${amount.currency}`;
