import { CASH_OUT_MARGIN } from '../bets/cashOut/terms.ts';
import { amount, say } from './say.ts';
import { settings } from './settings.ts';

const RULES = [
  'abandoned',
  'postponed',
  'retired',
  'overtime',
  'push',
  'quarter',
  'unknown',
  'void',
  'builder',
  'deadHeat',
  'resettlement',
  'cashOut',
  'boost',
] as const;

/** How bets are settled: void bets, dead heats and later corrections. */
export const Rules = () => (
  <details className="rules">
    <summary>{say('rules')}</summary>
    <ul>
      {RULES.map((rule) => (
        <li key={rule}>
          {say(`rule.${rule}`, {
            margin: String(CASH_OUT_MARGIN),
            most: amount(settings.terms.mostOnBoost),
          })}
        </li>
      ))}
    </ul>
  </details>
);
