import { useEffect, useEffectEvent, useId, useMemo } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { Win } from './Win.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useStore } from '../../../app/useStore.ts';
import { createCountUp } from '../../../features/jackpot/win/countUp.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import type { OverlayViewProps } from '../../../app/overlays.ts';

type WinVariant = 'jackpot-win' | 'raffle-win';

/** OVER-10, OVER-11, JACK-46 to JACK-49: the accessible name has the full amount; the visible one counts up to it. */
export function WinOverlay({ variant, contents, isOpen, onClose }: OverlayViewProps<WinVariant>) {
  const titleId = useId();
  const money = useMoney();
  const { act, amount, until, onClosed, isQuiet = false, ...contentPage } = contents;
  const countUp = useMemo(
    () => createCountUp(browserClock, amount, isQuiet || wantsLessMotion()),
    [amount, isQuiet],
  );
  useEffect(() => (isOpen ? countUp.start() : undefined), [countUp, isOpen]);
  useClosedBy(until, isOpen, onClose);
  const show = useStore(countUp);
  const close = () => {
    onClose();
    onClosed();
  };
  return (
    <Modal
      variant={variant}
      label={`${contentPage.source}: ${money(amount)}. ${contentPage.line}`}
      isOpen={isOpen}
      onClose={close}
    >
      <Win
        {...contentPage}
        titleId={titleId}
        isCelebrating={show.isCelebrating}
        amount={<Money parts={money.parts(show.amount)} />}
        action={
          <Button variant="jackpot" size="large" onClick={close}>
            {act}
          </Button>
        }
      />
    </Modal>
  );
}

function useClosedBy(until: AbortSignal | undefined, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !until) return;
    const over = () => close();
    if (until.aborted) return over();
    until.addEventListener('abort', over);
    return () => until.removeEventListener('abort', over);
  }, [until, isOpen]);
}

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
