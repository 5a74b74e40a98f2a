import { expect, it } from 'vitest';
import { statementName } from './tracedQueries.ts';

it.each<[string, unknown]>([
  ['wallet.readFacts', { name: 'wallet.readFacts', text: 'select 1', values: ['anna'] }],
  ['SELECT identity.player', 'select * from "identity"."player" where "email" = \'anna@foyer.test\''],
  ['INSERT outbox.event', { text: 'insert into outbox.event (topic) values ($1)', values: ['anna'] }],
  ['UPDATE wallet.account', ' UPDATE wallet.account set balance = 7'],
  ['WITH cashier.payment', 'with open as (select * from cashier.payment) select 1'],
  ['SELECT', "select 'anna@foyer.test' from (values ('from anna.smith')) as t"],
  ['SELECT', 'select wallet.create_months($1)'],
  ['BEGIN', 'begin'],
  ['QUERY', "copy anna from 's3cret'"],
  ['QUERY', undefined],
  ['QUERY', { submit() {} }],
])('a span of a statement is named %s', (name, statement) => {
  expect(statementName(statement)).toBe(name);
});
