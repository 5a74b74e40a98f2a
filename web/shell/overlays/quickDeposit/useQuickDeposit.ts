import { useCallback, useEffect, useState } from 'react';
import { useOverlays } from '../../../ui/overlay/overlays.ts';
import type { Wanted } from '../../../features/cashier/deposit/wanted.ts';
import { useContent, useHref, useText } from '../../../features/content/index.ts';
import { useMessages } from '../../../features/messages/index.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchTexts } from '../../../transport/http/fetchTexts.ts';
import { mayDeposit, type GuardStates } from '../../guards/guards.ts';
import { needsIdentityCheck } from '../../guards/identityGuard.ts';
import { useNavigation } from '../../navigation/navigation.ts';
import { isCashierPath, OPEN_AFTER_MS } from './opening.ts';

const AREA = 'cashier';

/**
 * CASH-04: opens the quick deposit; from the cashier's own pages it goes to the lobby first.
 * @param path where the player is, without locale
 * @param guards what he owes
 */
export function useQuickDeposit(path: string, guards: GuardStates): (wanted: Partial<Wanted>) => void {
  const href = useHref();
  const navigation = useNavigation();
  const show = useShow(guards);
  useIdentityAsked(needsIdentityCheck(guards, path) ? path : null);
  const [waiting, setWaiting] = useState<Partial<Wanted> | null>(null);
  useEffect(() => {
    if (waiting === null || isCashierPath(path)) return;
    return browserClock.after(OPEN_AFTER_MS, () => {
      setWaiting(null);
      show(waiting);
    });
  }, [waiting, path, show]);
  return useCallback(
    (wanted) => {
      if (!isCashierPath(path)) return show(wanted);
      setWaiting(wanted);
      navigation?.go(href('/'));
    },
    [path, show, navigation, href],
  );
}

/** CASH-09: nothing is opened while something is owed; what it is, is said. */
function useShow(guards: GuardStates): (wanted: Partial<Wanted>) => void {
  const text = useText();
  const { texts, locale } = useContent();
  const overlays = useOverlays();
  const messages = useMessages();
  return useCallback(
    (wanted) => {
      const open = async (): Promise<void> => {
        if (guards.identityVerification === 'active') return overlays.open('sumsub-kyc-required', null);
        if (!mayDeposit(guards))
          return overlays.open('action-error', {
            title: text('wallet.deposit.guarded.title'),
            text: text('wallet.deposit.guarded'),
          });
        if (!texts.has('cashier.deposit.title')) texts.add(await fetchTexts(locale, [AREA]));
        await overlays.open('quick-deposit', wanted);
      };
      open().catch(() =>
        messages.show({ namespace: 'cashier', kind: 'error', message: text('wallet.deposit.unavailable') }),
      );
    },
    [text, texts, locale, overlays, messages, guards],
  );
}

/** AMB-12: closed, it comes again with the next page. @param path where it is asked; null: nowhere */
function useIdentityAsked(path: string | null): void {
  const overlays = useOverlays();
  useEffect(() => {
    // Without its code the desk still says so.
    if (path !== null) overlays.open('sumsub-kyc-required', null).catch(() => {});
  }, [path, overlays]);
}
