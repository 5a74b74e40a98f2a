import * as v from 'valibot';
import { isScriptUrl, OriginSchema, SCRIPT_URL_FORM } from '../content/analyticsScripts.ts';

/** CHAT-03: placeholder for the brand's key in the snippet URL. */
const KEY_PLACEHOLDER = '{key}';

export const SNIPPET_FORM = `${SCRIPT_URL_FORM}, with ${KEY_PLACEHOLDER} where the brand's key goes`;

const withKey = (url: string, key: string): string =>
  url.replaceAll(KEY_PLACEHOLDER, encodeURIComponent(key));

export const isSnippetUrl = (text: string): boolean =>
  text.includes(KEY_PLACEHOLDER) && isScriptUrl(withKey(text, 'key'));

/** OPEN-41: the brand's live chat with customer support, hosted by a chat provider. */
export const ChatSchema = v.strictObject({
  /** URL of the provider's script snippet. */
  url: v.pipe(v.string(), v.check(isSnippetUrl, `must be ${SNIPPET_FORM}`)),
  /** The brand's account key at the provider. It is not secret, because every page contains it. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, hyphens and underscores')),
  /** Further origins that the snippet loads from, frames or connects to, for the content security policy. */
  origins: v.optional(v.array(OriginSchema), []),
  /** Support address for players whose chat does not load. */
  email: v.pipe(v.string(), v.email()),
});
export type ChatSettings = v.InferOutput<typeof ChatSchema>;

export const snippetUrl = ({ url, key }: Pick<ChatSettings, 'url' | 'key'>): string =>
  new URL(withKey(url, key)).href;
