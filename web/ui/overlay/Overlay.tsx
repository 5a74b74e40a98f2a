import { useId, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface OverlayProps extends Omit<ModalProps, 'label'> {
  title: string;
  closeLabel: string;
  isWide?: boolean;
  /** Buttons below the content, in a row from 768 px. */
  foot?: ReactNode;
  /** Whether the foot is a button with a text below it instead of a row. */
  isFootStacked?: boolean;
  /** Whether the overlay has a close button; by default it has one, except with `closedBy: 'none'`. */
  hasCloseButton?: boolean;
}

/** A modal dialog: a bottom sheet on small screens, a card from 768 px. */
export function Overlay(props: OverlayProps) {
  const { title, closeLabel, isWide, foot, isFootStacked, hasCloseButton, children, ...modal } = props;
  const titleId = useId();
  return (
    <Modal {...modal} label={{ id: titleId }}>
      <div className={classNames('fy-dialog', isWide && 'fy-dialog--wide')}>
        <div className="fy-dialog__head">
          <h2 className="fy-dialog__title" id={titleId}>
            {title}
          </h2>
          {(hasCloseButton ?? modal.closedBy !== 'none') && (
            <IconButton label={closeLabel} onClick={modal.onClose}>
              <Icon name="x" />
            </IconButton>
          )}
        </div>
        <div className="fy-dialog__body">{children}</div>
        {foot && (
          <div className={classNames('fy-dialog__foot', !isFootStacked && 'fy-dialog__foot--row')}>
            {foot}
          </div>
        )}
      </div>
    </Modal>
  );
}
