import { useText } from '../../i18n/i18n.tsx';
import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';
import '../../ui/button/button.css';

/** SHELL-23. The home link causes a full page load, because the current page is broken. */
export function ErrorOverlay({ contents, isOpen, onClose }: OverlayViewProps<'error'>) {
  const text = useText();
  return (
    <VariantOverlay
      variant="error"
      isOpen={isOpen}
      title={text('shell.error.title')}
      onClose={onClose}
      foot={
        <a className="fy-button fy-button--primary" href={contents.homeHref}>
          {text('shell.toLobby')}
        </a>
      }
    >
      <p>{text('shell.error.text')}</p>
    </VariantOverlay>
  );
}
