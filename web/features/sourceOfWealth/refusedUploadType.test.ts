import { expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@foyer/contract/sourceOfWealth/upload.ts';
import { refusedUploadType } from './refusedUploadType.ts';

const large = new Uint8Array(MAX_FILE_BYTES + 1);

it.each([
  ['a pdf', '%PDF-1.7', 'payslip.pdf', null],
  ['a program that says it is a pdf', 'MZ\u0090', 'payslip.pdf', 'FileTypeNotAccepted'],
  ['a pdf that says it is a picture of a phone', '%PDF-1.7', 'payslip.heic', 'FileTypeNotAccepted'],
  ['nothing', '', 'payslip.pdf', 'FileTypeNotAccepted'],
  ['more than is taken', large, 'payslip.pdf', 'FileTooLarge'],
])('SOW-05 checks %s before the upload', async (_, content, name, refusal) => {
  expect(await refusedUploadType(new File([content], name))).toBe(refusal);
});
