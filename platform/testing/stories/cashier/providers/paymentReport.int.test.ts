import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import { beginDeposit } from '../../../../flows/cashier/beginDeposit.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { refundDeposit } from '../../../../flows/cashier/held/refundDeposit.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import { readPaymentReport } from '../../../../server/commands/audit/readPaymentReport.ts';
import { noticeOf } from '../../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());

const TODAY = '2027-03-03';
const report = (day: string, output: string, file = '') =>
  readPaymentReport(harness.services.database.query, ['trustly', day, output], async () => file);
const cellsOf = (csv: string) =>
  csv
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(0, 5).join(' '));

it('a provider’s payments of a day are listed, and compared with the provider’s file', async () => {
  const { services } = harness;
  const player = await harness.player();
  const paid = await harness.paid(player, '50.00');
  const left = await beginDeposit(services, harness.request(player, { amount: '20.00' }));
  await settlePayment(services, 'trustly', noticeOf(left, 'abandoned'));
  // Money that arrives late has the reference of the deposit that had ended.
  await settlePayment(services, 'trustly', noticeOf(left, 'succeeded'));
  const open = await beginDeposit(services, harness.request(player, { amount: '30.00' }));
  const own = [
    `${paid.id} deposit succeeded 50.00 EUR`,
    `${left.id} deposit succeeded 20.00 EUR`,
    `${open.id} deposit pending 30.00 EUR`,
  ];
  const { text: csv } = await report(TODAY, 'csv');
  expect(cellsOf(csv).sort()).toEqual(own.sort());
  expect(JSON.parse((await report(TODAY, 'json')).text)).toHaveLength(3);
  expect(await report(TODAY, 'file', csv)).toMatchObject({ isRight: true });

  // The next day the deposit is refunded, and stays in the report of the day on which it was paid.
  harness.clock.advance(DAY);
  const decision = { playerId: player, paymentId: paid.id, by: 'Elin', why: 'by mistake' };
  await services.database.transaction((tx) => refundDeposit(services, tx, decision));
  await processDuePayments(services);
  const { reference = '' } = harness.provider.payouts.at(-1) ?? {};
  await settlePayment(services, 'trustly', noticeOf(paid, 'succeeded', { kind: 'payout', reference }));
  expect(cellsOf((await report(TODAY, 'csv')).text)).toContain(`${paid.id} deposit succeeded 50.00 EUR`);
  const next = await report('2027-03-04', 'csv');
  expect(cellsOf(next.text)).toContain(`${reference} refund succeeded 50.00 EUR`);

  const wrong = csv.replace('50.00', '50.01').replace(left.id, 'f00');
  const { text, isRight } = await report(TODAY, 'file', wrong);
  expect(isRight).toBe(false);
  for (const found of [
    `${paid.id}  other amount: here 50.00 EUR succeeded, at the provider 50.01 EUR succeeded`,
    'f00  missing here: here nothing, at the provider 20.00 EUR succeeded',
    `${left.id}  missing at the provider: here 20.00 EUR succeeded, at the provider nothing`,
    '3 differences: 3 payments in the file',
  ])
    expect(text).toContain(found);

  // The brands of a merchant have a file of their own.
  const other = await harness.paid(await harness.player({ brand: 'tivoli' }), '40.00');
  const ofBrands = async (account: string) => {
    const { text: listed } = await readPaymentReport(
      services.database.query,
      [account, '2027-03-04'],
      async () => '',
    );
    return cellsOf(listed);
  };
  const [tivoli, northlight] = [
    `${other.id} deposit succeeded 40.00 EUR`,
    `${reference} refund succeeded 50.00 EUR`,
  ];
  expect(await ofBrands('trustly/tivoli')).toEqual([tivoli]);
  const northlights = await ofBrands('trustly/northlight');
  expect(northlights).toContain(northlight);
  expect(northlights).not.toContain(tivoli);
  expect(await ofBrands('trustly/tivoli,northlight')).toEqual(await ofBrands('trustly'));
  await expect(ofBrands('trustly/tivolo')).rejects.toThrow(
    "no payment at 'trustly' has the brand 'tivolo'; there are northlight, tivoli",
  );
  await expect(ofBrands('trustly/')).rejects.toThrow('npm run payment-report');

  const unknown = readPaymentReport(services.database.query, ['trusty', TODAY], async () => '');
  await expect(unknown).rejects.toThrow("no payment has the provider 'trusty'; there are trustly");
  await expect(report('2027-02-30x', 'csv')).rejects.toThrow('is not a day');
});
