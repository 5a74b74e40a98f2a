import { useText } from '../../features/content/index.ts';
import type { OverlayViewProps } from './overlayStore.ts';
import { VariantOverlay } from './VariantOverlay.tsx';
import '../../ui/button/button.css';

/** SHELL-23. Its way home is a plain link: a fresh page, since this one is broken. */
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
