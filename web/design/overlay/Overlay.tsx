import { useId, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { useModal } from './useModal.ts';
import './overlay.css';

export interface OverlayProps {
  isOpen: boolean;
  /** The spec's name of the overlay: confirmation, error, quick-deposit … */
  variant: string;
  title: string;
  closeLabel: string;
  onClose(): void;
  /** `none`: Escape does not close it, only its own buttons do (OVER-16). */
  closedBy?: 'escape' | 'none';
  isWide?: boolean;
  /** The ways out, in a row from 768 px. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: a sheet from below on small screens, a card from 768 px. */
export function Overlay({
  isOpen,
  variant,
  title,
  closeLabel,
  onClose,
  closedBy = 'escape',
  ...rest
}: OverlayProps) {
  const titleId = useId();
  const dialog = useModal(isOpen);
  const mayEscape = closedBy === 'escape';
  return (
    <dialog
      ref={dialog}
      className="fy-overlay"
      data-variant={variant}
      aria-labelledby={titleId}
      closedby={mayEscape ? 'closerequest' : 'none'}
      // For browsers that do not know `closedby`; of `cancel` alone Chromium lets only two be prevented in a row.
      onKeyDown={(event) => mayEscape || event.key !== 'Escape' || event.preventDefault()}
      onCancel={(event) => mayEscape || event.preventDefault()}
      onClose={onClose}
    >
      <div className={classNames('fy-dialog', rest.isWide && 'fy-dialog--wide')}>
        <div className="fy-dialog__head">
          <h2 className="fy-dialog__title" id={titleId}>
            {title}
          </h2>
          {mayEscape && (
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon name="x" />
            </IconButton>
          )}
        </div>
        <div className="fy-dialog__body">{rest.children}</div>
        {rest.foot && <div className="fy-dialog__foot fy-dialog__foot--row">{rest.foot}</div>}
      </div>
    </dialog>
  );
}
