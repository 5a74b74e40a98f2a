import validator from 'validator';

/**
 * The mailbox behind an address: case, plus-tags, and dots or tags where the provider ignores them, make no other one.
 * Null for what is no address.
 */
export function canonicalEmail(email: string): string | null {
  const typed = email.trim().normalize('NFKC').toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 1) return null;
  // Hosts the library does not know use plus-tags as well; nobody has a plus in the name of a mailbox.
  const untagged = typed.slice(0, at).replace(/(?<=.)\+.*$/, '') + typed.slice(at).replace(/\.$/, '');
  return validator.normalizeEmail(untagged) || untagged;
}

/** Shorter ones are many people's: `info`, `anna`. */
const SHORTEST_MAILBOX_NAME = 6;

/** What a person takes along to another mail provider: the part before the @, letters and digits alone. Null: too common. */
export function mailboxName(email: string): string | null {
  const name = (canonicalEmail(email) ?? '').replace(/@.*$/, '').replace(/[^\p{L}\p{N}]/gu, '');
  return name.length >= SHORTEST_MAILBOX_NAME ? name : null;
}
