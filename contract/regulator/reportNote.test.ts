import { expect, it } from 'vitest';
import { formatReportNote, parseReportNote, reportFile } from './reportNote.ts';

const NOTE = { licence: 'mga', day: '2026-11-23', edition: 2, bytes: 12n, sha256: 'a'.repeat(64) };

it('a note is read as it was written, and names its file', () => {
  expect(parseReportNote(formatReportNote(NOTE))).toEqual(NOTE);
  expect(reportFile(NOTE)).toBe('mga-2026-11-23-2.jsonl.gz');
});

it.each([
  ['another title', (text: string) => text.replace('Foyer', 'Other')],
  ['no day', (text: string) => text.replace('2026-11-23', '2026-11-31')],
  ['leading zeros', (text: string) => text.replace('bytes 12', 'bytes 012')],
  ['a short hash', (text: string) => text.replace('aa', 'a')],
  ['another line', (text: string) => `${text}more\n`],
  ['nothing', () => ''],
])('%s is refused', (_name, changed) => {
  expect(() => parseReportNote(changed(formatReportNote(NOTE)))).toThrow(SyntaxError);
});
