import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { languageTag } from '@foyer/domain/locale.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import type { OverlayContents, OverlayViewProps } from '../../app/overlays.ts';
import { useNow } from '../../ui/section/useNow.ts';
import { useApp } from '../../app/app.tsx';
import { useHref, useLocale, useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useTimeZone } from '../../i18n/useTimeZone.ts';
import { useStore } from '../../app/useStore.ts';
import { useOwnTexts } from '../../app/useOwnTexts.ts';
import { timePlayed } from './timePlayed.ts';

type SessionNow = ReturnType<OverlayContents['reality-check']['session']['get']>;

/** OVER-07, RG-06, T3. Per spec Escape closes it (AMB-12); the check stays due. */
export function RealityCheckOverlay({ contents, isOpen, onClose }: OverlayViewProps<'reality-check'>) {
  const titleId = useId();
  const { session, goOn, leave, onClosed } = contents;
  const now = useStore(session);
  const acts = useActs({ goOn, leave });
  const close = () => {
    onClose();
    // Closing after an answer is not a dismissal.
    if (session.get().isDue) onClosed();
  };
  useAnswered(isOpen && !now.isDue, onClose);
  return (
    <Modal variant="reality-check" label={{ id: titleId }} isOpen={isOpen} onClose={close}>
      {isOpen && <Contents titleId={titleId} now={now} acts={acts} onClose={close} />}
    </Modal>
  );
}

/** Closes the overlay once the check is answered, here or in another tab. */
function useAnswered(isAnswered: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isAnswered) close();
  }, [isAnswered]);
}

interface ContentsProps {
  readonly titleId: string;
  readonly now: SessionNow;
  readonly acts: ReturnType<typeof useActs>;
  onClose(): void;
}

function Contents({ titleId, now: { clock }, acts, onClose }: ContentsProps) {
  const text = useText();
  const href = useHref();
  const isSpoken = useOwnTexts('account', 'account.realityCheck.title') === 'here';
  const words = useWords(clock);
  if (!isSpoken || !words) return <output id={titleId}>{text('shell.loading')}</output>;
  return (
    <RealityCheck
      {...words}
      titleId={titleId}
      problem={acts.problem && text(acts.problem)}
      acts={
        <>
          <Button size="large" isLoading={acts.running === 'leave'} onClick={acts.leave}>
            {text('account.realityCheck.leave')}
          </Button>
          <Button size="large" isLoading={acts.running === 'goOn'} onClick={() => void acts.goOn()}>
            {text('account.realityCheck.goOn')}
          </Button>
        </>
      }
      links={[
        {
          key: 'history',
          href: href('/profile/session-history/'),
          label: text('account.realityCheck.history'),
        },
        { key: 'games', href: href('/profile/game-history/'), label: text('account.realityCheck.games') },
        { key: 'period', href: href('/profile/limits/'), label: text('account.realityCheck.change') },
      ]}
      onLink={onClose}
    />
  );
}

function useWords(clock: SessionNow['clock']) {
  const text = useText();
  const money = useMoney();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const nowMs = useNow(true, useApp().renderedAtMs, MINUTE / 6);
  if (!clock) return null;
  const { startedAt, played, realityCheck } = clock;
  const { currency, staked, won, net } = played;
  const since = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short', timeZone });
  return {
    kicker: text('account.realityCheck.title'),
    time: text('account.realityCheck.time', timePlayed(startedAt, nowMs)),
    since: text('account.realityCheck.since', { time: since.format(new Date(startedAt)) }),
    sums: [
      { name: text('account.realityCheck.staked'), amount: staked },
      { name: text('account.realityCheck.won'), amount: won },
      { name: text('account.realityCheck.net'), amount: net },
    ].map(({ name, amount }) => ({ name, amount: <Money parts={money.parts({ amount, currency })} /> })),
    hint: text('account.realityCheck.hint', { minutes: realityCheck?.periodMinutes ?? 0 }),
  };
}

/** Runs one action at a time; a failed one shows an error and can be retried. */
function useActs({ goOn, leave }: Pick<OverlayContents['reality-check'], 'goOn' | 'leave'>) {
  const [running, setRunning] = useState<'goOn' | 'leave' | null>(null);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  return {
    running,
    problem,
    async goOn() {
      setRunning('goOn');
      setProblem(null);
      if (!(await goOn())) setProblem('account.realityCheck.failed');
      setRunning(null);
    },
    leave() {
      // Signing out redirects to the identity provider; offline, that would end on the browser's error page.
      if (!navigator.onLine) return setProblem('account.realityCheck.offline');
      setRunning('leave');
      void leave();
    },
  };
}
