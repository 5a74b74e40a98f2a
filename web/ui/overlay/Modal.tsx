import type { ReactNode } from 'react';
import { useModal } from './useModal.ts';
import './overlay.css';

export interface ModalProps {
  isOpen: boolean;
  /** The spec's name of the overlay: confirmation, error, quick-deposit … */
  variant: string;
  /** Accessible name: the id of the title, or the text if there is no visible title. */
  label: { id: string } | string;
  onClose(): void;
  /** `none`: Escape does not close it, only its own buttons do (OVER-16). */
  closedBy?: 'escape' | 'none';
  children: ReactNode;
}

/** The native dialog of every overlay: focus stays inside, the page behind is inert and does not scroll. */
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
      // For browsers without `closedby`. Preventing `cancel` is not enough: Chromium allows it only twice in a
      // row.
      onKeyDown={(event) => mayEscape || event.key !== 'Escape' || event.preventDefault()}
      onCancel={mayEscape ? modal.onCancel : (event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}
