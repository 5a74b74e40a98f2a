import { Icon } from '../../ui/icon/Icon.tsx';
import './sessionClock.css';

interface Figure {
  /** For screen readers. */
  readonly label: string;
  /** The visible label, where there is room for it. */
  readonly caption: string;
  readonly value: string;
}

export interface SessionClockProps {
  time: Figure;
  /** CLOCK-02: the session's net result. */
  net?: Figure | undefined;
}

/** How long the player has been signed in (CLOCK-01); the caller updates it. */
export function SessionClock({ time, net }: SessionClockProps) {
  return (
    <span className="fy-header__clock fy-clock">
      <Icon name="clock" size="small" />
      <span>
        <Label {...time} />
        <time>{time.value}</time>
      </span>
      {net && (
        <span>
          <Label {...net} />
          <span>{net.value}</span>
        </span>
      )}
    </span>
  );
}

const Label = ({ label, caption }: Figure) => (
  <>
    <span className="fy-sr">{label} </span>
    <span className="fy-clock__caption" aria-hidden="true">
      {caption}{' '}
    </span>
  </>
);
