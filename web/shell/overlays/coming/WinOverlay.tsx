import { useId } from 'react';
import { Button } from '../../../design/button/Button.tsx';
import { Money } from '../../../design/money/Money.tsx';
import { Modal } from '../../../design/overlay/Modal.tsx';
import { Win } from '../../../design/overlay/win/Win.tsx';
import { useMoney } from '../../../features/content/index.ts';
import type { ViewProps } from '../overlayStore.ts';
import type { WinContents } from './contents.ts';

/** OVER-11 */
export function WinOverlay({ variant, contents, isOpen, onClose }: ViewProps<WinContents>) {
  const titleId = useId();
  const money = useMoney();
  const { act, amount, ...words } = contents;
  return (
    <Modal variant={variant} label={{ id: titleId }} isOpen={isOpen} onClose={onClose}>
      <Win
        {...words}
        titleId={titleId}
        amount={<Money parts={money.parts(amount)} />}
        action={
          <Button variant="jackpot" size="large" onClick={onClose}>
            {act}
          </Button>
        }
      />
    </Modal>
  );
}
