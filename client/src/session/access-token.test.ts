import { parseAccessToken, refreshTime } from './access-token';

function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

test('parses the user and the expiry', () => {
  const value = jwt({ sub: '42', exp: 1_800_000_000, role: 'User' });
  expect(parseAccessToken(value)).toEqual({ value, userId: '42', expiresAt: 1_800_000_000_000 });
});

test('decodes base64url, which differs from base64', () => {
  const value = jwt({ sub: '7', exp: 1, note: '???>>>ÿ' });
  expect(parseAccessToken(value)?.userId).toBe('7');
});

test.each([null, '', 'no token', 'a.b.c', jwt({ sub: '1' }), `a.${Buffer.from('[').toString('base64url')}.c`])(
  'rejects %p',
  (value) => {
    expect(parseAccessToken(value)).toBeNull();
  },
);

test('schedules the refresh after 90 % of the remaining lifetime', () => {
  const token = { value: '', userId: '1', expiresAt: 1_100_000 };
  expect(refreshTime(token, 100_000)).toBe(1_000_000);
  expect(refreshTime(token, 2_000_000)).toBe(2_000_000);
});
