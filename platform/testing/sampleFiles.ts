import sharp from 'sharp';

interface PdfOptions {
  readonly title?: string;
  /** Further entries of the PDF's catalog and trailer. */
  readonly catalog?: string;
  readonly trailer?: string;
  /** Further PDF objects, numbered from 5. */
  readonly objects?: string;
}

/** The smallest file that a reader accepts as a PDF of one page. */
export const samplePdf = ({ title = 'Payslip', catalog = '', trailer = '', objects = '' }: PdfOptions = {}) =>
  Buffer.from(
    `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
4 0 obj<</Title(${title})>>endobj
${objects}
trailer<</Root 1 0 R/Info 4 0 R${trailer}>>
%%EOF
`,
    'latin1',
  );

/** An image of noise with a comment in its metadata. */
export const sampleImage = ({
  format = 'png',
  comment = 'A payslip',
  width = 64,
}: ImageOptions = {}): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: 48,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .withExif({ IFD0: { ImageDescription: comment } })
    .toFormat(format)
    .toBuffer();

interface ImageOptions {
  readonly format?: 'png' | 'jpeg';
  readonly comment?: string;
  readonly width?: number;
}
