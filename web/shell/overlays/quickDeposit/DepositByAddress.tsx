import { useEffect, useEffectEvent, useRef } from 'react';
import {
  requestsDeposit,
  depositRequestIn,
  type DepositRequest,
} from '../../../features/cashier/deposit/depositRequest.ts';
import { useAddressQuery } from '../../navigation/useAddressQuery.ts';

/** QUERY-04, AMB-09: opens the quick deposit that a URL asks for, once per change of the query. */
export function DepositByAddress({ onRequest }: { onRequest: (request: DepositRequest) => void }): null {
  const query = useAddressQuery();
  const last = useRef('');
  const notify = useEffectEvent(onRequest);
  useEffect(() => {
    const parameters = new URLSearchParams(query);
    const request = requestsDeposit(parameters) ? query : '';
    if (request !== '' && request !== last.current) notify(depositRequestIn(parameters));
    last.current = request;
  }, [query]);
  return null;
}
