import { CHECKPOINTS_PATH, LEDGER_KEYS_PATH } from '@foyer/contract/wallet/seals/paths.ts';
import { expect, testWith } from '../fixtures.ts';

// These tests start an instance of their own, because they move the ledger of the instance two days into the past.
const test = testWith(() => ({}));

test('MONEY-12 a player opens the proof of their balance, downloads it and verifies it themselves', async ({
  arrive,
  product,
}) => {
  const { page, address } = await arrive('anna', { at: '/en/profile/balance-proof/' });
  await page.getByText('Your first proof is available after midnight').waitFor();

  await product.sealLedger();
  await page.goto(address('/en/profile/'));
  await page.getByRole('link', { name: 'Proof of balance' }).click();
  await page.getByText('Verified: your balance is part of the published total.').waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download proof' }).click();
  const file = await (await downloading).path();
  const origin = `http://localhost:${product.port}`;
  const keys = await (await fetch(`${origin}${LEDGER_KEYS_PATH}`)).text();
  const live = `${origin}${CHECKPOINTS_PATH}`;
  const printed = await product.verifyProof(file, '--keys', keys.trim(), '--live', live);
  expect(printed).toMatch(/real and .* bonus money at the end of \d{4}-\d\d-\d\d \(UTC\)/);
  expect(printed).toContain('the checkpoint of the proof is in the list');
  expect(printed.trim().endsWith('right')).toBe(true);
});
