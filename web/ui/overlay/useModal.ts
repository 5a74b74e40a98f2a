import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
}

/**
 * Opens and closes a native dialog with `isOpen`. `showModal` keeps the focus inside and makes the page
 * inert; closing restores the focus. The dialog opens before its children's effects run, so that these can
 * take the focus.
 * @param onClose called when the reader closes the dialog by key, gesture or click outside
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  // A dialog that is unmounted while it is open must be closed before it leaves the document, to restore the
  // focus.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel({ target, currentTarget }) {
      // `close` fires later, when the next key may already have opened another overlay, so `onClose` is
      // called here. A `cancel` event may also bubble from inside, such as from a file input.
      if (target === currentTarget) onClose();
    },
    onClose({ currentTarget }) {
      // `onClose` is not called if `isOpen` closed the dialog, or if the dialog has been opened again.
      if (isOpen && !currentTarget.open) onClose();
    },
  };
}
