import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPdf } from './checkPdf.ts';
import { inspectFile } from './inspectFile.ts';

const pdf = ({ catalog = '', page = '', objects = Buffer.alloc(0), trailer = '', tail = '' } = {}) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>endobj
`),
    objects,
    Buffer.from(`\ntrailer<</Root 1 0 R${trailer}>>\n%%EOF\n${tail}`),
  ]);
const stream = (number: number, dict: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj<<${dict}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream endobj\n'),
  ]);
const objects = (text: string) => Buffer.from(`${text}\n`);
const packed = (content: string, filter = '/Filter/FlateDecode') =>
  stream(9, `/Type/ObjStm/N 1/First 4${filter}`, deflateSync(Buffer.from(`7 0 ${content}`)));

const written = async (content: Uint8Array): Promise<Uint8Array> => {
  const verdict = await checkPdf(content);
  if ('refused' in verdict) throw new Error(verdict.refused);
  return verdict.content;
};
const inspectPdf = (content: Uint8Array) => inspectFile('application/pdf', content);
const textOf = (content: Uint8Array) => Buffer.from(content).toString('latin1');

describe('SOW-05 a PDF', () => {
  it('is rewritten and stays readable', async () => {
    const content = await inspectPdf(
      pdf({ page: '/Contents 5 0 R', objects: stream(5, '', Buffer.from('q Q')) }),
    );
    expect((await PDFDocument.load(content)).getPageCount()).toBe(1);
    expect(textOf(content)).toContain('q Q');
    expect(textOf(content)).toMatch(/%%EOF$/);
  });

  it.each([
    ['a script that runs when it is opened', { catalog: '/OpenAction<</S/JavaScript/JS(x)>>' }],
    ['a script with escaped letters', { catalog: '/OpenAction<</S/J#61vaScript/J#53(x)>>' }],
    [
      'a script behind a reference',
      { objects: objects('7 0 obj<</S 8 0 R>>endobj 8 0 obj/JavaScript endobj') },
    ],
    ['a script in an object stream', { objects: packed('<</S/JavaScript/JS(x)>>') }],
    ['named scripts', { catalog: '/Names<</JavaScript<</Names[(a) 7 0 R]>>>>' }],
    ['a program to launch', { catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }],
    ['an action when a page is shown', { page: '/AA<</O<</S/URI/URI(http://x.test)>>>>' }],
    ['a form to submit', { page: '/Annots[<</Subtype/Link/A<</S/SubmitForm/F(http://x.test)>>>>]' }],
    ['a link into another file', { page: '/Annots[<</Subtype/Link/A<</S/GoToR/F(\\\\\\\\host\\\\x)>>>>]' }],
    ['embedded files', { catalog: '/Names<</EmbeddedFiles<</Names[(a) 7 0 R]>>>>' }],
    ['a file on a page', { page: '/Annots[<</Subtype/FileAttachment>>]' }],
    ['a URL that opens by itself', { catalog: '/OpenAction<</S/URI/URI(https://x.example)>>' }],
    [
      'a URL that opens after another action',
      {
        catalog: '/OpenAction 7 0 R',
        objects: objects(
          '7 0 obj<</S/GoTo/D[3 0 R]/Next[8 0 R]>>endobj 8 0 obj<</S/URI/URI(file:///x)>>endobj',
        ),
      },
    ],
    ['a link that runs a script', { page: '/Annots[<</A<</S/URI/URI(javascript:alert\\(1\\))>>>>]' }],
    ['a link to a file', { page: '/Annots[<</A<</S/URI/URI<66696c653a2f2f2f78>>>>>]' }],
    ['an XFA form', { catalog: '/AcroForm<</XFA(x)>>' }],
    ['a script in the trailer', { trailer: '/Info<</S/JavaScript>>' }],
  ])('with %s is refused', async (_what, content) => {
    expect(await checkPdf(pdf(content))).toEqual({ refused: 'active' });
  });

  it('with a link that the reader clicks is accepted', async () => {
    const annotations = '/Annots[<</Subtype/Link/A<</S/URI/URI(https://x.example)>>>>]';
    await expect(
      written(pdf({ page: annotations, catalog: '/OpenAction[3 0 R/Fit]' })),
    ).resolves.toBeDefined();
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an archive', 'PK\u0003\u0004'],
    ['a program', '\nMZ'],
  ])('with %s after its end is refused', async (_what, tail) => {
    expect(await checkPdf(pdf({ tail }))).toEqual({ refused: 'trailing' });
  });

  it('with two end marks is stored without the data between and after its objects', async () => {
    const tail = '<script>alert(1)</script>\n%%EOF';
    const between = objects('%<html>\n<script>alert(2)</script>');
    expect(textOf(await written(pdf({ objects: between, tail })))).not.toContain('script');
  });

  it('with a password is refused', async () => {
    const locked = pdf({ trailer: '/Encrypt<</Filter/Standard/V 1/R 2>>' });
    await expect(inspectPdf(locked)).rejects.toMatchObject({ type: 'FileEncrypted' });
  });

  const zeros = Buffer.alloc(200 * 1024 * 1024);
  const bomb = deflateSync(zeros);
  it.each([
    ['a stream that unpacks to 200 MB', '/Filter/FlateDecode', bomb],
    ['a stream compressed twice', '/Filter[/FlateDecode/FlateDecode]', deflateSync(bomb)],
  ])('with %s is refused within seconds', async (_what, filter, content) => {
    const began = performance.now();
    const bombed = pdf({ objects: stream(9, `/Type/ObjStm/N 1/First 4${filter}`, content) });
    expect(bombed.length).toBeLessThan(1024 * 1024);
    await expect(inspectPdf(bombed)).rejects.toMatchObject({ type: 'FileUnreadable' });
    expect(performance.now() - began).toBeLessThan(16_000);
  });

  it.each([
    ['the text of a page', '/Filter/FlateDecode', bomb],
    ['the text of a page, compressed twice', '/Filter[/FlateDecode/FlateDecode]', deflateSync(bomb)],
    ['a damaged stream', '/Filter/FlateDecode', bomb.subarray(0, -8)],
    [
      'a picture',
      '/Subtype/Image/Width 9/Height 9/Filter/FlateDecode',
      deflateSync(Buffer.concat([zeros, zeros])),
    ],
    [
      'a picture of 60,000 times 60,000 pixels',
      '/Subtype/Image/Width 60000/Height 60000/Filter/DCTDecode',
      Buffer.from('x'),
    ],
    ['a stream with three filters', '/Filter[/FlateDecode/FlateDecode/FlateDecode]', Buffer.from('x')],
  ])('with a decompression bomb in %s is refused', async (_what, dict, content) => {
    const bombed = pdf({ page: '/Contents 9 0 R', objects: stream(9, dict, content) });
    expect(await checkPdf(bombed)).toEqual({ refused: 'unreadable' });
  });

  it.each([
    [
      'a scan',
      '/Subtype/Image/Width 4960/Height 7016/Filter/FlateDecode',
      deflateSync(Buffer.alloc(4960 * 7016 * 3)),
    ],
    [
      'a photograph written as text',
      '/Subtype/Image/Width 9/Height 9/Filter[/ASCII85Decode/DCTDecode]',
      Buffer.from('x'),
    ],
  ])('with %s is accepted', async (_what, dict, content) => {
    await expect(written(pdf({ objects: stream(9, dict, content) }))).resolves.toBeDefined();
  });

  it.each([
    ['no page', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
    ['no object', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a broken object', pdf({ objects: objects('7 0 obj<</A(>>endobj') })],
    ['a page tree with a cycle', Buffer.from(textOf(pdf()).replace('[3 0 R]', '[2 0 R]'))],
    ['endless brackets', pdf({ objects: objects(`7 0 obj${'['.repeat(200_000)}endobj`) })],
  ])('with %s is unreadable', async (_what, content) => {
    expect(await checkPdf(content)).toEqual({ refused: 'unreadable' });
  });
});

describe('SOW-05 an image', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = (width = 64, height = 48) =>
    sharp({ create: { width, height, channels: 3, background: '#fff', noise } });
  /** A PNG whose header declares this size, with almost no image data. */
  const declared = async (width: number, height: number) => {
    const png = await image().png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };

  it.each(['png', 'jpeg'] as const)('of type %s is encoded again, without its metadata', async (format) => {
    const exif = { IFD0: { ImageDescription: 'secret place' } };
    const content = await image().withExif(exif).toFormat(format).toBuffer();
    const polyglot = Buffer.concat([content, Buffer.from('<script>alert(1)</script>')]);
    const written = await inspectFile(`image/${format}`, polyglot);
    expect(textOf(written)).not.toMatch(/secret place|script/);
    expect(await sharp(written).metadata()).toMatchObject({ format, width: 64, height: 48 });
    expect((await sharp(written).metadata()).exif).toBeUndefined();
  });

  it('keeps the orientation of its EXIF data', async () => {
    const content = await image().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const written = await inspectFile('image/jpeg', content);
    expect(await sharp(written).metadata()).toMatchObject({ width: 48, height: 64 });
  });

  it.each([
    ['its first 16 bytes', async () => (await image().png().toBuffer()).subarray(0, 16)],
    ['half of it', async () => (await image().png().toBuffer()).subarray(0, 1500)],
    [
      'a jpeg after a png’s signature',
      async () =>
        Buffer.concat([(await image().png().toBuffer()).subarray(0, 8), await image().jpeg().toBuffer()]),
    ],
    ['a picture of one pixel', async () => image(1, 1).png().toBuffer()],
  ])('that is %s is unreadable', async (_what, content) => {
    await expect(inspectFile('image/png', await content())).rejects.toMatchObject({
      type: 'FileUnreadable',
      status: 422,
    });
  });

  it.each([
    ['3.6 billion pixels', 60_000, 60_000],
    ['a side of 20,000 pixels', 20_000, 40],
    ['121 million pixels', 11_000, 11_000],
  ])('of %s is refused before it is decoded', async (_what, width, height) => {
    const content = await declared(width, height);
    await expect(inspectFile('image/png', content)).rejects.toMatchObject({ type: 'ImageTooLarge' });
  });
});
