import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import {
  createAdministrator,
  goodPassword,
  logIn,
  makeTrader,
  type RestError,
  type RestUser,
  tokenOf,
} from './account-requests.ts';

/* Tests that emailed links become invalid when the account changes. */

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await createAdministrator(app);
});
afterAll(() => app.stop());

const newPassword = 'amber-Parallax-31';

/** Stores a valid link of each kind for a user, without sending emails. */
async function openLinks(id: number): Promise<Record<'confirm' | 'reset' | 'invite', string>> {
  const links = { confirm: `confirm ${id}`, reset: `reset ${id}`, invite: `invite ${id}` };
  for (const [purpose, token] of Object.entries(links)) {
    const hash = createHash('sha256').update(token).digest();
    await sql`
      insert into email_token (user_id, purpose, token_hash, expires_at)
      values (${id}, ${purpose}, ${hash}, now() + interval '1 hour')
      on conflict (user_id, purpose) do update set token_hash = excluded.token_hash`.execute(app.em().getKysely());
  }
  return links;
}

const linksOf = async (id: number): Promise<string[]> => {
  const rows = await app.em().execute('select purpose from email_token where user_id = ? order by purpose', [id]);
  return rows.map(({ purpose }) => purpose);
};

const administer = async (mutation: string, input: object): Promise<void> => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { errors } = await app.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { user { id } } }`,
    { input },
    administrator.token,
  );
  expect(errors).toEqual([]);
};

const resetBy = (email: string, token: string) =>
  app.rest<RestError>('POST', '/api/auth/change-password', { body: { email, token, password: newPassword } });

const changes: [string, (user: RestUser, links: { reset: string; invite: string }) => Promise<unknown>][] = [
  [
    'changing the password',
    async ({ email }) => {
      const token = tokenOf(await logIn(app, email));
      const body = { currentPassword: goodPassword, newPassword };
      expect((await app.rest('POST', '/api/users/change-password', { token, body })).status).toBe(200);
    },
  ],
  ['resetting the password', async ({ email }, { reset }) => expect((await resetBy(email, reset)).status).toBe(204)],
  ['accepting an invitation', async ({ email }, { invite }) => expect((await resetBy(email, invite)).status).toBe(204)],
  [
    'changing the email address',
    ({ id }) => administer('updateUser', { userId: id, email: `moved-${id}@example.com` }),
  ],
  ['changing the role', ({ id }) => administer('setUserRole', { userId: id, role: 'AGENT' })],
  ['blocking', ({ id }) => administer('setUserBlock', { userId: id, isBlocked: true })],
];

test.each(changes)('invalidates every unused emailed link after %s', async (description, change) => {
  const user = await makeTrader(app, `${description.replaceAll(' ', '-')}@example.com`);
  const links = await openLinks(user.id);
  expect(await linksOf(user.id)).toEqual(['confirm', 'invite', 'reset']);
  await change(user, links);
  expect(await linksOf(user.id)).toEqual([]);
});

test('replaces the invitation of an unconfirmed user when the role changes', async () => {
  const { id } = await makeTrader(app, 'invited-agent@example.com');
  await app.em().execute('update user_account set is_email_confirmed = false where id = ?', [id]);
  const { invite } = await openLinks(id);
  await administer('setUserRole', { userId: id, role: 'AGENT' });
  expect(await linksOf(id)).toEqual(['invite']);
  expect((await resetBy('invited-agent@example.com', invite)).status).toBe(400);
});

test('confirms the email of an invited user who uses a password reset link instead', async () => {
  const email = 'invited@example.com';
  const { id } = await makeTrader(app, email);
  await app.em().execute('update user_account set is_email_confirmed = false where id = ?', [id]);
  const { reset, invite } = await openLinks(id);
  expect((await resetBy(email, reset)).status).toBe(204);
  expect((await logIn(app, email, newPassword)).body.emailConfirmed).toBe(true);
  expect((await resetBy(email, invite)).status).toBe(400);
});
