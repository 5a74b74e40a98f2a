import type { ReactNode } from 'react';
import { useModal } from './useModal.ts';
import './overlay.css';

export interface ModalProps {
  isOpen: boolean;
  /** The name of the overlay in the specification, such as `quick-deposit`. */
  variant: string;
  /** The accessible name: the id of the title, or a text if there is no visible title. */
  label: { id: string } | string;
  onClose(): void;
  /** OVER-16: with `none`, Escape does not close the overlay; only its own buttons do. */
  closedBy?: 'escape' | 'none';
  children: ReactNode;
}

/** The native dialog of every overlay. The focus stays inside, and the page behind it is inert and does not scroll. */
export function Modal({ isOpen, variant, label, onClose, closedBy = 'escape', children }: ModalProps) {
  const modal = useModal(isOpen, onClose);
  const mayEscape = closedBy === 'escape';
  return (
    <dialog
      {...modal}
      className="fy-overlay"
      data-variant={variant}
      {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id })}
      closedby={mayEscape ? 'closerequest' : 'none'}
      // Some browsers lack `closedby`. Preventing `cancel` alone is not enough: Chromium allows that only
      // twice in a row.
      onKeyDown={(event) => mayEscape || event.key !== 'Escape' || event.preventDefault()}
      onCancel={mayEscape ? modal.onCancel : (event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}
