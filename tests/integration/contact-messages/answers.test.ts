import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { contactMessagesModule } from '../../../server/src/modules/contact-messages/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let smtp: Smtp;
let app: TestApp;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    HOUSE_EMAIL: 'house@example.com',
    BRAND_NAME: 'Gold & Sons',
  };
  app = await startTestApp({ withJobs: true, env });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  shopper = await createPerson(app);
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

interface Message {
  id: string;
  email: string;
  status: string;
  version: number;
  answeredAt: string | null;
  handledBy: { email: string } | null;
  answers: { id: string; text: string; status: string; failure: string | null; author: { email: string } | null }[];
}
const fields =
  'id email status version answeredAt handledBy { email } answers { id text status failure author { email } }';

let senders = 0;
/** Sends a message from a new sender and returns it. */
async function sendMessage(facts: object = {}): Promise<Message> {
  const email = `sender${++senders}@example.com`;
  const body = { name: 'Ida', email, subject: 'A ring', message: 'Dear house,\n<b>how much</b>?', ...facts };
  const { status } = await app.rest('POST', '/api/contact/send', { body });
  expect(status).toBe(200);
  const { items } = await listMessages({ text: body.email });
  if (!items[0]) throw new Error('the message was not stored');
  return items[0];
}
async function listMessages(filter: object): Promise<{ total: number; items: Message[] }> {
  const { data, errors } = await app.graphql<{ contactMessages: { total: number; items: Message[] } }>(
    `query ($filter: ContactMessageFilter) { contactMessages(filter: $filter) { total items { ${fields} } } }`,
    { filter },
    admin.token,
  );
  expect(errors).toEqual([]);
  if (!data) throw new Error('no messages were read');
  return data.contactMessages;
}
async function read(id: string): Promise<Message> {
  const query = `query ($id: ID!) { contactMessage(id: $id) { ${fields} } }`;
  const { data } = await app.graphql<{ contactMessage: Message }>(query, { id }, admin.token);
  if (!data) throw new Error('there is no message');
  return data.contactMessage;
}
const change = (name: string, type: string, input: object, token: string | null = admin.token) =>
  app.graphql<Record<string, { contactMessage: Message } | null>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { contactMessage { ${fields} } } }`,
    { input },
    token,
  );
const answer = (input: object, token?: string | null) =>
  change('answerContactMessage', 'AnswerContactMessageInput', { text: 'Dear Ida,\na <i>lot</i>.', ...input }, token);
const setStatus = (input: object, token?: string | null) =>
  change('setContactMessageStatus', 'SetContactMessageStatusInput', input, token);
const again = (id: string | undefined, token: string | null = admin.token) =>
  app.graphql(
    'mutation ($input: SendContactAnswerAgainInput!) { sendContactAnswerAgain(input: $input) { contactAnswer { status } } }',
    { input: { id } },
    token,
  );
const reasonOf = ({ errors }: Awaited<ReturnType<typeof answer>>) => errors[0]?.extensions.reason;

describe('answers to a contact message', () => {
  test('emails an answer that quotes the message, and stores its author and time', async () => {
    const { id, version, email } = await sendMessage();
    const { data, errors } = await answer({ id, expectedVersion: version });
    expect(errors).toEqual([]);
    expect(data?.answerContactMessage?.contactMessage).toMatchObject({
      status: 'ANSWERED',
      answeredAt: expect.stringMatching(/^20/),
      handledBy: { email: admin.email },
      answers: [{ text: 'Dear Ida,\na <i>lot</i>.', author: { email: admin.email } }],
    });
    const [mail] = await until(
      async () => smtp.receivedBy(email),
      (mails) => mails.length > 0,
    );
    expect(mail?.subject).toBe('Re: A ring');
    expect(mail?.replyTo).toEqual([{ name: '', address: 'house@example.com' }]);
    expect(mail?.text).toMatch(
      /^Dear Ida,\na <i>lot<\/i>\.\n\nOn \d+ \w+ 20\d\d, Ida wrote:\n> Dear house,\n> <b>how much<\/b>\?/,
    );
    // The message text is HTML-escaped.
    expect(mail?.html).toContain('a &lt;i&gt;lot&lt;/i&gt;.');
    expect(mail?.html).toContain('&lt;b&gt;how much&lt;/b&gt;?');
    await until(
      () => read(id),
      ({ answers }) => answers[0]?.status === 'SENT',
    );
  });

  test('uses a default subject if the message has none', async () => {
    const { id, version, email } = await sendMessage({ subject: null });
    await answer({ id, expectedVersion: version });
    const [mail] = await until(
      async () => smtp.receivedBy(email),
      (mails) => mails.length > 0,
    );
    expect(mail?.subject).toBe('Your message to Gold & Sons');
  });

  test('sends only one answer if two administrators answer concurrently', async () => {
    const { id, version } = await sendMessage();
    const both = await Promise.all([
      answer({ id, expectedVersion: version }),
      answer({ id, expectedVersion: version }),
    ]);
    expect(both.map(reasonOf).filter(Boolean)).toEqual(['STALE_VERSION']);
    expect((await read(id)).answers).toHaveLength(1);
    const now = await read(id);
    expect((await answer({ id, expectedVersion: now.version, text: 'More' })).errors).toEqual([]);
    expect((await read(id)).version).toBeGreaterThan(now.version);
  });

  test('reports a failure and allows resending if the SMTP server rejects the answer permanently', async () => {
    const { id, version, email } = await sendMessage({ email: 'unknown-yet@example.com' });
    await answer({ id, expectedVersion: version });
    const failed = await until(
      () => read(id),
      ({ answers }) => answers[0]?.status === 'FAILED',
    );
    expect(failed.answers[0]?.failure).toMatch(/550/);
    await sql`update contact_message set email = 'known-now@example.com' where email = ${email}`.execute(
      app.em().getKysely(),
    );
    expect((await again(failed.answers[0]?.id)).data).toEqual({
      sendContactAnswerAgain: { contactAnswer: { status: 'PENDING' } },
    });
    await until(
      async () => smtp.receivedBy('known-now@example.com'),
      (mails) => mails.length > 0,
    );
    await until(
      () => read(id),
      ({ answers }) => answers[0]?.status === 'SENT',
    );
    expect((await again(failed.answers[0]?.id)).errors[0]?.extensions.details?.[0]?.path).toBe('id');
    expect((await again('999999999')).errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
  });

  test('retries the answer automatically after a temporary SMTP rejection', async () => {
    const { id, version, email } = await sendMessage();
    smtp.replies.set(email, [451]);
    await answer({ id, expectedVersion: version });
    await until(
      () => read(id),
      ({ answers }) => answers[0]?.status === 'PENDING' && answers[0].failure !== null,
    );
    await sql`update contact_answer set due_at = now() where contact_message_id = ${id}::int`.execute(
      app.em().getKysely(),
    );
    const [job] = contactMessagesModule.jobs;
    const { answers } = await read(id);
    const work = { em: app.em(), services: app.services, log: createLogger('silent') };
    await job?.handle(work, { mailId: Number(answers[0]?.id) });
    expect((await read(id)).answers[0]?.status).toBe('SENT');
    // Running the job again does not send the answer a second time.
    await job?.handle(work, { mailId: Number(answers[0]?.id) });
    expect(smtp.receivedBy(email)).toHaveLength(1);
  });

  test('rejects an empty answer, an answer to a missing message, and answers by non-administrators', async () => {
    const { id, version } = await sendMessage();
    const empty = await answer({ id, expectedVersion: version, text: '  ' });
    expect(empty.errors[0]?.extensions.details?.[0]?.path).toBe('text');
    expect((await answer({ id: '999999999', expectedVersion: 1 })).errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
    for (const token of [null, shopper.token]) {
      expect((await answer({ id, expectedVersion: version }, token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await again('1', token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await read(id)).toMatchObject({ status: 'OPEN', version, answers: [] });
  });
});

describe('contact message status', () => {
  test('closes and reopens a message, and supports the older isHandled filter', async () => {
    const { id, version, email } = await sendMessage();
    const closed = (await setStatus({ id, expectedVersion: version, status: 'CLOSED' })).data;
    expect(closed?.setContactMessageStatus?.contactMessage).toMatchObject({
      status: 'CLOSED',
      handledBy: { email: admin.email },
      answeredAt: null,
    });
    expect((await listMessages({ isHandled: true, text: email })).total).toBe(1);
    expect(reasonOf(await setStatus({ id, expectedVersion: version, status: 'OPEN' }))).toBe('STALE_VERSION');
    const now = await read(id);
    const reopened = (await setStatus({ id, expectedVersion: now.version, status: 'OPEN' })).data;
    expect(reopened?.setContactMessageStatus?.contactMessage).toMatchObject({ status: 'OPEN', handledBy: null });
    expect((await listMessages({ isHandled: false, text: email })).total).toBe(1);
  });

  test('filters contact messages by status, topic and day', async () => {
    await createStone(app, { stockId: 'Answer-1' });
    const about = { stockNumber: 'Answer-1' };
    const body = { name: 'Ada', email: 'ada@example.com', message: 'This one?', about };
    await app.rest('POST', '/api/contact/send', { body, token: shopper.token });
    const { id } = await sendMessage();
    const ids = async (filter: object) => (await listMessages(filter)).items.map((item) => item.id);
    expect((await listMessages({ topics: ['ITEM'] })).items.map(({ email }) => email)).toEqual(['ada@example.com']);
    expect(await ids({ topics: ['ORDER'] })).toEqual([]);
    expect(await ids({ topics: ['OTHER'], statuses: ['OPEN'] })).toContain(id);
    expect(await ids({ statuses: ['ANSWERED', 'CLOSED'] })).not.toContain(id);
    expect(await ids({ createdAt: { max: '2020-01-01T00:00:00Z' } })).toEqual([]);
    expect(await ids({ createdAt: { min: '2020-01-01T00:00:00Z' } })).toContain(id);
  });

  test('loads the answers for a message list with one query', async () => {
    for (let count = 0; count < 3; count++) {
      const { id, version } = await sendMessage();
      await answer({ id, expectedVersion: version });
    }
    const { queries } = await countQueries(() => listMessages({ statuses: ['ANSWERED'] }));
    expect(queries.filter((text) => /^select .* from "contact_answer" as "c0"/.test(text))).toHaveLength(1);
  });
});
