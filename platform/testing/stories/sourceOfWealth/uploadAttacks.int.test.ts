import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UPLOAD_PATH } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { sampleImage, samplePdf } from '../../sampleFiles.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const PDF = samplePdf();
const PNG = await sampleImage();
const SCRIPT = Buffer.from('<script>alert(1)</script>');
const OPEN_SCRIPT = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';

let api: TestApi;
let harness: RewardHarness;
let player: PlayerId;
let token: string;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  const newPlayer = await harness.createPlayer();
  player = newPlayer.player;
  token = await api.token('northlight', newPlayer.email);
  await harness.set(player, { source_of_wealth_due_at: new Date(0) });
});

/** Uploads a file over real HTTP, as an attacker without our client. */
async function upload(content: Buffer, name: string) {
  const query = new URLSearchParams({ type: 'Salary', name });
  const response = await fetch(`http://127.0.0.1:${api.port}${UPLOAD_PATH}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });
  const body: { documentId?: string; error?: { type: string } } = await response.json();
  return { status: response.status, id: body.documentId, error: body.error?.type };
}
const stored = async () =>
  (
    await sql<{ id: string; name: string; content: Buffer }>`
      select id, name, content from compliance.document d
      left join compliance.document_content c on c.document_id = d.id where player_id = ${player}`.execute(
      api.database.query,
    )
  ).rows;

it.each([
  ['the first bytes of a png', PNG.subarray(0, 16), 'scan.png', 'FileUnreadable'],
  ['half a png', PNG.subarray(0, PNG.length / 2), 'scan.png', 'FileUnreadable'],
  ['a pdf with a script behind it', Buffer.concat([PDF, SCRIPT]), 'payslip.pdf', 'FileHasTrailingData'],
  ['a pdf with a script in it', samplePdf({ catalog: OPEN_SCRIPT }), 'payslip.pdf', 'FileHasActiveContent'],
  ['a pdf with a password', samplePdf({ trailer: '/Encrypt<</Filter/Standard>>' }), 'a.pdf', 'FileEncrypted'],
  ['a pdf that is none', Buffer.from('%PDF-1.7\n%%EOF'), 'payslip.pdf', 'FileUnreadable'],
])('SOW-05 an upload of %s is refused, and nothing is stored', async (_, content, name, error) => {
  expect(await upload(content, name)).toMatchObject({ status: 422, error });
  expect(await stored()).toEqual([]);
});

it('an image with an appended script and a location in its metadata is stored without either', async () => {
  const content = Buffer.concat([await sampleImage({ comment: 'GPS 59.43 N' }), SCRIPT]);
  expect((await upload(content, 'scan.png')).status).toBe(200);
  const [document] = await stored();
  const text = document?.content.toString('latin1') ?? '';
  expect(text.startsWith('\u0089PNG')).toBe(true);
  expect(text).not.toMatch(/script|GPS/);
});

it('the same file again is the same document, although the stored image is re-encoded', async () => {
  const [first, second] = [await upload(PNG, 'one.png'), await upload(PNG, 'two.png')];
  expect(second.id).toBe(first.id);
  expect(await stored()).toHaveLength(1);
});

it.each([
  ['../../../etc/cron.d/payslip.pdf', 'payslip.pdf'],
  ['pay\u0000slip\r\nx-header: 1.pdf', 'payslipx-header: 1.pdf'],
  ['pay\u2028slip\u202E.pdf', 'pay slip.pdf'],
])('a document named %j is stored under an id of ours, with a cleaned name', async (name, text) => {
  expect((await upload(PDF, name)).status).toBe(200);
  const [document] = await stored();
  expect(document).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: text });
});
