import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  WinsBeingChecked,
  type BalancePartsFragment,
  type WinsBeingCheckedQuery,
} from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useGraphql } from '../../app/graphql.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useWallet } from './WalletProvider.tsx';

type Checked = Pick<NonNullable<WinsBeingCheckedQuery['viewer']>['wallet'], 'beingChecked' | 'currency'>;

/** MONEY-09: a large win that the operator reviews, and that the balance does not contain yet. */
export function WinBeingChecked() {
  const text = useText();
  const money = useMoney();
  const checked = useWinsBeingChecked();
  if (!checked?.beingChecked) return null;
  const amount = money({ amount: checked.beingChecked, currency: checked.currency });
  return <Banner tone="info">{text('wallet.winBeingChecked', { amount })}</Banner>;
}

function useWinsBeingChecked(): Checked | null {
  const graphql = useGraphql();
  const { status, latest } = useWallet();
  const [checked, setChecked] = useState<Checked | null>(null);
  const reads = useRef(0);
  const isSignedIn = status !== 'NOT_AVAILABLE';

  const read = useEffectEvent(async () => {
    const number = ++reads.current;
    const { data } = await graphql.reread(WinsBeingChecked, {});
    if (data && number === reads.current) setChecked(data.viewer?.wallet ?? null);
  });
  const readAfter = useEffectEvent((update: BalancePartsFragment) => {
    const isPayment = Number(update.amount) > 0;
    // An update with amount zero means that a win was held or reversed. A payment can be the release of the
    // win.
    if (isPayment ? checked?.beingChecked : Number(update.amount) === 0) void read();
  });
  useEffect(() => {
    if (isSignedIn) void read();
  }, [isSignedIn]);
  useEffect(() => {
    if (latest?.moneyType === 'CasinoBet') readAfter(latest);
  }, [latest]);
  return isSignedIn ? checked : null;
}
