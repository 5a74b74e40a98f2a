import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
}

/**
 * Opens and closes a native dialog with `isOpen`. `showModal` traps the focus and makes the page inert;
 * closing restores the focus. The dialog is open before its children's effects run, so they can take the
 * focus.
 * @param onClose called when the reader closes it, by key, gesture or click outside
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  // Restores the focus also if the dialog unmounts while open; it must be closed while still in the document.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel({ target, currentTarget }) {
      // Called here, because `close` fires later, when the next key could already open another overlay. A
      // `cancel` event may bubble from inside, such as from a file input.
      if (target === currentTarget) onClose();
    },
    onClose({ currentTarget }) {
      // Ignore a close by `isOpen`, and a dialog that is open again.
      if (isOpen && !currentTarget.open) onClose();
    },
  };
}
