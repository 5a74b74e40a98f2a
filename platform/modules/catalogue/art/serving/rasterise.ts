/** The drawing as WebP of that many pixels across; drawn and encoded beside the event loop. */
export type Rasterise = (svg: string, width: number) => Promise<Buffer>;

/** Points an inch at which a length of the drawing is a pixel. */
const PLAIN_DENSITY = 72;
// A further step of effort saves two per cent of the bytes and costs half the time again.
const WEBP = { quality: 80, effort: 2 };

/** Its machine code takes a tenth of a second to load, which only who serves pictures has to spend. */
export async function loadRasteriser(): Promise<Rasterise> {
  const { default: sharp } = await import('sharp');
  // What is drawn is kept as a file: nothing of it is asked of the library twice. One thread a picture: how many are
  // drawn at once is decided where they queue.
  sharp.cache(false);
  sharp.concurrency(1);
  return (svg, width) => {
    const density = (PLAIN_DENSITY * width) / drawnWidth(svg);
    return sharp(Buffer.from(svg), { density }).resize(width).removeAlpha().webp(WEBP).toBuffer();
  };
}

const drawnWidth = (svg: string): number => Number(/ viewBox="0 0 (\d+) /.exec(svg)?.[1]);
