import { OverlayLink, type OverlayLinkProps } from '../../app/OverlayLink.tsx';
import { useSettings } from '../../app/app.tsx';

/** Link to the source of wealth form; FLAG-15: as an overlay over the current page. */
export function SourceOfWealthLink(link: Omit<OverlayLinkProps, 'path' | 'overlay'>) {
  const isOver = useSettings().features.includes('OverlaySourceOfWealth');
  return <OverlayLink {...link} path="/source-of-wealth/" overlay={isOver ? 'sow' : null} />;
}
