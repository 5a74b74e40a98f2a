import type { EmailValidity } from '@foyer/contract/registration/methods.ts';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import * as v from 'valibot';

const EmailSchema = v.pipe(v.string(), v.email());

/** REG-04: an address at a disposable domain or one of its subdomains is risky. */
export function emailValidityOf(email: string, disposableDomains: readonly string[]): EmailValidity {
  const address = normaliseEmail(email);
  if (!v.is(EmailSchema, address)) return 'Invalid';
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isDisposable = disposableDomains.some((name) => domain === name || domain.endsWith(`.${name}`));
  return isDisposable ? 'Risky' : 'Valid';
}
