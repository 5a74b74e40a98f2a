import { useEffect, useEffectEvent, useId, useState } from 'react';
import { languageTag } from '@foyer/domain/locale.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { RealityCheck } from '../../../ui/overlay/realityCheck/RealityCheck.tsx';
import type { OverlayContents } from '../../../ui/overlay/overlays.ts';
import { useNow } from '../../../ui/section/useNow.ts';
import {
  useContent,
  useHref,
  useLocale,
  useMoney,
  useText,
  useTimeZone,
  useWatched,
} from '../../../features/content/index.ts';
import { useOwnTexts } from '../compliance/useOwnTexts.ts';
import type { OverlayViewProps } from '../overlayStore.ts';
import { timePlayed } from './timePlayed.ts';

type SessionNow = ReturnType<OverlayContents['reality-check']['session']['read']>;

/** OVER-07, RG-06, T3. By the letter Escape closes it (AMB-12); the check itself stays due. */
export function RealityCheckOverlay({ contents, isOpen, onClose }: OverlayViewProps<'reality-check'>) {
  const titleId = useId();
  const { session, goOn, leave, onClosed } = contents;
  const now = useWatched(session);
  const acts = useActs({ goOn, leave });
  const close = () => {
    onClose();
    // One that was answered closes as well, and is not put away.
    if (session.read().isDue) onClosed();
  };
  useAnswered(isOpen && !now.isDue, onClose);
  return (
    <Modal variant="reality-check" label={{ id: titleId }} isOpen={isOpen} onClose={close}>
      {isOpen && <Contents titleId={titleId} now={now} acts={acts} onClose={close} />}
    </Modal>
  );
}

/** Here or in another tab: then there is nothing left to be answered. */
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
  const nowMs = useNow(true, useContent().renderedAtMs, MINUTE / 6);
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

/** One at a time; what did not come through is said, and may be tried again. */
function useActs({ goOn, leave }: Pick<OverlayContents['reality-check'], 'goOn' | 'leave'>) {
  const [running, setRunning] = useState<'goOn' | 'leave' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
      // The session ends at the provider, by a redirect: without a connection it would lead to the browser's error page.
      if (!navigator.onLine) return setProblem('account.realityCheck.offline');
      setRunning('leave');
      void leave();
    },
  };
}
