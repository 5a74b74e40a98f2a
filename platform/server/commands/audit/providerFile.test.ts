import { expect, it } from 'vitest';
import { fromDecimal } from '@foyer/domain/money.ts';
import { parseProviderFile } from './providerFile.ts';

const PAID = { reference: 'a', state: 'succeeded', amount: fromDecimal('20.00', 'EUR') };

it.each([
  ['JSON', '[{"reference":"a","amount":"20.00","currency":"EUR","state":"succeeded","fee":1}]'],
  ['CSV', 'reference,amount,currency,state\na,20.00,EUR,succeeded\n'],
  [
    'CSV with other columns, another order and quotes',
    '\uFEFFstate,who,reference,currency,amount\r\nsucceeded,"Ö ""x"", Oy",a,EUR,"20.00"\r\n\r\n',
  ],
  ['CSV with an empty first column', 'who,reference,amount,currency,state\n,a,20.00,EUR,succeeded\n'],
  [
    'CSV with empty, quoted empty and quoted comma cells',
    'who,"",reference,amount,currency,state,note\n"Oy, Ab","",a,20.00,EUR,succeeded,\n',
  ],
])('a provider’s file in %s is read', (_what, text) => {
  expect(parseProviderFile(text)).toEqual([PAID]);
});

it('a file without payments is empty', () => {
  expect(parseProviderFile('reference,amount,currency,state\n')).toEqual([]);
  expect(parseProviderFile('[]')).toEqual([]);
});

const CSV = 'reference,amount,currency,state\n';
it.each([
  [`${CSV}a,20.00,EUR,succeeded\n,20.00,EUR,succeeded`, "line 3: 'reference' is empty"],
  [`${CSV}a,20.001,EUR,succeeded`, "line 2: '20.001' is no amount in EUR"],
  [`${CSV}a,"20,00",EUR,succeeded`, "line 2: '20,00' is no amount in EUR"],
  [`${CSV}a,20.00,EURO,succeeded`, "line 2: 'currency' is no currency"],
  [`${CSV}a,20.00,EUR,paid`, /^line 2: 'state' is none of succeeded, failed/],
  ['reference,amount,currency\na,20.00,EUR', /^line 2: 'state'/],
  ['[{"reference":7}]', /^entry 1: 'reference'/],
  ['[{]', 'the file begins like a JSON array, and is none'],
])('%j is refused with its line', (text, message) => {
  expect(() => parseProviderFile(text)).toThrow(message);
});
