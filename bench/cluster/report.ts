/** Prints a figure beside its limit; a figure that misses it makes the command fail. */
export function report(what: string, value: number, { least, most }: Limit, unit = ''): void {
  const isRight = value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  const limit = least === undefined ? `at most ${most}` : `at least ${least}`;
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what}: ${shown}${unit} (limit: ${limit}${unit})`);
  if (!isRight) process.exitCode = 1;
}

type Limit =
  | { readonly least: number; readonly most?: never }
  | { readonly most: number; readonly least?: never };

/** Prints a figure without a limit. */
export const note = (what: string): void => console.log(`     ${what}`);
