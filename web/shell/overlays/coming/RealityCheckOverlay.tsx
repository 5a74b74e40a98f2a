import { useId } from 'react';
import { Money } from '../../../design/money/Money.tsx';
import { Modal } from '../../../design/overlay/Modal.tsx';
import { RealityCheck } from '../../../design/overlay/realityCheck/RealityCheck.tsx';
import { useMoney } from '../../../features/content/index.ts';
import type { ViewProps } from '../overlayStore.ts';
import { ActButton } from './ActButton.tsx';
import type { RealityCheckContents } from './contents.ts';

/** OVER-07. By the letter Escape closes it (AMB-12); the check itself stays due. */
export function RealityCheckOverlay({ contents, isOpen, onClose }: ViewProps<RealityCheckContents>) {
  const titleId = useId();
  const money = useMoney();
  const { acts, sums, ...words } = contents;
  return (
    <Modal variant="reality-check" label={{ id: titleId }} isOpen={isOpen} onClose={onClose}>
      <RealityCheck
        {...words}
        titleId={titleId}
        sums={sums.map(({ name, amount }) => ({ name, amount: <Money parts={money.parts(amount)} /> }))}
        acts={acts.map((act) => (
          <ActButton key={act.label} act={act} size="large" onClose={onClose} />
        ))}
      />
    </Modal>
  );
}
