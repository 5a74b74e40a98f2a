import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a native dialog as open as `isOpen` says. `showModal` traps the focus and makes the page behind inert;
 * closing gives the focus back to what had it. It is open before the effects of what stands in it, which may take the
 * focus then.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  // One that is taken away while it is open gives the focus back as well, as long as it stands in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return dialog;
}
