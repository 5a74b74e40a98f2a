/** The browser redacts error reports before it sends them, and the platform again before it logs them. */
interface Rule {
  readonly found: RegExp;
  readonly written: string;
}

const SECRET_NAMES = 'token|passw(?:or)?d|secret|authorization|cookie|verifier|nonce|session_?(?:id|state)';
const PERSONAL_NAMES = 'e-?mail|phone|player_?id|first_?name|last_?name|address|birth\\w{0,10}|iban';
const VALUE = '(?:"[^"\\n]*"?|\'[^\'\\n]*\'?|[^\\s,;&)}\\]]+)';

// Applied in this order: each rule reads the output of the one before. Every repetition is bounded, so that no
// input makes a rule slow.
const RULES: readonly Rule[] = [
  // Removes the user name and password from a URL, and everything from its query string on.
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
  // Long words with a digit: ids, keys, opaque tokens. Names of built files stay, because source maps are
  // looked up by them.
  { found: /(?<![\w-])(?=[\w-]{0,200}\d)[\w-]{20,}(?![\w-]|\.(?:js|css)\b)/g, written: '<id>' },
  // IP addresses; phone, card and account numbers, dates of birth. Line and column numbers (`file.js:10:20`)
  // stay.
  { found: /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]?\d)/g, written: '<number>' },
  { found: /(?<!\w|\d:)(?:[A-Z]{2})?\+?\d(?:[ ().-]{0,2}\d){7,40}(?!\w)/g, written: '<number>' },
];

/** Replaces everything that looks like a secret or personal data by a placeholder such as `<token>`. */
export const redacted = (text: string): string =>
  RULES.reduce((rest, { found, written }) => rest.replace(found, written), text);

/** Factor by which more text than the limit is redacted, because redaction usually shortens it. */
const READ_BEYOND = 2;

/** Redacts the text and cuts it to `limit` characters between words, because half a secret would not be recognised. */
export const redactedTo = (limit: number, text: string): string =>
  cut(limit, redacted(cut(limit * READ_BEYOND, text)));

function cut(limit: number, text: string): string {
  if (text.length <= limit) return text;
  return text.slice(0, limit).replace(/\S*$/, '').trimEnd();
}
