import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { CalendarDoor } from './doors.ts';

interface DoorArtProps {
  readonly door: CalendarDoor;
  readonly sizes: string;
}

/** The poster of the game behind a door, else the picture of its offer. */
export function DoorArt({ door: { content, preview, ...door }, sizes }: DoorArtProps) {
  const tileUrl = door.tileUrl ?? preview?.tileUrl ?? null;
  if (tileUrl !== null)
    return (
      <img {...imageSources(tileUrl, 'portrait')} sizes={sizes} alt="" loading="lazy" decoding="async" />
    );
  const picture = content?.__typename === 'PromotionBlock' ? content.promotion.picture : content?.picture;
  return picture ? <img src={picture.url} alt="" loading="lazy" decoding="async" /> : null;
}
