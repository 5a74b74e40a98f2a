import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CheckSourceOfWealth,
  Frame,
  GetPlayerInfo,
  RemoveSourceOfWealthDocument,
  SendSourceOfWealth,
  SourceOfWealthPage,
} from '@foyer/contract/generated/operations.ts';
import { MAX_FILE_BYTES, UPLOAD_PATH } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { operate } from '../../../server/commands/operate.ts';
import { readDocuments } from '../../../server/commands/readDocuments.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { sampleImage, samplePdf } from '../../sampleFiles.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const PDF = samplePdf();
const PNG = await sampleImage();
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]);

let api: TestApi;
let harness: RewardHarness;
let player: PlayerId;
let email: string;
let token: string;
let folder: string;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
  folder = await mkdtemp(join(tmpdir(), 'foyer-documents-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

async function arrive(): Promise<void> {
  ({ player, email } = await harness.createPlayer());
  token = await api.token('northlight', email);
}

const ask = (document: { documentId: string }, variables: object = {}, bearer = token) =>
  harness.ask(document, variables, bearer);
const requireSourceOfWealth = (dueAt = new Date(api.clock.now().getTime() + 86_400_000)) =>
  harness.set(player, { source_of_wealth_due_at: dueAt });
const state = async (bearer = token) =>
  (await ask(SourceOfWealthPage, {}, bearer)).data.viewer.sourceOfWealth;

interface Upload {
  readonly content?: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly bearer?: string | null;
  readonly headers?: Record<string, string>;
  readonly brand?: string;
}
async function upload({
  content = PDF,
  name = 'payslip.pdf',
  type = 'Salary',
  bearer = token,
  headers = {},
  brand = 'northlight',
}: Upload = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: UPLOAD_PATH,
    query: { type, name },
    payload: content,
    headers: {
      host: `${brand}.localhost`,
      'content-type': 'application/octet-stream',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  });
  const body = response.json();
  return { status: response.statusCode, id: body.documentId, error: body.error?.type, body };
}
const check = (option = 'payslips', type = 'Salary', checked = true) =>
  ask(CheckSourceOfWealth, { type, option, checked });
const send = async () => (await ask(SendSourceOfWealth)) as FormAnswer;
const remove = async (documentId: string, bearer = token) =>
  (await ask(RemoveSourceOfWealthDocument, { documentId }, bearer)) as FormAnswer;
interface FormAnswer {
  readonly data: { readonly [name: string]: { readonly [name: string]: unknown } } | null;
  readonly errors?: readonly { readonly extensions: { readonly type: string } }[];
}
const refusal = ({ errors }: FormAnswer) => errors?.[0]?.extensions.type;
const storedForm = async () => {
  const { rows } = await sql<{ documents: bigint; contents: bigint }>`
    select (select count(*) from compliance.document where player_id = ${player}) documents,
      (select count(*) from compliance.document_content c join compliance.document d on d.id = c.document_id
        where d.player_id = ${player}) contents`.execute(api.database.query);
  return rows.map(({ documents, contents }) => [Number(documents), Number(contents)])[0];
};
const record = async () =>
  (
    await sql<{ act: string; by: string }>`
      select act, by from compliance.entry where player_id = ${player} order by id`.execute(
      api.database.query,
    )
  ).rows.map(({ act, by }) => `${act} by ${by}`);
const operator = (act: string, ...args: string[]) => operate(api, [act, 'northlight', email, ...args]);

describe('the whole review', () => {
  beforeEach(arrive);

  it('SOW-03 SOW-04 SOW-06 from the request to the acceptance, with a refusal in between', async () => {
    expect(await state()).toMatchObject({ status: 'NotRequired', sentAt: null, maySend: false });
    await requireSourceOfWealth(new Date(0));
    expect(await state()).toMatchObject({ status: 'Required', dueDateExpired: true, requested: [] });
    expect((await ask(Frame)).data.viewer.player.guards).toEqual(['sourceOfWealth']);

    const { status, id } = await upload();
    expect(status).toBe(200);
    expect(refusal(await send())).toBe('SourceOfWealthIncomplete');
    const { data } = await check();
    expect(data.checkSourceOfWealth.maySend).toBe(true);
    const [salary] = data.checkSourceOfWealth.types;
    expect(salary).toMatchObject({
      type: 'Salary',
      completed: true,
      files: [{ documentId: id, name: 'payslip.pdf', sizeBytes: expect.any(Number), isSent: false }],
    });
    expect(salary.options[0]).toMatchObject({
      id: 'payslips',
      title: 'Payslips',
      tooltip: expect.stringContaining('two most recent'),
      checked: true,
    });
    const sent = await send();
    expect(sent.data?.['sendSourceOfWealth']).toMatchObject({ sentAt: expect.any(String), maySend: false });
    expect(await readDocuments(api, [])).toContain(email);

    await operator('ask-source-of-wealth', 'Salary', 'A newer one, please.', '0', 'Elin', 'it is of 2019');
    const again = await state();
    expect(again).toMatchObject({ status: 'Required', sentAt: null, maySend: false });
    expect(again.requested).toMatchObject([
      { comment: 'A newer one, please.', requestedFundingType: 'Salary' },
    ]);
    expect((await ask(GetPlayerInfo)).data.viewer.player.sourceOfWealthStatus).toMatchObject({
      dueDateExpired: true,
      requiredDocumentsUploadV2: again.requested,
    });
    // A document that an operator has refused does not count; the same file may be uploaded again.
    expect(refusal(await send())).toBe('SourceOfWealthIncomplete');
    await upload({ content: PNG, name: 'new.png' });
    expect(refusal(await send())).toBeUndefined();

    await operator('accept-source-of-wealth', 'Elin', 'two payslips');
    expect(await state()).toMatchObject({ status: 'Done', sentAt: null, requested: [], dueDate: null });
    expect((await ask(Frame)).data.viewer.player.guards).toEqual([]);
    expect((await state()).types[0]).toMatchObject({ files: [], completed: false });
    expect(await readDocuments(api, [])).not.toContain(email);
    expect(await record()).toEqual([
      'Uploaded by player',
      'Sent by player',
      'AskedAgain by Elin',
      'Uploaded by player',
      'Sent by player',
      'Accepted by Elin',
    ]);
  });

  it('an operator saves the documents to a folder, which is recorded', async () => {
    await requireSourceOfWealth();
    await upload({ name: '../../../evil.pdf' });
    await upload({ content: PNG, name: 'not sent.png', type: 'Other' });
    expect(await readDocuments(api, ['northlight', email, folder, 'Elin'])).toBe('nothing was sent');
    await check();
    await check('gift', 'Other');
    await send();
    const lines = await readDocuments(api, ['northlight', email, folder, 'Elin']);
    expect(lines).toContain('"evil.pdf"');
    const files = await readdir(folder);
    expect(files.sort()).toHaveLength(2);
    const pdf = files.find((name) => name.endsWith('-Salary.pdf'))!;
    const written = await readFile(join(folder, pdf));
    expect(written.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF$/);
    expect(files).toContainEqual(expect.stringMatching(/^[12]-Other\.png$/));
    expect((await record()).slice(-2)).toEqual(['Read by Elin', 'Read by Elin']);
  });

  it('a parallel repeated submission is one', async () => {
    await requireSourceOfWealth();
    await upload();
    await check();
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(refusal)).toEqual([undefined, undefined, undefined]);
    expect((await record()).filter((line) => line === 'Sent by player')).toHaveLength(1);
  });
});

