import { useId, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface OverlayProps extends Omit<ModalProps, 'label'> {
  title: string;
  closeLabel: string;
  isWide?: boolean;
  /** The ways out, in a row from 768 px. */
  foot?: ReactNode;
}

/** A modal dialog: a sheet from below on small screens, a card from 768 px. */
export function Overlay({ title, closeLabel, isWide, foot, children, ...modal }: OverlayProps) {
  const titleId = useId();
  return (
    <Modal {...modal} label={{ id: titleId }}>
      <div className={classNames('fy-dialog', isWide && 'fy-dialog--wide')}>
        <div className="fy-dialog__head">
          <h2 className="fy-dialog__title" id={titleId}>
            {title}
          </h2>
          {modal.closedBy !== 'none' && (
            <IconButton label={closeLabel} onClick={modal.onClose}>
              <Icon name="x" />
            </IconButton>
          )}
        </div>
        <div className="fy-dialog__body">{children}</div>
        {foot && <div className="fy-dialog__foot fy-dialog__foot--row">{foot}</div>}
      </div>
    </Modal>
  );
}
