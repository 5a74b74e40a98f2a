/**
 * What a report of an error may not say: who it happened to, and what would let another be them. The browser
 * redacts before it sends, the platform again before it writes.
 */
interface Rule {
  readonly found: RegExp;
  readonly written: string;
}

const SECRET_NAMES = 'token|passw(?:or)?d|secret|authorization|cookie|verifier|nonce|session_?(?:id|state)';
const PERSONAL_NAMES = 'e-?mail|phone|player_?id|first_?name|last_?name|address|birth\\w{0,10}|iban';
const VALUE = '(?:"[^"\\n]*"?|\'[^\'\\n]*\'?|[^\\s,;&)}\\]]+)';

// In this order: what a rule leaves is what the next one reads. None takes more than some steps a character.
const RULES: readonly Rule[] = [
  // Of an address the name before the host, and everything from the query on.
  { found: /\b([a-z][\w+.-]{1,20}:\/\/)[^\s/@"'<>]{1,200}@/gi, written: '$1' },
  { found: /[?#][\w%.~[\]-]{1,100}=[^\s"'<>)]*/g, written: '?<query>' },
  { found: /\b(bearer|basic)\s{1,3}[\w.~+/=-]+/gi, written: '$1 <secret>' },
  { found: /\beyJ[\w-]*(?:\.[\w-]*){0,4}/g, written: '<token>' },
  {
    found: /[^\s"'<>()[\]{},;:=&/]{1,80}(?:@|%40)[\p{L}\d-]{1,80}(?:\.[\p{L}\d-]{1,80}){1,4}/gu,
    written: '<e-mail>',
  },
  {
    found: new RegExp(
      `\\b(\\w{0,30}(?:${SECRET_NAMES}|${PERSONAL_NAMES})\\w{0,30}["']?\\s{0,3}[:=]\\s{0,3})${VALUE}`,
      'gi',
    ),
    written: '$1<secret>',
  },
  { found: /\b((?:code|state|sid|sub)=)[^\s,;&)"']+/g, written: '$1<secret>' },
  // Long words with a digit: ids, keys, opaque tokens. A chunk's name stays, since the source map is found by it.
  { found: /(?<![\w-])(?=[\w-]{0,200}\d)[\w-]{20,}(?![\w-]|\.(?:js|css)\b)/g, written: '<id>' },
  // Addresses of computers; phones, cards, accounts, days of birth. A column in a file is none of them.
  { found: /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]?\d)/g, written: '<number>' },
  { found: /(?<!\w|\d:)(?:[A-Z]{2})?\+?\d(?:[ ().-]{0,2}\d){7,40}(?!\w)/g, written: '<number>' },
];

/** The text with everything that looks like a secret or a person's data named instead of said. */
export const redacted = (text: string): string =>
  RULES.reduce((rest, { found, written }) => rest.replace(found, written), text);

/** How many times its limit a text is read: what is redacted grows shorter. */
const READ_BEYOND = 2;

/** Redacted and no longer than its limit, cut between words: half a secret is not seen to be one. */
export const redactedTo = (limit: number, text: string): string =>
  cut(limit, redacted(cut(limit * READ_BEYOND, text)));

function cut(limit: number, text: string): string {
  if (text.length <= limit) return text;
  return text.slice(0, limit).replace(/\S*$/, '').trimEnd();
}
