import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RunningBonus, type BalancePartsFragment } from '@foyer/contract/generated/operations.ts';
import { useOverlays } from '../../../app/overlays.ts';
import { useCookies } from '../../../app/cookies.tsx';
import { useGraphql } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { OpenDepositContext, useWallet } from '../../wallet/index.ts';
import { lowFundsFlag } from './lowFundsFlag.ts';
import { fundsAfter, isBonusEnabled, maySuggest } from './lowFunds.ts';

interface Props {
  /** CASH-14: no deposit is suggested on sports pages. */
  readonly isSports: boolean;
  /** Category of the game that is open; null if no game is open. */
  readonly category: string | null;
}

/** CASH-10: suggests a deposit when a bet leaves less than enough for two more such bets. */
export function LowFundsPrompt({ isSports, category }: Props): null {
  const text = useText();
  const graphql = useGraphql();
  const cookies = useCookies();
  const openDeposit = use(OpenDepositContext);
  const overlays = useOverlays();
  const { latest, isStale } = useWallet();
  const [flag] = useState(lowFundsFlag);
  const checkedSequence = useRef<number | null>(null);

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
    // If the bonus could not be read, no deposit is suggested.
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
    // While missed updates are replayed, a later update will follow. Each update is checked only once.
    if (!latest || isStale || checkedSequence.current === latest.sequence) return;
    checkedSequence.current = latest.sequence;
    let isLatest = true;
    // If the dialog's code cannot be loaded, the next bet tries again.
    ask(latest, () => isLatest).catch(() => {});
    return () => void (isLatest = false);
  }, [latest, isStale]);
  return null;
}
