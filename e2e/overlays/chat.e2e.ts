import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { injectFault } from '../support/routes.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { PHONE } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';

/** The sandbox's chat company, where whoever runs the demo answers. */
const chatUrl = ({ providersUrl }: Product) => `${providersUrl}/chat/`;

let asked: string[];

const listen = ({ page }: Visitor) => {
  asked = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.startsWith('hearthdesk')) asked.push(request.url());
  });
};
const button = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
const conversation = (page: Page) => page.frameLocator('iframe[src*="/chat/frame"]');
const log = (page: Page) => conversation(page).getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await conversation(page).getByRole('textbox').fill(text);
  await conversation(page).getByRole('textbox').press('Enter');
  await log(page).getByText(text).waitFor();
}

/** As the operator's agent, in the conversation in which this was written. */
async function reply(product: Product, to: string, text: string): Promise<void> {
  const all: { id: string; lines: { text: string }[] }[] = await (
    await fetch(`${chatUrl(product)}conversations`)
  ).json();
  const { id = '' } = all.find(({ lines }) => lines.some((line) => line.text === to)) ?? {};
  const told = await fetch(chatUrl(product), {
    method: 'POST',
    body: new URLSearchParams({ id, text }),
    redirect: 'manual',
  });
  expect(told.status).toBe(303);
}

test.describe('the messenger', () => {
  test('CHAT-03 CHAT-04 GAMI-17 a player asks, is answered, goes on to other pages, and leaves nothing behind', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('anna', { at: '/en/profile/limits/' });
    const { page } = visitor;
    await page.goto(visitor.address('/en/promotions/'));
    await waitForHydration(page);
    listen(visitor);
    const question = `How long does a withdrawal take? ${Date.now()}`;
    expect(asked).toEqual([]);
    await button(page).click();
    const named = page.getByRole('button', { name: 'Share my details' });
    await named.waitFor();
    expect(await violations(page, '.fy-chatdoor')).toEqual([]);
    expect(asked).toEqual([]);
    await named.click();
    await conversation(page).getByRole('heading', { name: 'Hello Anna Aalto' }).waitFor();
    expect(asked[0]).toMatch(/\/chat\/snippet\.js\?key=northlight$/);
    await write(page, question);
    await reply(product, question, 'It is paid within a day.');
    await log(page).getByText('It is paid within a day.').waitFor();

    // On the way to another page it stays as it is; closed, it tells of what is new.
    await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
    await page.waitForURL(/internal-cookie/);
    await log(page).getByText('It is paid within a day.').waitFor();
    await page.setViewportSize(PHONE);
    await clickInFrame(conversation(page).getByRole('button', { name: 'Close chat' }));
    await expect.poll(() => button(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await reply(product, question, 'Mostly within the hour.');
    await page.getByRole('button', { name: 'Chat with us. New messages: 1' }).click();
    await log(page).getByText('Mostly within the hour.').waitFor();

    // What stood open is open again on a page that is loaded anew, for the same player.
    await page.reload();
    await log(page).getByText('Mostly within the hour.').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.fy-avatar').click();
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

  test('CHAT-01 CHAT-05 CHAT-06 what fails is said, with a way on; on the sports there is no button', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/limits/' });
    const { page, context, ignoreErrors } = visitor;
    listen(visitor);
    ignoreErrors(/snippet\.js|Livechat failed to load after maximum retries|Error generating token:|503/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await waitForHydration(page);
    const letSnippetCome = await injectFault(context, '**/chat/snippet.js*', (route) => route.abort());
    await button(page).click();
    await page.getByRole('button', { name: 'Share my details' }).click();
    await page.getByText('The chat could not be opened.').waitFor();
    expect(asked.filter((url) => url.includes('snippet.js'))).toHaveLength(4);
    await expect.poll(() => said.join('\n')).toContain('Livechat failed to load after maximum retries');
    await page.getByRole('link', { name: 'help@northlight.example' }).waitFor();

    letSnippetCome();
    await context.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'GenerateZendeskToken'
        ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('We could not pass your details to the chat.').waitFor();
    await expect.poll(() => said.join('\n')).toContain('Error generating token:');
    expect(await violations(page, '.fy-chatdoor')).toEqual([]);
    await page.getByRole('button', { name: 'Chat anonymously' }).click();
    await conversation(page).getByRole('heading', { name: 'Hello', exact: true }).waitFor();
    await conversation(page).getByRole('textbox').press('Escape');

    await button(page).waitFor();
    await page.goto(visitor.address('/en/sports/'));
    await page.getByRole('main').waitFor();
    expect(await button(page).count()).toBe(0);
  });

  test('CHAT-02 FLAG-19 a brand with the classic widget has the company’s button, for who agreed, and none of ours', async ({
    visit,
  }) => {
    const visitor = await visit('baltika', { hasCookieBanner: true });
    const { page } = visitor;
    listen(visitor);
    await page.goto(visitor.address('/en/'));
    await waitForHydration(page);
    const question = page.getByRole('region', { name: 'Cookies' });
    await question.waitFor();
    expect([asked, await button(page).count()]).toEqual([[], 0]);
    await question.getByRole('button', { name: 'Accept all' }).click();
    const launcher = page.frameLocator('iframe[src*="/chat/launcher"]');
    await clickInFrame(launcher.getByRole('button', { name: 'Chat' }));
    await write(page, `Tere ${Date.now()}`);
    expect(await button(page).count()).toBe(0);
  });
});
