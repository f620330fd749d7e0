import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createDownloadTokens } from '../../../server/src/platform/sign-in/download-tokens.ts';
import { readAccessToken, signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { cases } from '../../support/cases.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that malformed tokens are rejected and never cause a server error. */

const secret = 'a secret that only tests know: 32+ characters';
/** Key that signs download tokens. */
const downloadKey = createHmac('sha256', secret).update('downloads').digest();

const base64 = (text: string): string => Buffer.from(text).toString('base64url');
const signed = (header: string, payload: string, key: string | Buffer = secret): string => {
  const content = `${base64(header)}.${base64(payload)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
};

const hs256 = '{"alg":"HS256","typ":"JWT"}';
const odd = [
  '',
  'no JSON',
  'null',
  '5',
  'true',
  '"text"',
  '[]',
  '[1]',
  '{',
  '{}',
  '\u0000',
  '{"sub":null}',
  'x'.repeat(9_000),
];
const claims = '{"sub":"1","role":"Administrator","ver":0,"exp":99999999999,"file":"diamonds","activeOnly":false}';

const examples: string[] = [
  ...odd.flatMap((payload) => [
    signed(hs256, payload),
    signed(hs256, payload, downloadKey),
    signed(hs256, payload, 'x'),
  ]),
  ...odd.map((header) => signed(header, claims)),
  signed('{"alg":"none","typ":"JWT"}', claims),
  `${base64('{"alg":"none"}')}.${base64(claims)}.`,
  signed('{"alg":"HS512","typ":"JWT"}', claims),
  signed('{"alg":"RS256","typ":"JWT"}', claims),
  signed('{"alg":["HS256"],"typ":{"a":1}}', claims),
  signed(hs256, '{"sub":"1","role":"Administrator","ver":0,"exp":"never"}'),
  signed(hs256, '{"sub":"1","role":"Administrator","ver":0,"nbf":{}}'),
  signed(hs256, '{"sub":1e300,"role":"Administrator","ver":-1}'),
  signed(hs256, '{"sub":"99999999999","role":"Administrator","ver":4294967296}'),
  signed(hs256, '{"sub":"1e9","file":[],"activeOnly":"yes"}', downloadKey),
  ...['.', '..', '...', 'a.b.c', 'a.b', '!.?.#', `${base64(hs256)}..`, `..${base64('x')}`, 'ÿ.ÿ.ÿ', '%00.%00.%00'],
  `${'a'.repeat(5_000)}.${'b'.repeat(3_000)}.c`,
];

const tokens = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
  fc
    .tuple(fc.constantFrom(hs256, '{"alg":"none"}', '{}'), fc.oneof(fc.json(), fc.string()))
    .map(([header, payload]) => signed(header, payload)),
  fc.json().map((payload) => signed(hs256, payload, downloadKey)),
  // A token in which one character is changed.
  fc.tuple(fc.nat(), fc.string({ minLength: 1, maxLength: 1 })).map(([position, other]) => {
    const { token } = signAccessToken({ sub: 1, role: 'Administrator', ver: 0 }, [
      'another secret of at least 32 characters',
    ]);
    const index = position % token.length;
    return token.slice(0, index) + other + token.slice(index + 1);
  }),
);

test('returns null for malformed tokens', () => {
  const downloads = createDownloadTokens([secret]);
  fc.assert(
    fc.property(tokens, (token) => {
      expect(readAccessToken(token, [secret])).toBeNull();
      expect(downloads.read(token)).toBeNull();
    }),
    { numRuns: cases(200), examples: examples.filter((token) => token !== '').map((token) => [token]) },
  );
});

test('accepts valid tokens of the expected kind, and rejects tokens of the other kind', () => {
  const downloads = createDownloadTokens([secret]);
  const access = signAccessToken({ sub: 7, role: 'User', ver: 3 }, [secret]).token;
  const download = downloads.sign({ userId: 7, file: 'diamonds', activeOnly: true }).token;
  expect(readAccessToken(access, [secret])).toMatchObject({ sub: 7, role: 'User', ver: 3, act: null });
  expect(downloads.read(download)).toEqual({ userId: 7, file: 'diamonds', activeOnly: true });
  expect([readAccessToken(download, [secret]), downloads.read(access)]).toEqual([null, null]);
});

describe('malformed tokens over HTTP', () => {
  let app: TestApp;
  let user: Person;
  beforeAll(async () => {
    app = await startTestApp();
    user = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  });
  afterAll(() => app.stop());

  const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

  test('responds with 401 to malformed tokens over REST and GraphQL and for downloads', async () => {
    for (const token of examples.filter(isSendable)) {
      const rest = await app.rest<{ errorCode: number }>('GET', '/api/users/current', { token });
      const open = await app.rest<{ errorCode: number }>('GET', '/api/diamonds', { token });
      const graphql = await app.graphql('{ currentUser { id } }', {}, token);
      const download = await app.rest<{ errorCode: number }>('GET', `/exports?token=${encodeURIComponent(token)}`);
      const responses = [rest, open].map(({ status, body }) => [status, body.errorCode]);
      expect({ token, responses }).toEqual({
        token,
        responses: [
          [401, 70],
          [401, 70],
        ],
      });
      expect([graphql.status, graphql.errors[0]?.extensions.code]).toEqual([401, 'FORBIDDEN']);
      // The status is 400 if the token exceeds the maximum length.
      expect([400, 401]).toContain(download.status);
    }
    expect((await app.rest('GET', '/api/users/current', { token: user.token })).status).toBe(200);
  });
});
