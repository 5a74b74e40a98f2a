import type { ConditionalText } from './page.ts';
import { conditionNamed, isOptional, valueNamed, type Condition } from './values.ts';

/** Takes the conditions off the front of a piece of text and sees that what it names is known. */
export function conditionalTextOf(markup: string, report: (problem: string) => void): ConditionalText {
  const { html, conditions } = splitConditions(markup, report);
  for (const [, name = ''] of html.matchAll(/\{([^{}]*)\}/g)) {
    const value = valueNamed(name);
    const isAsked = conditions.some((condition) => condition.name === name && condition.isWanted);
    if (!value) report(`there is no value '{${name}}'`);
    else if (isOptional(value) && !isAsked) report(`'{${name}}' may be missing: begin with {when ${name}}`);
  }
  return { html, conditions };
}

function splitConditions(markup: string, report: (problem: string) => void): ConditionalText {
  const conditions: Condition[] = [];
  let html = markup;
  for (;;) {
    const [whole, word, named = ''] = /^\{(when|unless) (\w+)\} */.exec(html) ?? [];
    if (whole === undefined) return { html, conditions };
    const name = conditionNamed(named);
    if (name) conditions.push({ name, isWanted: word === 'when' });
    else report(`there is no rule, feature or value '${named}'`);
    html = html.slice(whole.length);
  }
}
