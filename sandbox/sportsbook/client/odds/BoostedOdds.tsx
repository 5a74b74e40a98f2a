import { say } from '../say.ts';
import { oddsText } from './oddsText.ts';

interface BoostedOddsProps {
  readonly ordinary: number | null;
  readonly boosted: number;
}

/** The ordinary odds, struck through, and the boosted odds. */
export const BoostedOdds = ({ ordinary, boosted }: BoostedOddsProps) => (
  <span className="boosted">
    {ordinary !== null && (
      <>
        <span className="unseen">{say('boost.ordinary')} </span>
        <s>{oddsText(ordinary)}</s>{' '}
      </>
    )}
    <span className="unseen">{say('boost.boosted')} </span>
    <b>{oddsText(boosted)}</b>
  </span>
);
