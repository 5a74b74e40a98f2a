import * as v from 'valibot';

/** The reader's own machine, where the sandbox's companies are. */
const isLoopback = ({ hostname }: URL): boolean =>
  /(?:^|\.)localhost$/.test(hostname) || ['127.0.0.1', '[::1]'].includes(hostname);

/** An address that pages name in their content policy: one host, reached safely. */
function isSafe(url: URL): boolean {
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return isPrivate && !url.hostname.includes('*') && !(url.username || url.password || url.hash);
}

export const SCRIPT_URL_FORM =
  'an https address without name, password and fragment, such as https://cdn.example.com/tag.js; http on localhost alone';

const ScriptUrlSchema = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && isSafe(new URL(text)), `must be ${SCRIPT_URL_FORM}`),
  v.transform((text) => new URL(text).href),
);

export const isScriptUrl = (text: string): boolean => v.is(ScriptUrlSchema, text);

/** Where another company's script may be loaded from, or speak to. */
export const OriginSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && isSafe(new URL(text)) && new URL(text).origin === text,
    'must be an https origin without a path, such as https://collect.example.com; http on localhost alone',
  ),
);

/** One script of an analytics company, which a browser loads once its visitor has agreed to analytics (ANA-02). */
const AnalyticsScriptSchema = v.strictObject({
  /** What the environment calls it, to put another address in the place of this one. */
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'must be small letters, digits and hyphens')),
  url: ScriptUrlSchema,
  /** The global that events are pushed to and that the script takes over, such as `dataLayer`. */
  queue: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,63}$/, 'must be the name of a global variable')),
  /** Where it sends what it was given, beside its own origin. */
  connectOrigins: v.optional(v.array(OriginSchema), []),
});

export const AnalyticsScriptsSchema = v.pipe(
  v.array(AnalyticsScriptSchema),
  v.checkItems(
    (script, index, all) =>
      all.findIndex(
        ({ name, url, queue }) => name === script.name || url === script.url || queue === script.queue,
      ) === index,
    'has the name, the address or the queue of one before it',
  ),
);

export type AnalyticsScript = v.InferOutput<typeof AnalyticsScriptSchema>;
