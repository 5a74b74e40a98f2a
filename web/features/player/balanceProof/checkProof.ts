import { parseProof, verifyProof } from '@foyer/contract/wallet/seals/balanceProof.ts';
import { parseKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import { money, toJson, type MoneyJson } from '@foyer/domain/money.ts';

/** `unsupported`: the browser has no Ed25519, or the page is not encrypted. */
export type CheckedProof =
  | { readonly verdict: 'wrong' | 'unsupported' }
  | {
      readonly verdict: 'right';
      readonly day: string;
      readonly real: MoneyJson;
      readonly bonus: MoneyJson;
      /** What the brand owes all players in this currency, real and bonus money. */
      readonly owed: MoneyJson;
    };

/** MONEY-12: verifies a proof with the browser's own cryptography. */
export async function checkProof(file: string, keys: readonly string[]): Promise<CheckedProof> {
  if (!(await hasEd25519())) return { verdict: 'unsupported' };
  const verdict = await verifyProof(file, await Promise.all(keys.map(parseKey)));
  if (!verdict.isRight) return { verdict: 'wrong' };
  const { real, bonus } = parseProof(file);
  const { book, checkpoint } = verdict;
  const amount = (minor: bigint) => toJson(money(minor, toCurrency(book.currency)));
  return {
    verdict: 'right',
    day: checkpoint.day,
    real: amount(BigInt(real)),
    bonus: amount(BigInt(bonus)),
    owed: amount(book.real + book.bonus),
  };
}

async function hasEd25519(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']);
    return true;
  } catch {
    return false;
  }
}
