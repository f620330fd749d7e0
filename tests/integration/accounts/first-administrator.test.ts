import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { ensureAdministrator } from '../../../server/src/modules/accounts/users/index.ts';
import { builtProgram } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { goodPassword, logIn, makeTrader, tokenOf } from './account-requests.ts';

/*
 * Tests that the administrator with the address in `ADMIN_EMAIL` is created only once. Also tests the command that
 * resets a password.
 */

jest.setTimeout(300_000); // the command runs in a separate process

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const email = 'chief@example.com';
const firstPassword = 'chief-Password-1';
const brandName = 'Facet';
const start = async (password = firstPassword) =>
  (await ensureAdministrator(app.em(), { email, password, brandName })).kind;
const set = (assignment: string) => app.em().execute(`update user_account set ${assignment} where email = ?`, [email]);
const roleOf = async () =>
  (await app.em().execute('select role, is_blocked, is_approved from user_account where email = ?', [email]))[0];

test('never promotes an existing user account to administrator', async () => {
  await makeTrader(app, email);
  expect(await start()).toBe('address is taken');
  expect(await roleOf()).toMatchObject({ role: UserRole.USER });
  await app.em().execute('delete from user_account where email = ?', [email]);
});

test.each(['password1', 'Facet2026', 'chief@example.com'])(
  'rejects the weak password %s and creates no administrator',
  async (password) => {
    expect(await start(password)).toBe('password is weak');
    expect(await roleOf()).toBeUndefined();
  },
);

test('creates one administrator when several servers start at the same time', async () => {
  expect((await Promise.all([start(), start(), start()])).sort()).toEqual([
    'administrator exists',
    'administrator exists',
    'created',
  ]);
  await app.em().execute('delete from user_account where email = ?', [email]);
});

test('leaves the first administrator unchanged on later starts', async () => {
  expect(await start()).toBe('created');
  expect((await logIn(app, email, firstPassword)).status).toBe(200);

  expect(await start('another-Password-2')).toBe('administrator exists');
  expect((await logIn(app, email, 'another-Password-2')).status).toBe(401);
  await set('is_blocked = true, is_approved = false');
  expect(await start()).toBe('administrator exists');
  expect(await roleOf()).toMatchObject({ is_blocked: true, is_approved: false });
  await set('is_blocked = false, is_approved = true');

  // Another administrator removes the account's administrator role.
  await makeTrader(app, 'next@example.com');
  await app.em().execute("update user_account set role = 'Administrator' where email = 'next@example.com'");
  await set("role = 'User'");
  expect(await start()).toBe('administrator exists');
  expect(await roleOf()).toMatchObject({ role: UserRole.USER });
});

test('creates the first administrator even if the first start created demo administrators', async () => {
  const settings = { email: 'operator@example.com', password: firstPassword, brandName };
  const startAgain = async (isFirstStart: boolean) =>
    (await ensureAdministrator(app.em(), { ...settings, isFirstStart })).kind;
  expect(await startAgain(false)).toBe('administrator exists');
  expect(await startAgain(true)).toBe('created');
  expect(await startAgain(true)).toBe('administrator exists');
});

async function resetPassword(args: string[], input = ''): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [...builtProgram('reset-password'), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL: app.databaseUrl, DATA_DIR: app.env.DATA_DIR },
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}

test("resets a password from the command line, ends the user's sessions and prints the new password", async () => {
  const user = 'locked-out@example.com';
  await makeTrader(app, user);
  const token = tokenOf(await logIn(app, user));
  const { code, stdout, stderr } = await resetPassword(['--email', user]);
  const [, password = ''] = /^New password of locked-out@example\.com: (\S{20})$/m.exec(stdout) ?? [];
  expect([code, password.length, stderr]).toEqual([0, 20, '']);
  expect((await app.rest('GET', '/api/users/current', { token })).status).toBe(401);
  expect((await logIn(app, user)).status).toBe(401);
  expect((await logIn(app, user, password)).status).toBe(200);

  const chosen = await resetPassword(['--email', user, '--stdin'], 'amber-Parallax-31\n');
  expect(chosen).toMatchObject({ code: 0, stdout: 'The password of locked-out@example.com is set.\n' });
  expect((await logIn(app, user, 'amber-Parallax-31')).status).toBe(200);
});

test.each([
  ['an unknown email address', ['--email', 'nobody@example.com'], '', /^email: is not registered$/m],
  ['a weak password', ['--email', 'next@example.com', '--stdin'], 'password\n', /^password: /m],
  ['no email address', [], '', /^--email is missing/],
])('rejects %s on the command line and changes nothing', async (_description, args, input, message) => {
  const { code, stdout, stderr } = await resetPassword(args, input);
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
  expect((await logIn(app, 'next@example.com', goodPassword)).status).toBe(200);
});
