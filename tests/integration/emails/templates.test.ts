import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type EmailHelpers, emailHelpers, type Refusal } from './email-helpers.ts';

let app: TestApp;
let people: People;
let emailApi: EmailHelpers;
beforeAll(async () => {
  app = await startTestApp({ env: { BRAND_NAME: 'Gold & Co', PUBLIC_URL: 'https://facet.example' } });
  people = await signInPeople(app);
  emailApi = await emailHelpers(app);
});
afterAll(() => app.stop());

interface Template extends Refusal {
  id: number;
  name: string;
  subject: string;
  body: string;
  version: number;
  updatedAt: string;
}

let serial = 0;
const fields = (change: object = {}) => ({
  name: `Template ${++serial}`,
  subject: 'News for {{firstName}}',
  body: '<p>Dear {{displayName}}</p>',
  ...change,
});
const make = (body: object, token: string | null = people.administrator) =>
  app.rest<Template>('POST', '/api/emails/templates', { token, body });
const put = (id: number | string, body: object, token: string | null = people.administrator) =>
  app.rest<Template>('PUT', `/api/emails/templates/${id}`, { token, body });
const list = (query = '', headers: Record<string, string> = {}) =>
  app.rest<Template[]>('GET', `/api/emails/templates${query}`, { token: people.administrator, headers });
const graphql = <T = Record<string, unknown>>(
  query: string,
  variables = {},
  token: string | null = emailApi.admin.token,
) => app.graphql<T>(query, variables, token);

