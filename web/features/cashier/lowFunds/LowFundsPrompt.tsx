import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RunningBonus, type BalancePartsFragment } from '@foyer/contract/generated/operations.ts';
import { useOverlays } from '../../../ui/overlay/overlays.ts';
import { useCookies, useGraphql, useText } from '../../content/index.ts';
import { DepositDoor, useWallet } from '../../wallet/index.ts';
import { lowFundsFlag } from './lowFundsFlag.ts';
import { fundsAfter, isBonusEnabled, maySuggest } from './lowFunds.ts';

interface Props {
  /** CASH-14 */
  readonly isSports: boolean;
  /** Of the game that is open here; null where none is. */
  readonly category: string | null;
}

/** CASH-10: when a bet leaves too little for two more, the player is asked whether to deposit. */
export function LowFundsPrompt({ isSports, category }: Props): null {
  const text = useText();
  const graphql = useGraphql();
  const cookies = useCookies();
  const openDeposit = use(DepositDoor);
  const overlays = useOverlays();
  const { latest, isStale } = useWallet();
  const [flag] = useState(lowFundsFlag);
  const judged = useRef<number | null>(null);

  const mayAsk = () =>
    cookies !== null &&
    maySuggest({
      isDialogOpen: document.querySelector('dialog[open]') !== null,
      isFlagSet: flag.isSet(cookies),
      isSports,
    });

  const isLow = async (update: BalancePartsFragment): Promise<boolean> => {
    const verdict = fundsAfter(update);
    if (verdict !== 'lowWithoutBonus') return verdict === 'low';
    const { data } = await graphql.reread(RunningBonus, {});
    const bonus = data?.viewer?.wallet.bonus ?? null;
    // Where it could not be read, nobody is asked for money.
    return data !== undefined && !isBonusEnabled(bonus, category);
  };

  const ask = useEffectEvent(async (update: BalancePartsFragment, isCurrent: () => boolean) => {
    if (!mayAsk() || !(await isLow(update)) || !isCurrent() || !mayAsk()) return;
    await overlays.open('confirmation', {
      title: text('wallet.lowFunds.title'),
      text: text('wallet.lowFunds.text'),
      act: text('wallet.lowFunds.act'),
      onConfirm: () => openDeposit?.(),
      onDismiss: () => void (cookies && flag.set(cookies)),
    });
  });

  useEffect(() => {
    // While what was missed is told, the latest is still to come; each movement is judged once.
    if (!latest || isStale || judged.current === latest.sequence) return;
    judged.current = latest.sequence;
    let isLatest = true;
    // Its code could not be had: the next bet asks again.
    ask(latest, () => isLatest).catch(() => {});
    return () => void (isLatest = false);
  }, [latest, isStale]);
  return null;
}