describe('SOW-05 an upload', () => {
  // A refused upload stores nothing.
  beforeAll(async () => {
    await arrive();
    await requireSourceOfWealth();
  });

  it.each([
    ['a program with the name of a pdf', EXE, 'payslip.pdf'],
    ['a pdf with the name of a program', PDF, 'payslip.exe'],
    ['a pdf with two ends', PDF, 'payslip.pdf.exe'],
    ['nothing', Buffer.alloc(0), 'payslip.pdf'],
    ['a zip', Buffer.from('PK\u0003\u0004 and so on'), 'payslip.pdf'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'payslip.pdf'],
    ['a file without a name', PDF, ''],
    ['a folder', PDF, '../../../server/stories/'],
  ])('of %s is refused, and nothing is stored', async (_, content, name) => {
    expect(await upload({ content, name })).toMatchObject({ status: 415, error: 'FileTypeNotAccepted' });
    expect(await storedForm()).toEqual([0, 0]);
  });

  it('of compressed bytes is refused before they are read', async () => {
    const packed = await upload({ headers: { 'content-encoding': 'gzip' } });
    expect(packed).toMatchObject({ status: 415, error: 'FileTypeNotAccepted' });
    expect(await storedForm()).toEqual([0, 0]);
  });

  it('of an unknown type is refused', async () =>
    expect(await upload({ type: '__proto__' })).toMatchObject({ status: 400, error: 'BadRequest' }));

  it('of a visitor, or of another brand’s player, is refused before a byte is read', async () => {
    const large = Buffer.alloc(MAX_FILE_BYTES + 1, 1);
    expect(await upload({ bearer: null, content: large })).toMatchObject({
      status: 401,
      error: 'AuthenticationFailure',
    });
    expect((await upload({ bearer: 'forged.token.here' })).status).toBe(401);
    expect((await upload({ brand: 'tivoli' })).status).toBe(401);
    expect(await storedForm()).toEqual([0, 0]);
  });
});

