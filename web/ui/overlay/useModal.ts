import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
}

/**
 * Keeps a native dialog as open as `isOpen` says. `showModal` traps the focus and makes the page behind inert;
 * closing gives the focus back to what had it. It is open before the effects of what stands in it, which may take the
 * focus then.
 * @param onClose the reader closes it: by a key, a gesture or a press beside it
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  // One that is taken away while it is open gives the focus back as well, as long as it stands in the page.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel({ target, currentTarget }) {
      // At once, as `close` is told a moment later: what the next key opens would be taken for what stands open.
      // What is cancelled may also be something inside, as a choice of files.
      if (target === currentTarget) onClose();
    },
    onClose({ currentTarget }) {
      // One that was closed from here, or is open again by now, is no news.
      if (isOpen && !currentTarget.open) onClose();
    },
  };
}
