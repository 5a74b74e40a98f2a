import { Icon } from '../../ui/icon/Icon.tsx';
import { countdown } from './limitStatus.ts';

interface WaitingPeriodProps {
  readonly status: string;
  /** Label of the countdown; null once the period is over. */
  readonly label: string | null;
  readonly until: string;
  readonly nowMs: number;
}

export const WaitingPeriod = ({ status, label, until, nowMs }: WaitingPeriodProps) => (
  <div className="fy-limit__pending">
    <Icon name="clock" size="small" />
    <div>
      <output>{status}</output>
      {label !== null && (
        <p>
          {label}{' '}
          <b className="fy-num" role="timer">
            {countdown(until, nowMs)}
          </b>
        </p>
      )}
    </div>
  </div>
);
