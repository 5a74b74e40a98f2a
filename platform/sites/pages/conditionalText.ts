import type { ConditionalText } from './page.ts';
import { conditionNamed, isOptional, valueNamed, type Condition } from './values.ts';

/** Parses the conditions at the beginning of a text and reports unknown names. */
export function conditionalTextOf(markup: string, report: (problem: string) => void): ConditionalText {
  const { html, conditions } = splitConditions(markup, report);
  for (const [, name = ''] of html.matchAll(/\{([^{}]*)\}/g)) {
    const value = valueNamed(name);
    const isRequired = conditions.some((condition) => condition.name === name && condition.applies);
    if (!value) report(`there is no value '{${name}}'`);
    else if (isOptional(value) && !isRequired)
      report(`'{${name}}' may be missing: begin with {when ${name}}`);
  }
  return { html, conditions };
}

function splitConditions(markup: string, report: (problem: string) => void): ConditionalText {
  const conditions: Condition[] = [];
  let html = markup;
  for (;;) {
    const [match, word, named = ''] = /^\{(when|unless) (\w+)\} */.exec(html) ?? [];
    if (match === undefined) return { html, conditions };
    const name = conditionNamed(named);
    if (name) conditions.push({ name, applies: word === 'when' });
    else report(`there is no rule, feature or value '${named}'`);
    html = html.slice(match.length);
  }
}
