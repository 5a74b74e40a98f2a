import type { SubDivision } from '@foyer/sites/schema/market.ts';

export interface RegisteredAddress {
  readonly state: string | null;
  readonly zipCode: string | null;
}

/** GAME-17: the ISO 3166-2 code of an address, by its state, else by its postcode; null if neither decides. */
export function subDivisionOf(
  known: readonly SubDivision[],
  { state, zipCode }: RegisteredAddress,
): string | null {
  const name = (state ?? '').trim().toLowerCase();
  const postcode = (zipCode ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const named = known.filter(({ code, names }) =>
    [code, code.slice(3), ...names].some((one) => one.toLowerCase() === name),
  );
  const posted = known.filter(({ postcodes }) => postcodes.some((start) => postcode.startsWith(start)));
  const found = name === '' ? posted : named;
  return found.length === 1 ? (found[0]?.code ?? null) : null;
}
