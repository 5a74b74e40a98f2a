import { useEffect, useEffectEvent, useRef } from 'react';
import {
  requestsDeposit,
  depositRequestIn,
  type DepositRequest,
} from '../../../features/cashier/deposit/depositRequest.ts';
import { useAddressQuery } from '../../navigation/useAddressQuery.ts';

/** QUERY-04, AMB-09: opens the quick deposit that a URL asks for, once per change of the query. */
export function DepositByAddress({ onAsked }: { onAsked: (wanted: DepositRequest) => void }): null {
  const query = useAddressQuery();
  const last = useRef('');
  const asked = useEffectEvent(onAsked);
  useEffect(() => {
    const parameters = new URLSearchParams(query);
    const asking = requestsDeposit(parameters) ? query : '';
    if (asking !== '' && asking !== last.current) asked(depositRequestIn(parameters));
    last.current = asking;
  }, [query]);
  return null;
}