describe('SOW-05 an upload', () => {
  beforeEach(async () => {
    await arrive();
    await requireSourceOfWealth();
  });

  it('has the type of its content, whatever the browser says', async () => {
    const { status } = await upload({
      content: PNG,
      name: 'scan.jpg',
      headers: { 'content-type': 'text/html' },
    });
    expect(status).toBe(200);
    const { rows } = await sql<{ media_type: string }>`
      select media_type from compliance.document where player_id = ${player}`.execute(api.database.query);
    expect(rows).toEqual([{ media_type: 'image/png' }]);
  });

  it('OPEN-28 of ten megabytes is accepted, and of one byte more refused', async () => {
    const most = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length, 32)]);
    expect((await upload({ content: most })).status).toBe(200);
    const more = Buffer.concat([most, Buffer.from('x')]);
    expect(await upload({ content: more })).toMatchObject({ status: 413, error: 'FileTooLarge' });
    expect(await storedForm()).toEqual([1, 1]);
  });

  it('OPEN-28 of a hundred megabytes without its length is cut off', async () => {
    // The request has no Content-Length header, although browsers always send one.
    const call = request(`http://127.0.0.1:${api.port}${UPLOAD_PATH}?type=Salary&name=a.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
    });
    const answered = new Promise<number | undefined>((resolve) => {
      call.on('response', ({ statusCode }) => resolve(statusCode));
      // The connection may be closed while bytes are still sent.
      call.on('error', () => resolve(413));
    });
    let sent = 0;
    const hundred = Readable.from(
      (function* () {
        for (; sent < 100; sent++) yield Buffer.alloc(1024 * 1024);
      })(),
    );
    hundred.pipe(call);
    expect(await answered).toBe(413);
    expect(sent).toBeLessThan(100);
    hundred.destroy();
    call.destroy();
    expect(await storedForm()).toEqual([0, 0]);
  });

  it('of the same file again is the same document, also in parallel', async () => {
    const responses = await Promise.all([upload(), upload(), upload({ name: 'other.pdf' })]);
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await storedForm()).toEqual([1, 1]);
  });

  it('OPEN-28 of one type is limited to five, also in parallel', async () => {
    const files = Array.from({ length: 8 }, (_, index) => samplePdf({ title: `${index}` }));
    const responses = await Promise.all(files.map((content) => upload({ content })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ error }) => error === 'TooManyFiles')).toHaveLength(3);
    expect((await upload({ type: 'Other' })).status).toBe(200);
  });

  it('cannot be downloaded by anybody', async () => {
    const { id } = await upload();
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
      for (const url of [UPLOAD_PATH, `${UPLOAD_PATH}/${id}`]) {
        const answer = await api.app.inject({
          method,
          url,
          headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` },
        });
        expect(answer.statusCode).toBe(404);
      }
    }
  });
});

