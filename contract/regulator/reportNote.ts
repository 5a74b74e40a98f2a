import { isDay } from '../wallet/seals/checkpoint.ts';

/** What the operator signs of a report: the text of a signed note (`contract/wallet/seals/signedNote.ts`). */
export interface ReportNote {
  readonly licence: string;
  /** UTC day, such as `2026-11-23`. */
  readonly day: string;
  /** 1; higher if the day was written again with other contents. The highest is valid. */
  readonly edition: number;
  /** Size of the compressed file. */
  readonly bytes: bigint;
  /** SHA-256 of the compressed file, in hex. */
  readonly sha256: string;
}

/** The first line differs from that of a checkpoint, so one cannot be taken for the other. */
const TITLE = 'Foyer regulator report 1';

export const formatReportNote = ({ licence, day, edition, bytes, sha256 }: ReportNote): string =>
  [
    TITLE,
    `licence ${licence}`,
    `day ${day}`,
    `edition ${edition}`,
    `bytes ${bytes}`,
    `sha256 ${sha256}`,
    '',
  ].join('\n');

/** @throws SyntaxError unless the text is exactly what `formatReportNote` returns */
export function parseReportNote(text: string): ReportNote {
  const [, licence = '', day = '', edition, bytes = '', sha256 = ''] =
    /^.+\nlicence ([a-z][a-z0-9-]{1,31})\nday (\S+)\nedition (\d{1,4})\nbytes (\d{1,15})\nsha256 ([0-9a-f]{64})\n$/.exec(
      text,
    ) ?? [];
  const note = { licence, day, edition: Number(edition), bytes: BigInt(bytes), sha256 };
  if (!isDay(day) || formatReportNote(note) !== text) throw new SyntaxError('this is no note of a report');
  return note;
}

/** The file's name at the receiver: another edition is another file. */
export const reportFile = ({
  licence,
  day,
  edition,
}: Pick<ReportNote, 'licence' | 'day' | 'edition'>): string => `${licence}-${day}-${edition}.jsonl.gz`;
