import { jest } from '@jest/globals';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { exportsModule } from '../../../server/src/modules/exports/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { setClock } from '../../support/clock.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { type WorkbookCell, workbookRows } from '../../support/read-workbook.ts';
import { until } from '../../support/server-process.ts';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let smtp: Smtp;
let app: TestApp;
/** Second server process on the same database. */
let other: TestApp;

const serverEnv = () => ({ PUBLIC_URL: 'https://facet.example', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });

beforeAll(async () => {
  smtp = await startSmtp();
  app = await startTestApp({ withJobs: true, env: serverEnv() });
  const env = { ...serverEnv(), RATE_LIMITS: '1' };
  other = await startTestApp({ withJobs: true, databaseUrl: app.databaseUrl, env });
  await createStones(app, [
    { stockId: 'P-1', carats: '0.5' },
    { stockId: '=P-2', carats: '1.5' },
    { stockId: 'P-3', carats: '1.2' },
  ]);
});
afterAll(async () => {
  await Promise.all([app.stop(), other.stop()]);
  await smtp.stop();
});

interface PriceListView {
  id: string;
  name: string;
  kind: string;
  weekday: string;
  nextSendAt: string;
  lastSentAt: string | null;
  lastFailure: string | null;
}

const fields = 'id name kind weekday nextSendAt lastSentAt lastFailure';
const heavy = { diamonds: { filter: { carats: { min: 1 } }, sort: [{ field: 'CARATS', direction: 'ASC' }] } };

const send = (person: Person, input: object, through = app) =>
  through.graphql<{ sendPriceList: { email: string } | null }>(
    'mutation ($input: SendPriceListInput!) { sendPriceList(input: $input) { email } }',
    { input: { list: heavy, name: 'Now', ...input } },
    person.token,
  );
const schedule = (person: Person, input: object = {}) =>
  app.graphql<{ schedulePriceList: { priceList: PriceListView } | null }>(
    `mutation ($input: SchedulePriceListInput!) { schedulePriceList(input: $input) { priceList { ${fields} } } }`,
    { input: { list: heavy, name: 'Weekly', weekday: 'MONDAY', ...input } },
    person.token,
  );
async function scheduled(person: Person, input: object = {}): Promise<PriceListView> {
  const { data, errors } = await schedule(person, input);
  expect(errors).toEqual([]);
  if (!data?.schedulePriceList) throw new Error('the list was not scheduled');
  return data.schedulePriceList.priceList;
}
const stop = (person: Person, id: string) =>
  app.graphql(
    'mutation ($input: StopPriceListInput!) { stopPriceList(input: $input) { priceListId } }',
    { input: { id } },
    person.token,
  );
const listsOf = async (person: Person): Promise<PriceListView[]> =>
  (await app.graphql<{ priceLists: PriceListView[] }>(`{ priceLists { ${fields} } }`, {}, person.token)).data
    ?.priceLists ?? [];

const mailsTo = ({ email }: Pick<Person, 'email'>): Email[] => smtp.receivedBy(email);
async function firstMail(person: Person): Promise<Email> {
  const [mail] = await until(
    async () => mailsTo(person),
    (mails) => mails.length > 0,
  );
  if (!mail) throw new Error('there is no email');
  return mail;
}
const fileOf = ({ attachments: [file] }: Email): Promise<WorkbookCell[][]> =>
  workbookRows(file?.content instanceof ArrayBuffer ? new Uint8Array(file.content) : new Uint8Array());
const header = (mail: Email, name: string): string | undefined => mail.headers.find(({ key }) => key === name)?.value;
const tokenOf = (mail: Email): string => /\/unsubscribe\?token=([0-9a-f-]+)/.exec(mail.text ?? '')?.[1] ?? '';

const database = () => app.em().getKysely();
const makeDue = (...ids: string[]) =>
  sql`update price_list set next_send_at = next_send_at - interval '7 days' where id = any(${ids}::int[])`.execute(
    database(),
  );
/** Runs the job that starts sending the price lists that are due. The server runs it every five minutes. */
async function begin(server = app): Promise<void> {
  const job = exportsModule.jobs.find(({ queue }) => queue === 'priceLists.begin');
  await job?.handle({ em: server.em(), services: server.services, log: createLogger('silent') }, {});
}
/** Runs the job that sends one email. */
async function sendMail(server: TestApp, mailId: number | undefined): Promise<void> {
  const job = exportsModule.jobs.find(({ queue }) => queue === 'priceLists.mail');
  await job?.handle({ em: server.em(), services: server.services, log: createLogger('silent') }, { mailId });
}

