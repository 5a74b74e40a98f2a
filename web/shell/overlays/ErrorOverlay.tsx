import { useText } from '../../i18n/i18n.tsx';
import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';
import '../../ui/button/button.css';

/** SHELL-23. The home link causes a full page load, because the current page is broken. */
export function ErrorOverlay({ contents, ...rest }: OverlayViewProps<'error'>) {
  const text = useText();
  const home = (
    <a className="fy-button fy-button--primary" href={contents.homeHref}>
      {text('shell.toLobby')}
    </a>
  );
  return (
    <VariantOverlay {...rest} title={text('shell.error.title')} foot={home}>
      <p>{text('shell.error.text')}</p>
    </VariantOverlay>
  );
}