describe('permissions', () => {
  beforeEach(arrive);

  it('SOW-05 only a player with an open request can upload, until it is accepted', async () => {
    expect(await upload()).toMatchObject({ status: 409, error: 'SourceOfWealthNotRequired' });
    await requireSourceOfWealth();
    await upload();
    await check();
    await send();
    await operator('accept-source-of-wealth', 'Elin', 'enough');
    expect(await upload()).toMatchObject({ status: 409, error: 'SourceOfWealthNotRequired' });
    expect(refusal(await check())).toBe('SourceOfWealthNotRequired');
    expect(refusal(await send())).toBe('SourceOfWealthNotRequired');
  });

  it.each([
    ['is excluded', { excluded_at: new Date(0) }],
    ['is in a timeout', { timeout_ends_at: new Date('2100-01-01') }],
    ['is kept from paying in and out', { deposits_blocked: true, withdrawals_blocked: true }],
  ])('SOW-01 a player who %s can submit as well', async (_, columns) => {
    await requireSourceOfWealth(new Date(0));
    await harness.set(player, columns);
    expect((await upload()).status).toBe(200);
    expect(refusal(await check())).toBeUndefined();
    expect(refusal(await send())).toBeUndefined();
  });

  it('only its own player can change a document', async () => {
    await requireSourceOfWealth();
    const { id } = await upload();
    const other = await harness.createPlayer();
    await harness.set(other.player, { source_of_wealth_due_at: new Date(0) });
    const foreign = await api.token('northlight', other.email);
    expect(refusal(await remove(id, foreign))).toBe('UnknownDocument');
    expect(refusal(await remove(randomUUID()))).toBe('UnknownDocument');
    expect((await state(foreign)).types[0].files).toEqual([]);
    expect((await state()).types[0].files).toHaveLength(1);
  });

  it('removing is idempotent, and impossible after submission', async () => {
    await requireSourceOfWealth();
    const { id } = await upload();
    await check();
    expect(refusal(await remove(id))).toBeUndefined();
    expect(refusal(await remove(id))).toBeUndefined();
    expect(await storedForm()).toEqual([0, 0]);
    const { id: second } = await upload();
    await send();
    expect(refusal(await remove(second))).toBe('DocumentSent');
    await expect(
      sql`delete from compliance.document where id = ${second}`.execute(api.database.query),
    ).rejects.toThrow('stays');
    await expect(
      sql`update compliance.entry set by = 'nobody' where player_id = ${player}`.execute(api.database.query),
    ).rejects.toThrow('not altered');
  });

  it('an option of another document type cannot be chosen', async () => {
    await requireSourceOfWealth();
    expect(refusal(await check('gift', 'Salary'))).toBe('UnknownOption');
  });

  it('an operator decides with a name and a reason', async () => {
    await expect(operator('accept-source-of-wealth', 'Elin', ' ')).rejects.toThrow('say who you are');
    await expect(operator('ask-source-of-wealth', 'Lottery', 'more', '0', 'Elin', 'x')).rejects.toThrow(
      'Lottery',
    );
    await expect(operator('ask-source-of-wealth', 'Salary', ' ', '0', 'Elin', 'x')).rejects.toThrow(
      'what is missing',
    );
    await expect(operator('ask-source-of-wealth', 'Salary', 'more', 'soon', 'Elin', 'x')).rejects.toThrow(
      'soon',
    );
    await expect(readDocuments(api, ['northlight', email, folder, ' '])).rejects.toThrow('npm run documents');
  });
});
