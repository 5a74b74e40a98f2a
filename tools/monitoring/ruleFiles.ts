import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';

export const ALERTS_FOLDER = new URL('../../deploy/alerts/', import.meta.url);

const labels = v.optional(v.record(v.string(), v.string()), {});
const alert = v.object({
  alert: v.string(),
  expr: v.string(),
  labels: v.object({ severity: v.picklist(['page', 'ticket']), window: v.optional(v.string()) }),
  annotations: v.looseObject({ summary: v.string(), runbook_url: v.string() }),
});
const recording = v.object({ record: v.string(), expr: v.string(), labels });
const ruleFile = v.object({
  groups: v.array(v.object({ name: v.string(), rules: v.array(v.union([alert, recording])) })),
});

type Rule = v.InferOutput<typeof ruleFile>['groups'][number]['rules'][number];
export type Alert = Extract<Rule, { alert: string }>;

/** The rules of every `*.rules.yml` in deploy/alerts. */
export function readRules(): readonly Rule[] {
  const files = readdirSync(ALERTS_FOLDER).filter((name) => name.endsWith('.rules.yml'));
  return files.flatMap((name) => {
    const content: unknown = parse(readFileSync(new URL(name, ALERTS_FOLDER), 'utf8'));
    return v.parse(ruleFile, content).groups.flatMap(({ rules }) => rules);
  });
}

export const readAlerts = (): readonly Alert[] => readRules().filter((rule) => 'alert' in rule);

/** Series of the recording rules, with the labels that the rules give them. */
export function recordedSeries(): ReadonlyMap<string, ReadonlySet<string>> {
  const rules = readRules().filter((rule) => 'record' in rule);
  return new Map(rules.map(({ record, labels: given }) => [record, new Set(Object.keys(given))]));
}
