import * as v from 'valibot';

/** The developer's own machine, where the sandbox vendors run. */
const isLoopback = ({ hostname }: URL): boolean =>
  /(?:^|\.)localhost$/.test(hostname) || ['127.0.0.1', '[::1]'].includes(hostname);

/** A URL that may be listed in the content security policy: a single host over https. */
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

/** Origin that a third-party script may be loaded from or may connect to. */
export const OriginSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && isSafe(new URL(text)) && new URL(text).origin === text,
    'must be an https origin without a path, such as https://collect.example.com; http on localhost alone',
  ),
);

/** A third-party analytics script, loaded only after the visitor has consented to analytics (ANA-02). */
const AnalyticsScriptSchema = v.strictObject({
  /** Name by which environment variables override the URL. */
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'must be small letters, digits and hyphens')),
  url: ScriptUrlSchema,
  /** Global array that events are pushed to and that the script takes over, such as `dataLayer`. */
  queue: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,63}$/, 'must be the name of a global variable')),
  /** Further origins that the script sends data to, besides its own. */
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
