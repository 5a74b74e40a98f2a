import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { MINUTE } from '@foyer/domain/duration.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FieldError } from '../../ui/field/Field.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { SumList } from '../../ui/section/SumList.tsx';
import type { OverlayContents, OverlayViewProps } from '../../app/overlays.ts';
import { useNow } from '../../ui/section/useNow.ts';
import { useApp } from '../../app/app.tsx';
import { useHref, useDateTag, useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useTimeZone } from '../../i18n/useTimeZone.ts';
import { useStore } from '../../app/useStore.ts';
import { useOwnTexts } from '../../app/useOwnTexts.ts';
import { timePlayed } from './sessionTime.ts';
import './realityCheck.css';

type SessionNow = ReturnType<OverlayContents['reality-check']['session']['get']>;

/** OVER-07, RG-06, T3: Escape closes the overlay (AMB-12), but the check stays due. */
export function RealityCheckOverlay({ contents, isOpen, onClose }: OverlayViewProps<'reality-check'>) {
  const titleId = useId();
  const { session, goOn, leave, onClosed } = contents;
  const now = useStore(session);
  const actions = useActions({ goOn, leave });
  const close = () => {
    onClose();
    // If the player has answered, the close is not a dismissal.
    if (session.get().isDue) onClosed();
  };
  useCloseWhenAnswered(isOpen && !now.isDue, onClose);
  return (
    <Modal variant="reality-check" label={{ id: titleId }} isOpen={isOpen} onClose={close}>
      {isOpen && <Contents titleId={titleId} now={now} actions={actions} onClose={close} />}
    </Modal>
  );
}

/** Closes the overlay when the check is answered, here or in another tab. */
function useCloseWhenAnswered(isAnswered: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isAnswered) close();
  }, [isAnswered]);
}

interface ContentsProps {
  readonly titleId: string;
  readonly now: SessionNow;
  readonly actions: ReturnType<typeof useActions>;
  onClose(): void;
}

/** The two buttons have equal weight. */
function Contents({ titleId, now: { clock }, actions, onClose }: ContentsProps) {
  const text = useText();
  const href = useHref();
  const hasTexts = useOwnTexts('account', 'account.realityCheck.title') === 'here';
  if (!hasTexts || !clock) return <output id={titleId}>{text('shell.loading')}</output>;
  return (
    <div className="fy-dialog">
      <div className="fy-dialog__body fy-reality">
        <SessionFacts titleId={titleId} clock={clock} />
        {actions.problem && (
          <div role="alert">
            <FieldError>{text(actions.problem)}</FieldError>
          </div>
        )}
      </div>
      <div className="fy-dialog__foot fy-dialog__foot--row">
        <Button size="large" isLoading={actions.running === 'leave'} onClick={actions.leave}>
          {text('account.realityCheck.leave')}
        </Button>
        <Button size="large" isLoading={actions.running === 'goOn'} onClick={() => void actions.goOn()}>
          {text('account.realityCheck.goOn')}
        </Button>
      </div>
      <p className="fy-reality__links">
        {LINKS.map(([name, path]) => (
          <Link key={name} href={href(path)} onClick={onClose}>
            {text(`account.realityCheck.${name}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** Names of the links' texts, with their paths. */
const LINKS = [
  ['history', '/profile/session-history/'],
  ['games', '/profile/game-history/'],
  ['change', '/profile/limits/'],
] as const;

interface SessionFactsProps {
  readonly titleId: string;
  readonly clock: NonNullable<SessionNow['clock']>;
}

function SessionFacts({ titleId, clock: { startedAt, played, realityCheck } }: SessionFactsProps) {
  const text = useText();
  const money = useMoney();
  const since = new Intl.DateTimeFormat(useDateTag(), {
    timeStyle: 'short',
    timeZone: useTimeZone(),
  });
  const nowMs = useNow(true, useApp().renderedAtMs, MINUTE / 6);
  const { currency } = played;
  return (
    <>
      <div>
        <p className="fy-muted">{text('account.realityCheck.title')}</p>
        <h2 className="fy-reality__clock" id={titleId}>
          {text('account.realityCheck.time', timePlayed(startedAt, nowMs))}{' '}
          <small>{text('account.realityCheck.since', { time: since.format(new Date(startedAt)) })}</small>
        </h2>
      </div>
      <SumList
        facts={(['staked', 'won', 'net'] as const).map((key) => ({
          key,
          name: text(`account.realityCheck.${key}`),
          value: <Money parts={money.parts({ amount: played[key], currency })} />,
        }))}
      />
      <p className="fy-field__hint">
        {text('account.realityCheck.hint', { minutes: realityCheck?.periodMinutes ?? 0 })}
      </p>
    </>
  );
}

/** Runs one action at a time; a failed one shows an error and can be retried. */
function useActions({ goOn, leave }: Pick<OverlayContents['reality-check'], 'goOn' | 'leave'>) {
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
      // Signing out redirects to the identity provider. Offline the player would see the browser's error
      // page.
      if (!navigator.onLine) return setProblem('account.realityCheck.offline');
      setRunning('leave');
      void leave();
    },
  };
}
