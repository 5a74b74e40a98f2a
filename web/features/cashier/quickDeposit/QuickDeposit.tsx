import type { ReactNode } from 'react';
import { DepositDesk } from '@foyer/contract/generated/operations.ts';
import { question } from '../../../transport/graphql/question.ts';
import { DepositFlow } from '../deposit/DepositFlow.tsx';
import { NOTHING_WANTED, type Wanted } from '../deposit/wanted.ts';

export interface QuickDepositProps {
  readonly wanted: Partial<Wanted>;
  onClose(): void;
  readonly frame: (body: ReactNode, foot?: ReactNode) => ReactNode;
}

/** CASH-03: the deposit in a dialog, wherever the player is. */
export const QuickDeposit = ({ wanted, onClose, frame }: QuickDepositProps) => (
  <DepositFlow
    desk={question(DepositDesk, {})}
    wanted={{ ...NOTHING_WANTED, ...wanted }}
    onClose={onClose}
    frame={frame}
  />
);
