import type { ViewProps } from '../../../app/overlays.ts';
import { VariantOverlay } from '../VariantOverlay.tsx';
import { OverlayActionButton } from './OverlayActionButton.tsx';
import type { Notice } from './contents.ts';

/** OVER-08: a notice with the closing rules of its variant. */
export function NoticeOverlay({ contents, ...rest }: ViewProps<Notice>) {
  return (
    <VariantOverlay
      {...rest}
      title={contents.title}
      foot={contents.acts.map((act) => (
        <OverlayActionButton key={act.label} act={act} onClose={rest.onClose} />
      ))}
    >
      {contents.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </VariantOverlay>
  );
}
