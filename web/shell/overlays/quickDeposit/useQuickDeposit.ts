import { useCallback, useEffect, useState } from 'react';
import { useOverlays, type Overlays } from '../../../app/overlays.ts';
import type { DepositRequest } from '../../../features/cashier/deposit/depositRequest.ts';
import { useApp } from '../../../app/app.tsx';
import { pageReload } from '../../../app/pageVisit/pageReload.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchTexts } from '../../../transport/http/fetchTexts.ts';
import { mayDeposit, type Guard } from '../../guards/guards.ts';
import { guardPrompt, overlayOf, type GuardOverlay } from '../../guards/guardPrompt.ts';
import { useNavigation } from '../../navigation/navigation.ts';
import type { Page } from '../../routing/page.ts';
import { openInLobby } from './openInLobby.ts';

const AREA = 'cashier';

/**
 * CASH-04: opens the quick deposit; from the cashier's own pages it goes to the lobby first.
 * @param guards steps required of the player
 */
export function useQuickDeposit(
  { path, route }: Pick<Page, 'path' | 'route'>,
  guards: readonly Guard[],
): (request: Partial<DepositRequest>) => void {
  const isCashier = route.isCashier === true;
  const href = useHref();
  const navigation = useNavigation();
  const show = useShow(guards);
  useGuardPrompt(guardPrompt(guards, route), path);
  const [waiting, setWaiting] = useState<Partial<DepositRequest> | null>(null);
  useEffect(() => {
    if (waiting === null || isCashier) return;
    return openInLobby(browserClock, () => {
      setWaiting(null);
      show(waiting);
    });
  }, [waiting, isCashier, show]);
  return useCallback(
    (request) => {
      if (!isCashier) return show(request);
      setWaiting(request);
      navigation?.go(href('/'));
    },
    [isCashier, show, navigation, href],
  );
}

/** CASH-09: while the player has to complete a step, shows that step instead of the deposit. */
function useShow(guards: readonly Guard[]): (request: Partial<DepositRequest>) => void {
  const text = useText();
  const { texts, locale } = useApp();
  const depositPath = useHref()('/deposit/');
  const overlays = useOverlays();
  const messages = useMessages();
  return useCallback(
    (request) => {
      const open = async (): Promise<void> => {
        const overlay = overlayOf(guards);
        if (overlay) return openStep(overlays, overlay);
        if (!mayDeposit(guards))
          return overlays.open('action-error', {
            title: text('wallet.deposit.guarded.title'),
            text: text('wallet.deposit.guarded'),
          });
        if (!texts.has('cashier.deposit.title')) texts.add(await fetchTexts(locale, [AREA]));
        await pageReload.openOrGo(() => overlays.open('quick-deposit', request), depositPath);
      };
      open().catch(() =>
        messages.show({ namespace: 'cashier', kind: 'error', message: text('wallet.deposit.unavailable') }),
      );
    },
    [text, texts, locale, depositPath, overlays, messages, guards],
  );
}

/** AMB-12: shows the step; if it is closed, it opens again on the next page. */
function useGuardPrompt(overlay: GuardOverlay | null, path: string): void {
  const overlays = useOverlays();
  useEffect(() => {
    // If the overlay's code cannot be loaded, the cashier and the game still show the request.
    if (overlay !== null) openStep(overlays, overlay).catch(() => {});
  }, [overlay, path, overlays]);
}

const openStep = (overlays: Overlays, overlay: GuardOverlay): Promise<void> =>
  overlay === 'content-accept' ? overlays.open(overlay, {}) : overlays.open(overlay, null);
