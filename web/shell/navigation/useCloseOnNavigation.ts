import { useEffect } from 'react';
import { useIsNavigating } from './navigation.ts';

export function useCloseOnNavigation({ isOpen, onClose }: { isOpen: boolean; onClose(): void }): void {
  const isNavigating = useIsNavigating();
  useEffect(() => {
    if (isOpen && isNavigating) onClose();
  }, [isOpen, isNavigating, onClose]);
}
