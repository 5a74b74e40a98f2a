import { useEffect, useEffectEvent, useRef } from 'react';
import { requestsDeposit, wantedIn, type Wanted } from '../../../features/cashier/deposit/wanted.ts';
import { useAddressQuery } from '../../navigation/useAddressQuery.ts';

/** QUERY-04, AMB-09: an address that asks for a deposit opens it, once for each asking. */
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
