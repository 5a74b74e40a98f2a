import { JackpotSettings } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useAnswer, useSettings } from '../../content/index.ts';
import type { JackpotTerms } from '../queries.ts';
import { useJackpot } from '../useJackpot.ts';
import { useWins } from '../win/useWins.ts';
import { Bar } from './Bar.tsx';
import type { Placement } from './barState.ts';

/** JACK-13, GQLO-07: where the page itself knows nothing of the jackpot. */
export function OptInBar({ placement }: { placement: Placement }) {
  const { country } = useSettings();
  const { data } = useAnswer(createQuery(JackpotSettings, { ipCountryCode: country }));
  const terms = data?.jackpotSettings;
  return terms?.enabled ? <Told terms={terms} placement={placement} /> : null;
}

function Told({ terms, placement }: { terms: JackpotTerms; placement: Placement }) {
  const jackpot = useJackpot(terms);
  useWins(jackpot);
  return <Bar jackpot={jackpot} placement={placement} />;
}
