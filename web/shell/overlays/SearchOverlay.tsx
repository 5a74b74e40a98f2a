import { Modal } from '../../ui/overlay/Modal.tsx';
import { useConsent } from '../../features/consent/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { SearchDialog } from '../../features/catalogue/search/index.ts';
import { useCloseOnNavigation } from '../navigation/navigation.ts';
import type { OverlayViewProps } from '../../app/overlays.ts';

/** OVER-04. The overlay closes on navigation. Nothing is rendered while it is closed, so that it opens empty. */
export function SearchOverlay({ isOpen, onClose }: OverlayViewProps<'search'>) {
  const text = useText();
  const mayRemember = useConsent().has('preferences');
  useCloseOnNavigation({ isOpen, onClose });
  return (
    <Modal variant="search" label={text('menu.search.open')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <SearchDialog mayRemember={mayRemember} onClose={onClose} />}
    </Modal>
  );
}
