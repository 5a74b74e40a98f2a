import { useEffect, useEffectEvent, useRef } from 'react';
import { requestsDeposit, wantedIn, type Wanted } from '../../../features/cashier/deposit/wanted.ts';
import { useAddressQuery } from '../../navigation/useAddressQuery.ts';

/** QUERY-04, AMB-09: opens the quick deposit that a URL asks for, once per change of the query. */
export function DepositByAddress({ onAsked }: { onAsked: (wanted: Wanted) => void }): null {
  const query = useAddressQuery();
  const last = useRef('');
  const asked = useEffectEvent(onAsked);
  useEffect(() => {
    const parameters = new URLSearchParams(query);
    const asking = requestsDeposit(parameters) ? query : '';
    if (asking !== '' && asking !== last.current) asked(wantedIn(parameters));
    last.current = asking;
  }, [query]);
  return null;
}
