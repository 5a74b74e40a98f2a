import { posterSources } from '@foyer/contract/catalogue/art.ts';
import type { CalendarDoor } from './doors.ts';

/** As wide as a door is: eight beside each other where there is room, else four. */
const SIZES = '(min-width: 48rem) 8rem, 23vw';

/** The picture behind an open door; none where it holds nothing for the player. */
export function DoorArt({ door: { content, tileUrl } }: { door: CalendarDoor }) {
  if (tileUrl !== null)
    return (
      <img {...posterSources(tileUrl, 'portrait')} sizes={SIZES} alt="" loading="lazy" decoding="async" />
    );
  const picture = content?.__typename === 'PromotionBlock' ? content.promotion.picture : content?.picture;
  return picture ? <img src={picture.url} alt="" loading="lazy" decoding="async" /> : null;
}
