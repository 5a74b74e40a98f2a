import { describe, expect, it } from 'vitest';
import { hasUploadExtension, mediaTypeOf } from '@foyer/contract/sourceOfWealth/upload.ts';
import { plainName } from './documents.ts';

const bytes = (...begin: (number | string)[]): Uint8Array =>
  Buffer.concat(begin.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('SOW-05 the type of a file', () => {
  it.each([
    ['a jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a png', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
    ['a pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['a program', bytes('MZ', 0x90, 0), null],
    ['a Linux program', bytes(0x7f, 'ELF'), null],
    ['a zip', bytes('PK', 3, 4), null],
    ['a page', bytes('<html><script>'), null],
    ['a drawing with a script', bytes('<svg xmlns='), null],
    ['a gif', bytes('GIF89a'), null],
    ['a pdf behind something', bytes('MZ%PDF-1.7'), null],
    ['half a signature', bytes(0x89, 'PNG'), null],
    ['nothing', bytes(), null],
  ])('is what its bytes say: %s', (_, content, type) => {
    expect(mediaTypeOf(content)).toBe(type);
  });

  it.each([
    ['payslip.pdf', true],
    ['PAYSLIP.JPEG', true],
    ['a.jpg', true],
    ['a.png', true],
    ['a.pdf.exe', false],
    ['a.heic', false],
    ['.pdf', false],
    ['pdf', false],
    ['', false],
  ])('is told by the end of its name too: %s', (name, isAccepted) => {
    expect(hasUploadExtension(name)).toBe(isAccepted);
  });
});

describe('SOW-05 the name of a file', () => {
  it.each([
    ['../../etc/cron.d/evil.pdf', 'evil.pdf'],
    ['C:\\Users\\anna\\payslip.pdf', 'payslip.pdf'],
    ['..', '..'],
    ['/', ''],
    ['pay\u0000slip\r\n.pdf', 'payslip.pdf'],
    ['fdp\u202Eexe.pdf', 'fdpexe.pdf'],
    ['palgatõend 🧾.pdf', 'palgatõend 🧾.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('is text without a folder and without what is not seen: %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});
