import { useEffect, type ReactNode } from 'react';
import { DepositDesk } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { DepositFlow } from '../deposit/DepositFlow.tsx';
import { NO_REQUEST, type DepositRequest } from '../deposit/depositRequest.ts';

export interface QuickDepositProps {
  readonly request: Partial<DepositRequest>;
  onClose(): void;
  readonly frame: (body: ReactNode, foot?: ReactNode) => ReactNode;
}

/** CASH-03: the deposit as a dialog on any page. */
export function QuickDeposit({ request, onClose, frame }: QuickDepositProps) {
  useRefetchOnOpen();
  return (
    <DepositFlow
      desk={cashierQuery()}
      request={{ ...NO_REQUEST, ...request }}
      onClose={onClose}
      frame={frame}
    />
  );
}

/** Refetches on opening: cached data may have changed since, in another tab or through the operator. */
function useRefetchOnOpen(): void {
  const graphql = useGraphql();
  useEffect(() => {
    if (cashierQuery().peek(graphql)) void cashierQuery().reread(graphql);
  }, [graphql]);
}

const cashierQuery = () => createQuery(DepositDesk, {});
