import { useEffect, type ReactNode } from 'react';
import { DepositDesk } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { DepositFlow } from '../deposit/DepositFlow.tsx';
import { NOTHING_WANTED, type Wanted } from '../deposit/wanted.ts';

export interface QuickDepositProps {
  readonly wanted: Partial<Wanted>;
  onClose(): void;
  readonly frame: (body: ReactNode, foot?: ReactNode) => ReactNode;
}

/** CASH-03: the deposit as a dialog on any page. */
export function QuickDeposit({ wanted, onClose, frame }: QuickDepositProps) {
  useReadAgain();
  return (
    <DepositFlow
      desk={deskQuestion()}
      wanted={{ ...NOTHING_WANTED, ...wanted }}
      onClose={onClose}
      frame={frame}
    />
  );
}

/** Refetches on opening: cached data may have changed since, in another tab or through the operator. */
function useReadAgain(): void {
  const graphql = useGraphql();
  useEffect(() => {
    if (deskQuestion().peek(graphql)) void deskQuestion().reread(graphql);
  }, [graphql]);
}

const deskQuestion = () => createQuery(DepositDesk, {});