interface KeptMail {
  id: number;
  status: string;
  failure: string | null;
  attempts: number;
}
const mailsOf = async (listId: string): Promise<KeptMail[]> =>
  (
    await sql<KeptMail>`
      select id, status, failure, attempts from price_list_mail where price_list_id = ${listId}::int order by id`.execute(
      database(),
    )
  ).rows;
/** Returns the emails with a price list after all of them have been processed. */
const waitForEmails = (listId: string): Promise<KeptMail[]> =>
  until(
    () => mailsOf(listId),
    (mails) => mails.length > 0 && mails.every(({ status }) => !['pending', 'sending'].includes(status)),
  );

describe('price list sent once', () => {
  it("sends the list's items in order, at the caller’s prices", async () => {
    const trader = await createPerson(app, { markups: [{ percent: '10' }] });
    const { data, errors } = await send(trader, { name: 'Größe "A" / heavy' });
    expect([errors, data?.sendPriceList?.email]).toEqual([[], trader.email]);
    const mail = await firstMail(trader);
    expect(mail.subject).toBe('Größe "A" / heavy: your price list at Facet');
    expect(mail.text).toContain('2 diamonds at your current prices');
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [
        expect.stringMatching(/^Gro-e-A-heavy-\d{4}-\d\d-\d\d\.xlsx$/),
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
    ]);
    const [names = [], ...rows] = await fileOf(mail);
    const column = (name: string) => rows.map((row) => row[names.indexOf(name)]);
    expect(column('Stock number')).toEqual(['P-3', '=P-2']);
    expect(column('Total price (USD)')).toEqual([1320, 1650]);
    expect(names.join()).not.toMatch(/vendor|memo|open orders|held for/i);
    // The list is sent only once, so its email has no unsubscribe link.
    expect([header(mail, 'list-unsubscribe'), tokenOf(mail)]).toEqual([undefined, '']);
    expect(await listsOf(trader)).toEqual([]);
  });

  it('sends a message instead of a file if the list is empty', async () => {
    const trader = await createPerson(app);
    await send(trader, { list: { diamonds: { filter: { text: 'no such stone' } } } });
    const mail = await firstMail(trader);
    expect([mail.text, mail.attachments]).toEqual([expect.stringContaining('is currently empty'), []]);
  });

  it('sends a link if the file is too large, and disables the link when the user is no longer allowed to sign in', async () => {
    const small = await startTestApp({
      databaseUrl: app.databaseUrl,
      env: { ...serverEnv(), MAIL_MAX_BYTES: '100' },
    });
    try {
      const trader = await createPerson(app, { markups: [{ percent: '10' }] });
      await sql`insert into price_list_mail (user_id, name, kind, question)
        values (${trader.id}, 'Large', 'diamonds', ${JSON.stringify({ filter: null, sort: null })}::jsonb)`.execute(
        database(),
      );
      const { rows } = await sql<{ id: number }>`select max(id) as id from price_list_mail`.execute(database());
      await sendMail(small, rows[0]?.id);
      const mail = await firstMail(trader);
      expect([mail.text, mail.attachments]).toEqual([expect.stringContaining('has 3 diamonds and is too large'), []]);
      const link = new URL(/https:\/\/facet\.example(\/exports\?token=\S+)/.exec(mail.text ?? '')?.[1] ?? '', app.url);
      const response = await fetch(link);
      expect([response.status, response.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/\.xlsx$/),
      ]);
      expect(await workbookRows(new Uint8Array(await response.arrayBuffer()))).toHaveLength(4);
      await sql`update user_account set is_approved = false where id = ${trader.id}`.execute(database());
      expect((await fetch(link)).status).toBe(401);
    } finally {
      await small.stop();
    }
  });

  it('rejects filters that the caller may not use, and limits the rate of price lists', async () => {
    const trader = await createPerson(app);
    const secret = await send(trader, { list: { diamonds: { filter: { isActive: false } } } });
    expect(secret.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const unnamed = await send(trader, { name: 'two\nlines' });
    expect(unnamed.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'name' }] });
    const responses = [];
    for (let time = 0; time < 11; time++) responses.push(await send(trader, {}, other));
    expect(responses.map(({ errors }) => errors[0]?.extensions.reason)).toEqual([
      ...Array(10).fill(undefined),
      'RATE_LIMITED',
    ]);
  });
});

