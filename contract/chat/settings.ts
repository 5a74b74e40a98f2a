import * as v from 'valibot';
import { isScriptUrl, OriginSchema, SCRIPT_URL_FORM } from '../content/analyticsScripts.ts';

/** CHAT-03: what stands for the brand's key in the address of the snippet. */
const KEY_PLACE = '{key}';

export const SNIPPET_FORM = `${SCRIPT_URL_FORM}, with ${KEY_PLACE} where the brand's key goes`;

const withKey = (url: string, key: string): string => url.replaceAll(KEY_PLACE, encodeURIComponent(key));

export const isSnippetUrl = (text: string): boolean =>
  text.includes(KEY_PLACE) && isScriptUrl(withKey(text, 'key'));

/** Where a brand's players talk to its people: a company's chat. OPEN-41 */
export const ChatSchema = v.strictObject({
  /** Of the company's snippet. */
  url: v.pipe(v.string(), v.check(isSnippetUrl, `must be ${SNIPPET_FORM}`)),
  /** Which account of the company's the brand is: no secret, each page tells it. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, hyphens and underscores')),
  /** Where the snippet loads from, frames and speaks to beside its own origin. */
  origins: v.optional(v.array(OriginSchema), []),
  /** Where the brand is written to, for whom the chat does not open. */
  email: v.pipe(v.string(), v.email()),
});
export type ChatSettings = v.InferOutput<typeof ChatSchema>;

export const snippetUrl = ({ url, key }: Pick<ChatSettings, 'url' | 'key'>): string =>
  new URL(withKey(url, key)).href;
