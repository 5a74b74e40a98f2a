import * as v from 'valibot';

/** How the script endpoint responds. Selected in the console, so that each failure can be tested. */
export const SCRIPT_MODES = ['served', 'missing', 'broken', 'silent'] as const;
export type ScriptMode = (typeof SCRIPT_MODES)[number];

const entrySchema = v.objectWithRest(
  { event: v.pipe(v.string(), v.maxLength(80)) },
  v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()]),
);
/** Request body that the script sends. */
export const bodySchema = v.strictObject({
  site: v.pipe(v.string(), v.maxLength(200)),
  entries: v.pipe(v.array(entrySchema), v.minLength(1), v.maxLength(200)),
});

export interface Counted {
  readonly site: string;
  readonly entry: v.InferOutput<typeof entrySchema>;
  readonly at: string;
}
