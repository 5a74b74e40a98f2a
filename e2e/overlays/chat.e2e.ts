import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { injectFault } from '../support/routes.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { PHONE } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';

/** The console of the sandbox's chat provider, where the operator replies. */
const chatUrl = ({ providersUrl }: Product) => `${providersUrl}/chat/`;

let requests: string[];

const recordRequests = ({ page }: Visitor) => {
  requests = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.startsWith('hearthdesk')) requests.push(request.url());
  });
};
/** The button at the end of the page; others are in the menu and on the page for help. */
const button = (page: Page) =>
  page.getByRole('region', { name: 'Chat' }).getByRole('button', { name: /^Chat with us/ });
const conversation = (page: Page) => page.frameLocator('iframe[src*="/chat/frame"]');
const brandFont = (page: Page): Promise<string> =>
  page.evaluate(() => /[^'",]+/.exec(getComputedStyle(document.body).fontFamily)?.[0] ?? '');
const log = (page: Page) => conversation(page).getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await conversation(page).getByRole('textbox').fill(text);
  await conversation(page).getByRole('textbox').press('Enter');
  await log(page).getByText(text).waitFor();
}

/** Replies as the brand's agent in the conversation that contains this message. */
async function reply(product: Product, message: string, text: string): Promise<void> {
  const all: { id: string; lines: { text: string }[] }[] = await (
    await fetch(`${chatUrl(product)}conversations`)
  ).json();
  const { id = '' } = all.find(({ lines }) => lines.some((line) => line.text === message)) ?? {};
  const response = await fetch(chatUrl(product), {
    method: 'POST',
    body: new URLSearchParams({ id, text }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}

test.describe('the messenger', () => {
  test('CHAT-03 CHAT-04 GAMI-17 stays open on other pages, and is anonymous and empty after sign-out', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('anna', { at: '/en/profile/limits/' });
    const { page } = visitor;
    await page.goto(visitor.address('/en/promotions/'));
    await waitForHydration(page);
    recordRequests(visitor);
    const question = `How long does a withdrawal take? ${Date.now()}`;
    expect(requests).toEqual([]);
    await button(page).click();
    const shareDetails = page.getByRole('button', { name: 'Share my details' });
    await shareDetails.waitFor();
    expect(await violations(page, 'section[aria-label=Chat]')).toEqual([]);
    expect(requests).toEqual([]);
    await shareDetails.click();
    await conversation(page).getByRole('heading', { name: 'Hello Anna Aalto' }).waitFor();
    expect(requests[0]).toMatch(/\/chat\/snippet\.js\?key=northlight$/);
    // The conversation has the brand's colours and font.
    const families = () =>
      [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`);
    await expect
      .poll(() => conversation(page).locator('body').evaluate(families))
      .toContain(`${await brandFont(page)} loaded`);
    await write(page, question);
    await reply(product, question, 'It is paid within a day.');
    await log(page).getByText('It is paid within a day.').waitFor();

    // The chat stays open on another page. When it is closed, its button counts new messages.
    await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
    await page.waitForURL(/internal-cookie/);
    await log(page).getByText('It is paid within a day.').waitFor();
    await page.setViewportSize(PHONE);
    await clickInFrame(conversation(page).getByRole('button', { name: 'Close chat' }));
    await expect.poll(() => button(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await reply(product, question, 'Mostly within the hour.');
    await page.getByRole('button', { name: 'Chat with us. New messages: 1' }).click();
    await log(page).getByText('Mostly within the hour.').waitFor();

    // An open chat is open again after a page load.
    await page.reload();
    await log(page).getByText('Mostly within the hour.').waitFor();
    await clickInFrame(conversation(page).getByRole('button', { name: 'Close chat' }));

    // The menu opens it too, on a phone in place of the menu.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chat with us' }).click();
    await log(page).getByText('Mostly within the hour.').waitFor();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account/i })
      .click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login\//);
    await waitForHydration(page);
    expect(await page.locator('iframe[src*="/chat/frame"]').count()).toBe(0);
    await button(page).click();
    await conversation(page).getByRole('heading', { name: 'Hello', exact: true }).waitFor();
    await write(page, `Nobody you know ${Date.now()}`);
    await expect(log(page).getByRole('listitem')).toHaveCount(2);
    expect(await log(page).textContent()).not.toContain('withdrawal');
  });

  test('CHAT-01 CHAT-05 CHAT-06 shows errors with an alternative, and has no button on the sports page', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/limits/' });
    const { page, context, ignoreErrors } = visitor;
    recordRequests(visitor);
    ignoreErrors(/snippet\.js|Livechat failed to load after maximum retries|Error generating token:|503/);
    const logs: string[] = [];
    page.on('console', (message) => logs.push(message.text()));
    await waitForHydration(page);
    const stopFault = await injectFault(context, '**/chat/snippet.js*', (route) => route.abort());
    await button(page).click();
    await page.getByRole('button', { name: 'Share my details' }).click();
    await page.getByText('The chat could not be opened.').waitFor();
    expect(requests.filter((url) => url.includes('snippet.js'))).toHaveLength(4);
    await expect.poll(() => logs.join('\n')).toContain('Livechat failed to load after maximum retries');
    await page.getByRole('link', { name: 'help@northlight.example' }).waitFor();

    stopFault();
    await context.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'GenerateZendeskToken'
        ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('We could not pass your details to the chat.').waitFor();
    await expect.poll(() => logs.join('\n')).toContain('Error generating token:');
    expect(await violations(page, 'section[aria-label=Chat]')).toEqual([]);
    await page.getByRole('button', { name: 'Chat anonymously' }).click();
    await conversation(page).getByRole('heading', { name: 'Hello', exact: true }).waitFor();
    await conversation(page).getByRole('textbox').press('Escape');

    await button(page).waitFor();
    await page.goto(visitor.address('/en/sports/'));
    await page.getByRole('main').waitFor();
    expect(await button(page).count()).toBe(0);
  });

  test('CHAT-02 FLAG-19 is replaced by the provider’s button after consent at a brand with the classic widget', async ({
    visit,
  }) => {
    const visitor = await visit('baltika', { hasCookieBanner: true });
    const { page } = visitor;
    recordRequests(visitor);
    await page.goto(visitor.address('/en/'));
    await waitForHydration(page);
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.waitFor();
    expect([requests, await button(page).count()]).toEqual([[], 0]);
    await banner.getByRole('button', { name: 'Accept all' }).click();
    const launcher = page.frameLocator('iframe[src*="/chat/launcher"]');
    await clickInFrame(launcher.getByRole('button', { name: 'Chat' }));
    await write(page, `Tere ${Date.now()}`);
    expect(await button(page).count()).toBe(0);
  });
});
