import { JackpotSettings } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { useCountries } from '../../../app/app.tsx';
import type { JackpotTerms } from '../queries.ts';
import { useJackpot } from '../useJackpot.ts';
import { useWins } from '../win/useWins.ts';
import { Bar } from './Bar.tsx';
import type { Placement } from './barState.ts';

/** JACK-13, GQLO-07: fetches the jackpot's terms on a page whose query does not include them. */
export function OptInBar({ placement }: { placement: Placement }) {
  const { ipCountryCode } = useCountries();
  const { data } = useQuery(createQuery(JackpotSettings, { ipCountryCode }));
  const terms = data?.jackpotSettings;
  return terms?.enabled ? <OfferedBar terms={terms} placement={placement} /> : null;
}

function OfferedBar({ terms, placement }: { terms: JackpotTerms; placement: Placement }) {
  const jackpot = useJackpot(terms);
  useWins(jackpot);
  return <Bar jackpot={jackpot} placement={placement} />;
}
