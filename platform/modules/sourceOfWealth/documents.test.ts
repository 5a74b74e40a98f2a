import { describe, expect, it } from 'vitest';
import { hasUploadExtension, mediaTypeOf } from '@foyer/contract/sourceOfWealth/upload.ts';
import { plainName } from './documents.ts';

const bytes = (...begin: (number | string)[]): Uint8Array =>
  Buffer.concat(begin.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('SOW-05 the type of an uploaded file', () => {
  it.each([
    ['a jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a png', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
    ['a pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['a program', bytes('MZ', 0x90, 0), null],
    ['a Linux program', bytes(0x7f, 'ELF'), null],
    ['a zip', bytes('PK', 3, 4), null],
    ['an HTML page', bytes('<html><script>'), null],
    ['an SVG', bytes('<svg xmlns='), null],
    ['a gif', bytes('GIF89a'), null],
    ['a pdf after other bytes', bytes('MZ%PDF-1.7'), null],
    ['half a signature', bytes(0x89, 'PNG'), null],
    ['nothing', bytes(), null],
  ])('is derived from its first bytes: %s', (_, content, type) => {
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
  ])('must match its extension: %j is accepted: %s', (name, isAccepted) => {
    expect(hasUploadExtension(name)).toBe(isAccepted);
  });
});

describe('the name of an uploaded file', () => {
  it.each([
    ['../../etc/cron.d/evil.pdf', 'evil.pdf'],
    ['C:\\Users\\anna\\payslip.pdf', 'payslip.pdf'],
    ['..', '..'],
    ['/', ''],
    ['pay\u0000slip\r\n.pdf', 'payslip.pdf'],
    ['fdp\u202Eexe.pdf', 'fdpexe.pdf'],
    ['palgatõend 🧾.pdf', 'palgatõend 🧾.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('loses folders and invisible characters: %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});
