import { drawDescriptor, drawTitle } from './lettering/title.ts';
import { plan, type PosterSubject } from './plan.ts';
import { splitTitle } from './lettering/titleParts.ts';

const WIDTH = 640;
const HEIGHT = 280;
const TAG_SIZE = 44;
const TAG_DROP = 20 + TAG_SIZE * 0.74;

/** The title alone in its poster's letters, on no ground: for the panel of a hero. */
export function renderLockup(
  subject: PosterSubject,
  { text, accent }: { text: string; accent: string },
): string {
  const { lettering } = plan(subject);
  const { main, tag } = splitTitle(subject.title);
  const box = { x: 0, y: 0, w: WIDTH, h: HEIGHT - (tag ? 56 : 0) };
  const title = drawTitle(main, box, {
    lettering: { maxSize: HEIGHT * 0.86, ...lettering, mode: 'ragged', isExtruded: false },
    align: 'start',
    valign: 'top',
    fill: text,
  });
  const descriptor = tag
    ? drawDescriptor(tag, 0, title.bottom + TAG_DROP, WIDTH, TAG_SIZE, accent, 'start')
    : '';
  const height = Math.ceil(title.height + (tag ? TAG_DROP : 0) + 4);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" ` +
    `height="${height}">${title.svg}${descriptor}</svg>`
  );
}
