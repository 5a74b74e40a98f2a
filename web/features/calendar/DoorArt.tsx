import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { CalendarDoor } from './doors.ts';

/** Width of a door: eight in a row on wide screens, otherwise four. */
const SIZES = '(min-width: 48rem) 8rem, 23vw';

/** Picture behind an open door; none if the door holds nothing for the player. */
export function DoorArt({ door: { content, tileUrl } }: { door: CalendarDoor }) {
  if (tileUrl !== null)
    return (
      <img {...imageSources(tileUrl, 'portrait')} sizes={SIZES} alt="" loading="lazy" decoding="async" />
    );
  const picture = content?.__typename === 'PromotionBlock' ? content.promotion.picture : content?.picture;
  return picture ? <img src={picture.url} alt="" loading="lazy" decoding="async" /> : null;
}
