import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a native dialog as open as `isOpen` says. `showModal` traps the focus and makes the page behind inert;
 * closing gives the focus back to what had it.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return dialog;
}