test('creates, lists, replaces and deletes email templates over REST', async () => {
  const { status, body: template } = await make(fields({ name: 'Zebra' }));
  expect([status, template]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Zebra',
      subject: 'News for {{firstName}}',
      body: '<p>Dear {{displayName}}</p>',
      version: 1,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  const before = await list();
  // Recent change marks are merged after all transactions of the server have ended. The ETag then changes once more.
  await until(
    async () => (await list('', { 'if-none-match': (await list()).headers.get('etag') ?? '' })).status,
    (status) => status === 304,
  );

  const replaced = await put(template.id, { name: 'Aardvark', subject: 'Other', body: '<b>Other</b>' });
  expect(replaced).toMatchObject({ status: 200, body: { id: template.id, name: 'Aardvark', version: 2 } });
  const after = await list('', { 'if-none-match': before.headers.get('etag') ?? '' });
  expect([after.status, after.body[0]?.name]).toEqual([200, 'Aardvark']);
  const page = await list('?pageSize=1');
  expect([page.body.map(({ name }) => name), page.headers.get('x-total-count')]).toEqual([
    ['Aardvark'],
    String(after.body.length),
  ]);

  const deletion = await app.rest('DELETE', `/api/emails/templates/${template.id}`, { token: people.administrator });
  expect(deletion.status).toBe(204);
  for (const response of [
    await put(template.id, fields()),
    await app.rest<Refusal>('DELETE', `/api/emails/templates/${template.id}`, { token: people.administrator }),
  ]) {
    expect(response).toMatchObject({ status: 404, body: { errorCode: 60 } });
  }
});

test('creates, updates and deletes email templates over GraphQL, and rejects a stale version', async () => {
  const create =
    'mutation ($input: CreateEmailTemplateInput!) { createEmailTemplate(input: $input) { template { id version } } }';
  const { data } = await graphql<{ createEmailTemplate: { template: { id: string; version: number } } }>(create, {
    input: fields({ name: 'Through GraphQL' }),
  });
  const id = data?.createEmailTemplate.template.id;
  const update =
    'mutation ($input: UpdateEmailTemplateInput!) { updateEmailTemplate(input: $input) { template { name subject version } } }';
  const changed = await graphql(update, { input: { id, expectedVersion: 1, set: { subject: 'Better' } } });
  expect(changed.data).toEqual({
    updateEmailTemplate: { template: { name: 'Through GraphQL', subject: 'Better', version: 2 } },
  });
  const stale = await graphql(update, { input: { id, expectedVersion: 1, set: { subject: 'Worse' } } });
  expect(stale.errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', reason: 'STALE_VERSION' });

  const reread = await graphql('query ($id: ID!) { emailTemplate(id: $id) { subject updatedAt } }', { id });
  expect(reread.data).toMatchObject({ emailTemplate: { subject: 'Better' } });
  const searched = await graphql('{ emailTemplates(filter: { text: "GRAPHQL" }) { total items { id } } }');
  expect(searched.data).toEqual({ emailTemplates: { total: 1, items: [{ id }] } });

  const remove = 'mutation ($input: DeleteEmailTemplateInput!) { deleteEmailTemplate(input: $input) { templateId } }';
  expect((await graphql(remove, { input: { id } })).data).toEqual({ deleteEmailTemplate: { templateId: id } });
  const missing = await graphql('query ($id: ID!) { emailTemplate(id: $id) { id } }', { id });
  expect(missing.errors[0]?.extensions).toMatchObject({ code: 'EMAIL_TEMPLATE_NOT_FOUND', errorCode: 60 });
});

test.each([
  ['anonymous', 401],
  ['shopper', 403],
  ['agent', 403],
] as const)('rejects template requests from caller %s', async (role, status) => {
  const token = people[role];
  for (const response of [
    await make(fields(), token),
    await put(1, fields(), token),
    await app.rest<Refusal>('GET', '/api/emails/templates', { token }),
    await app.rest<Refusal>('DELETE', '/api/emails/templates/1', { token }),
    await app.rest<Refusal>('POST', '/api/emails/send', { token, body: {} }),
  ]) {
    expect([response.status, response.body]).toEqual([status, expect.objectContaining({ errorCode: 70 })]);
  }
});

test.each([
  ['no name', { name: ' ' }, 'name', /text/],
  ['a name with a line break', { name: 'a\nb' }, 'name', /one line/],
  ['no subject', { subject: null }, 'subject', /text/],
  ['a subject with a line break', { subject: 'Hello\r\nBcc: x@example.com' }, 'subject', /one line/],
  ['no body', { body: undefined }, 'body', /text/],
  ['a body that is too long', { body: 'x'.repeat(100_001) }, 'body', /100000/],
  ['an unknown placeholder', { body: '<p>\nDear {{fristName}}</p>' }, 'body', /line 2, column 8: .*{{fristName}}/],
  ['an unknown placeholder in the subject', { subject: '{{price}}' }, 'subject', /line 1, column 3: .*{{price}}/],
  ['unclosed braces', { body: '<p>{{firstName</p>' }, 'body', /line 1/],
  ['access to prototypes', { body: '{{constructor}}' }, 'body', /{{constructor}}/],
  ['a path', { body: '{{firstName.constructor}}' }, 'body', /{{firstName.constructor}}/],
  ['only spaces', { body: '<p>&nbsp;</p><p><br></p>' }, 'body', /must contain text or an image/],
  ['unescaped values', { body: '{{{company}}}' }, 'body', /three braces/],
  ['other blocks', { body: '{{#each company}}x{{/each}}' }, 'body', /#if/],
  ['helpers', { body: '{{lookup company "length"}}' }, 'body', /no parameters/],
  ['partials', { body: '{{> layout}}' }, 'body', /partials/],
  ['scripts', { body: '<p>Hi</p><script>alert(1)</script>' }, 'body', /<script>/],
  ['event attributes', { body: '<p onclick="alert(1)">Hi</p>' }, 'body', /onclick/],
  ['links that run code', { body: '<a href="javascript:alert(1)">Hi</a>' }, 'body', /javascript:/],
  ['forms', { body: '<form action="https://example.com"></form>' }, 'body', /<form>/],
])('rejects a template with %s and returns the position of the error', async (_description, change, path, message) => {
  const { body: existing } = await make(fields());
  for (const response of [await make(fields(change)), await put(existing.id, fields(change))]) {
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(response.body.details?.[0]).toEqual({ path, message: expect.stringMatching(message) });
  }
  const { body: all } = await list();
  expect(all.find(({ id }) => id === existing.id)).toEqual(existing);
});

test('returns all template errors over GraphQL, with field paths', async () => {
  const { body: template } = await make(fields());
  const { errors } = await graphql(
    'mutation ($input: UpdateEmailTemplateInput!) { updateEmailTemplate(input: $input) { template { id } } }',
    { input: { id: template.id, set: { subject: '{{a}}', body: '{{b}} {{c}}' } } },
  );
  expect(errors[0]?.extensions.details?.map(({ path }) => path)).toEqual(['set.subject', 'set.body', 'set.body']);
});

test('rejects a template name that is taken, ignoring case', async () => {
  await make(fields({ name: 'Newsletter' }));
  const { body: other } = await make(fields());
  for (const response of [
    await make(fields({ name: 'NEWSLETTER' })),
    await put(other.id, fields({ name: 'newsletter' })),
  ]) {
    expect(response).toMatchObject({ status: 409, body: { errorCode: 90, details: [{ path: 'name' }] } });
  }
});

describe('template preview', () => {
  const preview = `query ($input: PreviewEmailInput!) { previewEmail(input: $input) { subject html text } }`;
  interface Preview {
    previewEmail: { subject: string; html: string; text: string };
  }
  const previewOf = async (input: object) => (await graphql<Preview>(preview, { input })).data?.previewEmail;

  test("renders the email in the site’s layout, with a user's data and an unsubscribe link", async () => {
    const user = await emailApi.recipient({
      email: 'zoe@example.com',
      name: ['Zoë\r\nBcc: victim@example.com', '<b>Łuk</b>'],
    });
    const body =
      '<p>Dear {{firstName}} {{lastName}}{{#if company}} of {{company}}{{else}}, trader{{/if}}</p><a href="{{siteUrl}}/melee?a=1&b=2">Melee</a>';
    const mail = await previewOf({ subject: '{{brandName}}: {{firstName}} & {{lastName}}', body, userId: user.id });
    expect(mail?.subject).toBe('Gold & Co: Zoë Bcc: victim@example.com & <b>Łuk</b>');
    expect(mail?.html).toContain('&lt;b&gt;Łuk&lt;/b&gt;, trader');
    expect(mail?.html).toContain('href="https://facet.example/melee?a=1&amp;b=2"');
    expect(mail?.html).toContain('Gold &amp; Co');
    expect(mail?.html).toContain('href="https://facet.example/unsubscribe"');
    expect(mail?.text).toContain('<b>Łuk</b>, trader');
    expect(mail?.text).toContain('https://facet.example/melee?a=1&b=2');
    expect(mail?.text).toContain('https://facet.example/unsubscribe');
  });

  test('renders a template for a sample user if no user is given', async () => {
    const { body: template } = await make(fields({ body: '<p>{{firstName}}</p><p>Leave: {{unsubscribeUrl}}</p>' }));
    const mail = await previewOf({ templateId: template.id });
    expect(mail?.subject).toBe('News for Noor');
    expect(mail?.html.match(/unsubscribe/g)).toHaveLength(1);
  });

  test.each([
    ['no content', {}, 'INVALID_REQUEST', 'templateId'],
    ['only a subject', { subject: 'x' }, 'INVALID_REQUEST', 'body'],
    ['only a body', { body: 'x' }, 'INVALID_REQUEST', 'subject'],
    ['both', { templateId: '1', subject: 'x', body: 'y' }, 'INVALID_REQUEST', 'templateId'],
    ['bad content', { subject: '{{x}}', body: 'y' }, 'INVALID_REQUEST', 'subject'],
    ['an unknown template', { templateId: '99999' }, 'EMAIL_TEMPLATE_NOT_FOUND', 'templateId'],
    ['an unknown user', { subject: 'x', body: 'y', userId: '99999' }, 'USER_NOT_FOUND', 'userId'],
  ])('rejects a template preview with %s', async (_description, input, code, path) => {
    const { errors } = await graphql(preview, { input });
    expect(errors[0]?.extensions).toMatchObject({ code, details: [{ path }] });
  });

  test('restricts previews to administrators', async () => {
    const { token } = await createPerson(app);
    const { errors } = await graphql(preview, { input: { subject: 'x', body: 'y' } }, token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('replaces all documented placeholders', async () => {
    const { data } = await graphql<{ emailPlaceholders: { name: string; description: string }[] }>(
      '{ emailPlaceholders { name description } }',
    );
    const names = data?.emailPlaceholders.map(({ name }) => name) ?? [];
    expect(names).toContain('unsubscribeUrl');
    const mail = await previewOf({ subject: 'x', body: names.map((name) => `<p>${name}=[{{${name}}}]</p>`).join('') });
    for (const name of names) expect(mail?.html).toMatch(new RegExp(`${name}=\\[[^\\]{}]+\\]`));
  });
});
