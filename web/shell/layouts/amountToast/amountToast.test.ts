import { expect, it } from 'vitest';
import { toastAmount } from './amountToast.ts';

const at = (query: string) => new URL(`https://tivoli.test/en/${query}`);

it('QUERY-03 a toast needs both showToast and amount', () => {
  expect(toastAmount(at('?showToast=1&amount=25.50'), 'EUR')).toEqual({ amount: '25.50', currency: 'EUR' });
  expect(toastAmount(at('?amount=25.50'), 'EUR')).toBeNull();
  expect(toastAmount(at('?showToast=1'), 'EUR')).toBeNull();
});

it("OPEN-48 the amount is in the wallet's currency", () => {
  expect(toastAmount(at('?showToast=1&amount=500'), 'JPY')).toEqual({ amount: '500', currency: 'JPY' });
  expect(toastAmount(at('?showToast=1&amount=500.5'), 'JPY')).toBeNull();
});

it.each(['-5', '1e9', '5.', '5,50', 'all', '1234567890', '5.505', ' 5', '%3Cb%3E'])(
  'QUERY-03 %s is not an amount and shows no toast',
  (amount) => {
    expect(toastAmount(at(`?showToast=1&amount=${amount}`), 'EUR')).toBeNull();
  },
);
