import { DepositDesk } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useRefetchOnMount } from '../../../app/useRefetchOnMount.ts';
import { DepositFlow, type DepositFrame } from '../deposit/DepositFlow.tsx';
import { NO_REQUEST, type DepositRequest } from '../deposit/depositRequest.ts';

interface QuickDepositProps {
  readonly request: Partial<DepositRequest>;
  onClose(): void;
  readonly frame: DepositFrame;
}

/** CASH-03: the deposit as a dialog on any page. */
export function QuickDeposit({ request, onClose, frame }: QuickDepositProps) {
  // Cached data may have changed since, in another tab or through the operator.
  useRefetchOnMount(cashierQuery);
  return (
    <DepositFlow
      query={cashierQuery()}
      request={{ ...NO_REQUEST, ...request }}
      onClose={onClose}
      frame={frame}
    />
  );
}

const cashierQuery = () => createQuery(DepositDesk, {});
