import type { DebtPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';

/** What the player owes after a win or a deposit was reversed that the balance no longer held. */
export function AmountOwed({ wallet }: { readonly wallet: DebtPartsFragment | undefined }) {
  const text = useText();
  const money = useMoney();
  if (!wallet?.owed) return null;
  const amount = money({ amount: wallet.owed, currency: wallet.currency });
  return <Banner tone="warning">{text('wallet.owed', { amount })}</Banner>;
}
