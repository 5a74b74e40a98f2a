import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE, PLAYERS } from '../visitors/players.ts';

const { brand, email } = PLAYERS.bo;
/** The smallest valid document of one page. */
const pdf = (title: string): string =>
  `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
4 0 obj<</Title(${title})>>endobj
trailer<</Root 1 0 R/Info 4 0 R>>
%%EOF
`;

const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

test('SOW-01 SOW-05 SOW-06 a blocked player uploads documents and can deposit after they are accepted', async ({
  arrive,
  product,
}) => {
  const { operate } = product;
  const comment = 'Your two latest payslips, please.';
  await operate('ask-source-of-wealth', brand, email, 'Salary', comment, '0', 'e2e', 'a test');
  const visitor = await arrive('bo', { screen: PHONE, at: '/en/deposit/' });
  const { page } = visitor;
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Source of wealth' }).click();
  await page.getByText(comment).waitFor();
  await page.getByText('Requested: Salary').waitFor();
  expect(page.url()).toBe(visitor.address('/en/source-of-wealth/'));

  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('payslip.pdf', pdf('October')),
      file('program.pdf', 'MZ'),
      file('letter.docx', pdf('October')),
    ]);
  await page.getByText('program.pdf: use JPEG, PNG or PDF').waitFor();
  await page.getByText('letter.docx: use JPEG, PNG or PDF').waitFor();
  await page.getByText('payslip.pdf', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
  // The box is checked only when the platform has stored the choice, so `check()` would fail.
  await page.getByRole('checkbox', { name: 'Payslips' }).click();
  await page.getByText('Complete. You can send it now.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('We are checking your documents').waitFor();

  await operate('accept-source-of-wealth', brand, email, 'e2e', 'two payslips');
  await page.getByRole('heading', { name: 'Accepted' }).waitFor();
  await page.goto(visitor.address('/en/deposit/'));
  await page.getByRole('radio').first().waitFor();
  expect(await page.getByRole('link', { name: 'Source of wealth' }).count()).toBe(0);
});
