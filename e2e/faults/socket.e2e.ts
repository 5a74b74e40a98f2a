import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { balanceIn, balanceOf, cashIn, waitForBalanceUpdates } from '../support/balance.ts';
import { trackConnection, type Connection } from '../support/connection.ts';
import { playRound } from '../support/game.ts';
import { textOf } from '../support/texts.ts';

const GAME = '/en/games/fox-and-ember/';
const SPINS = 2;

const staleNote = (page: Page) => balanceIn(page).getByText(textOf('wallet.mayBeOutOfDate'));

/** Sequence numbers of the balance updates that the page received. */
const sequences = ({ received }: Connection): readonly number[] =>
  received.flatMap((message) => {
    const sequence = /"sequence":(\d+)/.exec(message)?.[1];
    return sequence ? [Number(sequence)] : [];
  });

test.describe('a lobby that loses its connection', () => {
  test('SUB-05 says that the balance may be out of date, and receives every missed update once after reconnecting', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna');
    const { page: playing, context, address } = visitor;
    const lobby = await context.newPage();
    const connection = await trackConnection(lobby, /\/graphql$/);
    await lobby.goto(address('/en/'));
    await cashIn(lobby).waitFor();
    await expect.poll(() => sequences(connection).length).toBeGreaterThan(0);
    await staleNote(lobby).waitFor({ state: 'detached' });

    await connection.interrupt();
    const receivedBefore = sequences(connection).length;
    await staleNote(lobby).waitFor();
    // The note is in no live region, so screen readers do not announce it.
    const region = staleNote(lobby).locator(
      'xpath=ancestor-or-self::*[@aria-live or @role="status" or @role="alert"]',
    );
    expect(await region.count()).toBe(0);

    await playing.goto(address(GAME));
    for (let played = 0; played < SPINS; played += 1) await playRound(playing);
    expect(sequences(connection)).toHaveLength(receivedBefore);

    connection.restore();
    await staleNote(lobby).waitFor({ state: 'detached' });
    await expect.poll(() => sequences(connection).length).toBeGreaterThanOrEqual(receivedBefore + SPINS);
    const [first = 0] = sequences(connection);
    expect(sequences(connection)).toEqual(sequences(connection).map((_, index) => first + index));
    await expect.poll(async () => (await balanceOf(lobby)) === (await balanceOf(playing))).toBe(true);
  });

  test('SUB-05 says so at once when the network is lost, and stops when it is back', async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/profile/' });
    const { context, address, ignoreErrors } = visitor;
    ignoreErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    // The new page has no connection but the one that the test tracks.
    await visitor.page.close();
    const page = await context.newPage();
    const isConnected = waitForBalanceUpdates(page);
    await page.goto(address('/en/'));
    await waitForHydration(page);
    await isConnected;
    const before = await balanceOf(page);
    await context.setOffline(true);
    await staleNote(page).waitFor();
    expect(await balanceOf(page)).toBe(before);
    await context.setOffline(false);
    await staleNote(page).waitFor({ state: 'detached' });
    expect(await balanceOf(page)).toBe(before);
  });
});