describe('price list sent weekly', () => {
  it('sends the price list once on its weekday, and returns the next date', async () => {
    const trader = await createPerson(app);
    const list = await scheduled(trader, { weekday: 'SUNDAY' });
    const next = new Date(list.nextSendAt);
    expect([next.getUTCDay(), next.getUTCHours(), next.getTime() > Date.now()]).toEqual([0, 6, true]);
    expect(list).toMatchObject({ kind: 'DIAMOND', weekday: 'SUNDAY', lastSentAt: null, lastFailure: null });
    await begin();
    await makeDue(list.id);
    await begin();
    await begin();
    const mail = await firstMail(trader);
    expect(await waitForEmails(list.id)).toMatchObject([{ status: 'sent', failure: null, attempts: 1 }]);
    expect((await fileOf(mail)).slice(1)).toHaveLength(2);
    expect(mailsTo(trader)).toHaveLength(1);
    const token = tokenOf(mail);
    expect([header(mail, 'list-unsubscribe'), header(mail, 'list-unsubscribe-post')]).toEqual([
      `<https://facet.example/unsubscribe?token=${token}>`,
      'List-Unsubscribe=One-Click',
    ]);
    const [after] = await listsOf(trader);
    expect(after).toMatchObject({ nextSendAt: list.nextSendAt, lastSentAt: expect.any(String), lastFailure: null });
    // Only one email is sent after a downtime of a month.
    await makeDue(list.id);
    await sql`update price_list set next_send_at = next_send_at - interval '28 days' where id = ${list.id}::int`.execute(
      database(),
    );
    await begin();
    await until(
      async () => mailsTo(trader).length,
      (count) => count === 2,
    );
    await begin();
    expect(await waitForEmails(list.id)).toHaveLength(2);
  });

  it('sends the price list once a week if the clock of the server is behind the clock of the database', async () => {
    const trader = await createPerson(app);
    const list = await scheduled(trader);
    await makeDue(list.id);
    const week = 7 * 86_400_000;
    try {
      setClock(Date.parse(list.nextSendAt) - week - 5_000);
      await begin();
    } finally {
      jest.useRealTimers();
    }
    await begin();
    expect(await waitForEmails(list.id)).toMatchObject([{ status: 'sent' }]);
    expect(await listsOf(trader)).toMatchObject([{ nextSendAt: list.nextSendAt }]);
  });

  it('sends the price list only once if two processes start sending concurrently', async () => {
    const traders = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)));
    const lists = await Promise.all(traders.map((trader) => scheduled(trader)));
    await makeDue(...lists.map(({ id }) => id));
    await Promise.all([begin(app), begin(other), begin(app), begin(other)]);
    for (const list of lists) expect(await waitForEmails(list.id)).toMatchObject([{ status: 'sent' }]);
    expect(traders.map((trader) => mailsTo(trader).length)).toEqual(traders.map(() => 1));
  });

  it('sends the price list from another process after a crash, with the same Message-ID', async () => {
    const trader = await createPerson(app);
    const { id } = await scheduled(trader);
    const { rows } = await sql<{ id: number; messageId: string }>`
      insert into price_list_mail (user_id, price_list_id, due_on, name, kind, question, status, attempts, due_at)
      select user_id, id, '2026-11-02', name, kind, question, 'sending', 1, now() - interval '1 second'
      from price_list where id = ${id}::int returning id, message_id as "messageId"`.execute(database());
    const [dead] = rows;
    await Promise.all([app, other].map((server) => sendMail(server, dead?.id)));
    expect(await waitForEmails(id)).toMatchObject([{ status: 'sent', failure: null, attempts: 2 }]);
    expect(mailsTo(trader).map(({ messageId }) => messageId)).toEqual([
      expect.stringContaining(dead?.messageId ?? 'no id'),
    ]);
  });

  it('retries the price list after a temporary error, but not after a rejection', async () => {
    const trader = await createPerson(app);
    const { id } = await scheduled(trader);
    smtp.replies.set(trader.email, [451]);
    await makeDue(id);
    await begin();
    const [waiting] = await until(
      () => mailsOf(id),
      ([mail]) => mail?.status === 'pending' && mail.failure !== null,
    );
    expect(waiting).toMatchObject({ attempts: 1, failure: expect.stringContaining('451') });
    await sql`update price_list_mail set due_at = now() where id = ${waiting?.id ?? 0}`.execute(database());
    await sendMail(app, waiting?.id);
    expect(await waitForEmails(id)).toMatchObject([{ status: 'sent', failure: null, attempts: 2 }]);
    const recipientUser = await createPerson(app, { email: 'unknown-list@example.com' });
    const list = await scheduled(recipientUser);
    await makeDue(list.id);
    await begin();
    expect(await waitForEmails(list.id)).toMatchObject([{ status: 'failed' }]);
    expect(await listsOf(recipientUser)).toMatchObject([
      { lastSentAt: null, lastFailure: expect.stringContaining('550') },
    ]);
  });

  it('stops the price list through the link in its email, with one click or on the page, even if the request is repeated', async () => {
    const trader = await createPerson(app);
    const [list, keptList] = [await scheduled(trader, { name: 'Ended' }), await scheduled(trader, { name: 'Kept' })];
    await makeDue(list.id);
    await begin();
    const token = tokenOf(await firstMail(trader));
    // Email scanners request every link with GET, which must not unsubscribe the user.
    await fetch(`${app.url}/unsubscribe?token=${token}`);
    expect(await listsOf(trader)).toHaveLength(2);
    const click = await fetch(`${app.url}/unsubscribe?token=${token}`, { method: 'POST' });
    expect(click.status).toBe(200);
    const page = await app.graphql(
      'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { email isFromAll channels { id } priceList } }',
      { input: { token } },
    );
    expect(page.data).toEqual({
      unsubscribe: { email: trader.email, isFromAll: false, channels: [], priceList: 'Ended' },
    });
    expect((await listsOf(trader)).map(({ id }) => id)).toEqual([keptList.id]);
    await makeDue(list.id);
    await begin();
    expect(await waitForEmails(list.id)).toHaveLength(1);
  });

  it('allows only its owner to stop a price list, which also stops pending emails', async () => {
    const [trader, otherUser] = [await createPerson(app), await createPerson(app)];
    const list = await scheduled(trader);
    expect((await stop(otherUser, list.id)).errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
    await sql`insert into price_list_mail (user_id, price_list_id, due_on, name, kind, question)
      select user_id, id, '2026-11-02', name, kind, question from price_list where id = ${list.id}::int`.execute(
      database(),
    );
    expect((await stop(trader, list.id)).errors).toEqual([]);
    expect((await stop(trader, list.id)).errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
    const [mail] = await mailsOf(list.id);
    await sendMail(app, mail?.id);
    expect(await waitForEmails(list.id)).toMatchObject([
      { status: 'skipped', failure: 'the list was stopped', attempts: 0 },
    ]);
    expect([await listsOf(trader), mailsTo(trader)]).toEqual([[], []]);
  });

  it('sends no price list to blocked or unapproved users, and deletes it with the account', async () => {
    const [blocked, unapproved, deleted] = [await createPerson(app), await createPerson(app), await createPerson(app)];
    const lists = [await scheduled(blocked), await scheduled(unapproved)];
    const deletedList = await scheduled(deleted);
    await sql`update user_account set is_blocked = true where id = ${blocked.id}`.execute(database());
    await sql`update user_account set is_approved = false where id = ${unapproved.id}`.execute(database());
    await makeDue(...lists.map(({ id }) => id), deletedList.id);
    await sql`delete from user_account where id = ${deleted.id}`.execute(database());
    await begin();
    for (const { id } of lists) {
      expect(await waitForEmails(id)).toMatchObject([
        { status: 'skipped', failure: 'the account cannot receive emails', attempts: 0 },
      ]);
    }
    expect([blocked, unapproved, deleted].flatMap(mailsTo)).toEqual([]);
  });

  it('sends an explanation if the price list can no longer be created', async () => {
    const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const { id } = await scheduled(administrator, { list: { diamonds: { filter: { vendors: ['Sons'] } } } });
    await sql`update user_account set role = 'User' where id = ${administrator.id}`.execute(database());
    await makeDue(id);
    await begin();
    const mail = await firstMail(administrator);
    expect([mail.text, mail.attachments]).toEqual([expect.stringContaining('We could not create your list'), []]);
    expect(tokenOf(mail)).not.toBe('');
  });

  it("sends the price list with the agent's brand and domain", async () => {
    const agent = await createPerson(app, { role: UserRole.AGENT, domain: 'stones.example' });
    const { id } = await scheduled(agent);
    await makeDue(id);
    await begin();
    const mail = await firstMail(agent);
    expect(mail.subject).toBe('Weekly: your price list at stones.example');
    expect(header(mail, 'list-unsubscribe')).toMatch(/^<https:\/\/stones\.example\/unsubscribe\?token=/);
  });

  it('limits weekly price lists to ten per user', async () => {
    const trader = await createPerson(app);
    const created = await Promise.all(Array.from({ length: 12 }, () => schedule(trader)));
    const rejected = created.filter(({ errors }) => errors.length > 0);
    expect([created.length - rejected.length, (await listsOf(trader)).length]).toEqual([10, 10]);
    expect(rejected[0]?.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'list' }] });
    await stop(trader, (await listsOf(trader))[0]?.id ?? '');
    await scheduled(trader);
  });
});
