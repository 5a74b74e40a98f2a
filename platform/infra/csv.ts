/** One line of RFC 4180 text. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(cell).join(',')}\r\n`;

/** What a spreadsheet would take for a formula is told it is text: names and keys are other people's words. */
function cell(field: string): string {
  const text = /^[=@+\-\t\r\n]/.test(field) && !NUMBER.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
