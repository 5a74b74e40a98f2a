/** One line of RFC 4180 text. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(cell).join(',')}\r\n`;

/** Prefixes text that a spreadsheet would run as a formula: names and keys come from untrusted sources. */
function cell(field: string): string {
  const text = /^[=@+\-\t\r\n]/.test(field) && !NUMBER.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
