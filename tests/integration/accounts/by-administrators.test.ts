import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { accountForeignKeys, accountReferences } from '../../../server/src/modules/accounts/index.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { goodPassword, logIn, mailedLink, register, someAddress, tokenOf } from './account-requests.ts';

/** Tests accounts that administrators create and edit on behalf of users. */

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface User {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly addresses: readonly { readonly id: string; readonly version: number; readonly city: string }[];
}

const change = async (name: string, type: string, input: object, selection = userSelection) => {
  const response = await app.graphql<Record<string, { user: User }>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input },
    administrator.token,
  );
  return { user: response.data?.[name]?.user, error: response.errors[0]?.extensions };
};
const userSelection =
  'user { id version email role isApproved isEmailConfirmed businessType { id } addresses { id version city } accesses { page } }';
const create = (input: object) =>
  change('createUser', 'CreateUserInput', { businessTypeId: 2, address: someAddress, ...input });
const createUser = async (email: string): Promise<User> => {
  const { user } = await create({ email, password: goodPassword });
  if (!user) throw new Error('the user was not created');
  return user;
};

describe('creating users', () => {
  test('creates a user with a password and a role, who can sign in immediately', async () => {
    const { user } = await create({ email: 'Ready@Example.com', password: goodPassword, role: 'AGENT' });
    expect(user).toMatchObject({ role: 'AGENT', isApproved: true, isEmailConfirmed: true, businessType: { id: '2' } });
    expect((await logIn(app, 'ready@example.com')).status).toBe(200);
  });

  test('emails a new user without a password a single-use link that sets the password and confirms the email', async () => {
    const email = 'invited@example.com';
    const { user } = await create({ email });
    expect(user).toMatchObject({ role: 'USER', isApproved: true, isEmailConfirmed: false });
    const link = await mailedLink(app, email);
    expect(link.pathname).toBe('/change-password');
    const body = { email, token: link.searchParams.get('token'), password: goodPassword };
    expect((await app.rest('POST', '/api/auth/change-password', { body })).status).toBe(204);
    const response = await logIn(app, email);
    expect([response.status, response.body.emailConfirmed]).toEqual([200, true]);
    expect((await app.rest('POST', '/api/auth/change-password', { body })).status).toBe(400);
    expect(tokenOf(response)).not.toBe('');
  });

  test('invalidates the previous link when a new link is sent', async () => {
    const email = 'again@example.com';
    const { user } = await create({ email });
    const first = await mailedLink(app, email);
    await change('mailPasswordLink', 'MailPasswordLinkInput', { userId: user?.id }, 'email');
    const second = await mailedLink(app, email, 2);
    const useLink = (link: URL) =>
      app.rest('POST', '/api/auth/change-password', {
        body: { email, token: link.searchParams.get('token'), password: goodPassword },
      });
    expect((await useLink(first)).status).toBe(400);
    expect((await useLink(second)).status).toBe(204);
  });

  test('sends confirmation links only to users whose email is not confirmed', async () => {
    await register(app, 'unconfirmed@example.com');
    const invited = await create({ email: 'still-invited@example.com' });
    const confirmed = await createUser('confirmed@example.com');
    const { rows } = await sql<{ id: string }>`
      select id from user_account where email = 'unconfirmed@example.com'`.execute(app.em().getKysely());
    const registered = rows[0]?.id;
    const send = (userIds: unknown[], token = administrator.token) =>
      app.graphql<{ sendConfirmationLinks: { emails: string[] } | null }>(
        'mutation ($input: SendConfirmationLinksInput!) { sendConfirmationLinks(input: $input) { emails } }',
        { input: { userIds } },
        token,
      );
    const first = await mailedLink(app, 'unconfirmed@example.com');

    const unknown = await send([registered, 999_999]);
    expect(unknown.errors).toMatchObject([
      { extensions: { code: 'USER_NOT_FOUND', details: [{ path: 'userIds.1' }] } },
    ]);
    expect((await send([])).errors).toMatchObject([{ extensions: { details: [{ path: 'userIds' }] } }]);

    const response = await send([confirmed.id, registered, invited.user?.id]);
    expect(response.data?.sendConfirmationLinks?.emails).toEqual([
      'unconfirmed@example.com',
      'still-invited@example.com',
    ]);
    const second = await mailedLink(app, 'unconfirmed@example.com', 2);
    expect((await mailedLink(app, 'still-invited@example.com', 2)).pathname).toBe('/change-password');
    const confirm = (link: URL) =>
      app.graphql<{ confirmEmail: { shouldApprove: boolean } | null }>(
        'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { shouldApprove } }',
        { input: Object.fromEntries(link.searchParams) },
      );
    expect((await confirm(first)).errors).toMatchObject([{ extensions: { code: 'VERIFICATION_FAILED' } }]);
    expect((await confirm(second)).data?.confirmEmail).toEqual({ shouldApprove: true });
    expect((await send([registered])).data?.sendConfirmationLinks?.emails).toEqual([]);
  });

  test('does not report a pending approval when an approved user confirms the email', async () => {
    const email = 'approved-first@example.com';
    const { id } = await register(app, email);
    await change('setUserApproval', 'SetUserApprovalInput', { userId: id, isApproved: true });
    const link = await mailedLink(app, email);
    const { data } = await app.graphql<{ confirmEmail: object | null }>(
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { shouldApprove } }',
      { input: Object.fromEntries(link.searchParams) },
    );
    expect(data?.confirmEmail).toEqual({ shouldApprove: false });
  });

  test('rejects sign-in of a new user who is not approved', async () => {
    await create({ email: 'waits@example.com', password: goodPassword, isApproved: false });
    expect((await logIn(app, 'waits@example.com')).body.errorCode).toBe(10);
  });

  test('records the new user in the audit log', async () => {
    const { id } = await createUser('logged@example.com');
    const { data } = await app.graphql<{ auditLog: { items: { action: string; part: string | null }[] } }>(
      'query ($id: ID!) { auditLog(filter: {subjects: [USER], subjectId: $id}) { items { action part } } }',
      { id },
      administrator.token,
    );
    expect(data?.auditLog.items).toContainEqual({ action: 'CREATE', part: null });
  });

  test.each([
    ['an email address that has an account', { email: 'taken@example.com' }, 'EMAIL_ALREADY_EXISTS', undefined],
    ['an invalid email address', { email: 'nobody' }, 'INVALID_REQUEST', 'email'],
    ['a weak password', { email: 'weak@example.com', password: 'password' }, 'INVALID_REQUEST', 'password'],
    [
      'an unknown business type',
      { email: 'weak@example.com', businessTypeId: 99 },
      'INVALID_REQUEST',
      'businessTypeId',
    ],
    [
      'an invalid country',
      { email: 'weak@example.com', address: { ...someAddress, countryId: 1 } },
      'INVALID_REQUEST',
      'address.countryId',
    ],
  ])('rejects a new user with %s', async (_description, input, code, path) => {
    await create({ email: 'taken@example.com', password: goodPassword });
    const { error } = await create(input);
    expect(error?.code).toBe(code);
    if (path !== undefined) expect(error?.details?.[0]?.path).toBe(path);
    expect((await logIn(app, 'weak@example.com')).body.errorCode).toBe(140);
  });
});

describe('editing users', () => {
  test("changes a user's email address and business type", async () => {
    const { id, version } = await createUser('before@example.com');
    const { user } = await change('updateUser', 'UpdateUserInput', {
      ...{ userId: id, expectedVersion: version, email: 'after@example.com', businessTypeId: 3 },
    });
    expect(user).toMatchObject({ email: 'after@example.com', businessType: { id: '3' }, version: version + 1 });
    expect((await logIn(app, 'before@example.com')).body.errorCode).toBe(140);
    expect((await logIn(app, 'after@example.com')).status).toBe(200);
  });

  test('sends a new link when the email of an invited user changes, and invalidates the old link', async () => {
    const { user } = await create({ email: 'typo@example.com' });
    const old = await mailedLink(app, 'typo@example.com');
    await change('updateUser', 'UpdateUserInput', { userId: user?.id, email: 'right@example.com' });
    const link = await mailedLink(app, 'right@example.com');
    const useLink = (token: string | null) =>
      app.rest('POST', '/api/auth/change-password', {
        body: { email: 'right@example.com', token, password: goodPassword },
      });
    expect((await useLink(old.searchParams.get('token'))).status).toBe(400);
    expect((await useLink(link.searchParams.get('token'))).status).toBe(204);
    expect((await logIn(app, 'right@example.com')).status).toBe(200);
  });

  test('rejects a change to a registered email address and changes nothing', async () => {
    await createUser('first@example.com');
    const { id } = await createUser('second@example.com');
    const { error } = await change('updateUser', 'UpdateUserInput', {
      ...{ userId: id, email: 'FIRST@example.com', businessTypeId: 4 },
    });
    expect(error).toMatchObject({ code: 'EMAIL_ALREADY_EXISTS', details: [{ path: 'email' }] });
    expect((await logIn(app, 'second@example.com')).body.businessType?.id).toBe(2);
  });

  test('lets only administrators add and remove addresses of another user', async () => {
    const { id, addresses } = await createUser('book@example.com');
    const book = { userId: id };
    const second = { ...book, address: { ...someAddress, city: 'Boston' } };
    const added = await app.graphql<{ createAddress: { address: { id: string; isPrimary: boolean } } }>(
      'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id isPrimary } } }',
      { input: second },
      administrator.token,
    );
    expect(added.data?.createAddress.address.isPrimary).toBe(false);
    const otherUser = await createPerson(app);
    for (const [name, type, input] of [
      ['createAddress', 'CreateAddressInput', second],
      ['deleteAddress', 'DeleteAddressInput', { ...book, id: added.data?.createAddress.address.id }],
    ] as const) {
      const { errors } = await app.graphql(
        `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
        { input },
        otherUser.token,
      );
      expect(errors).toHaveLength(1);
    }
    const { user } = await change('deleteAddress', 'DeleteAddressInput', {
      ...{ ...book, id: added.data?.createAddress.address.id },
    });
    expect(user?.addresses.map(({ city }) => city)).toEqual([addresses[0]?.city]);
  });
});

describe('setPageAccess', () => {
  const set = (userId: string, pages: readonly string[], expectedVersion?: number) =>
    change('setPageAccess', 'SetPageAccessInput', { userId, pages, expectedVersion });

  test("replaces and removes all of a user's page access", async () => {
    const { id } = await createUser('pages@example.com');
    expect((await set(id, ['WHITE', 'MELEE'])).user).toMatchObject({
      accesses: [{ page: 'WHITE' }, { page: 'MELEE' }],
    });
    expect((await set(id, ['MELEE', 'BLACK'])).user).toMatchObject({
      accesses: [{ page: 'BLACK' }, { page: 'MELEE' }],
    });
    expect((await set(id, [])).user).toMatchObject({ accesses: [] });
  });

  test('rejects a stale version of page access and changes nothing', async () => {
    const { id, version } = await createUser('stale@example.com');
    await set(id, ['WHITE'], version);
    const { error } = await set(id, ['MELEE', 'BLACK'], version);
    expect(error?.reason).toBe('STALE_VERSION');
    expect((await set(id, ['WHITE'])).user).toMatchObject({ accesses: [{ page: 'WHITE' }] });
  });

  test('rejects page access with duplicate pages', async () => {
    const { id } = await createUser('twice@example.com');
    expect((await set(id, ['WHITE', 'WHITE'])).error).toMatchObject({ details: [{ path: 'pages' }] });
  });
});

describe('deleting users', () => {
  const preview = async (userId: number) => {
    const { data } = await app.graphql<{ userDeletion: { fate: string; count: number; words: string }[] }>(
      'query ($id: ID!) { userDeletion(userId: $id) { fate count words } }',
      { id: userId },
      administrator.token,
    );
    return data?.userDeletion ?? null;
  };

  test('defines a label for every foreign key to the account table', async () => {
    const keys = (await accountForeignKeys(app.em())).map(({ table, column }) => `${table}.${column}`);
    expect(Object.keys(accountReferences).sort()).toEqual(keys.sort());
  });

  test('previews which records of a user will be deleted or released, then deletes and releases them', async () => {
    const trader = await createPerson(app, { pages: [2, 5], markups: [{ percent: '3' }] });
    const stone = await createStone(app);
    await createStone(app, { status: 2, holdUserId: trader.id });
    for (const list of ['Wishlist', 'Cart']) {
      await app.graphql(
        `mutation ($id: ID!) { addTo${list}(input: {items: [{diamondId: $id}]}) { problems { code } } }`,
        { id: stone },
        trader.token,
      );
    }
    expect(await preview(trader.id)).toEqual([
      { fate: 'GOES', count: 1, words: 'wishlist item' },
      { fate: 'GOES', count: 1, words: 'cart item' },
      { fate: 'GOES', count: 1, words: 'markup' },
      { fate: 'GOES', count: 2, words: 'granted pages' },
      { fate: 'FREED', count: 1, words: 'hold on a diamond' },
    ]);
    await change('deleteUser', 'DeleteUserInput', { userId: trader.id }, 'userId');
    const [remaining] = await app
      .em()
      .getConnection()
      .execute(
        `select (select count(*)::int from wishlist_item where user_id = ?) + (select count(*)::int from cart_item where user_id = ?)
        + (select count(*)::int from user_markup where user_id = ?) + (select count(*)::int from diamond where hold_user_id = ?) as rows`,
        [trader.id, trader.id, trader.id, trader.id],
      );
    expect(remaining).toEqual({ rows: 0 });
  });

  test('returns null for an unknown user', async () => {
    expect(await preview(999_999_999)).toBeNull();
  });
});

describe("user's wishlist and cart, for administrators", () => {
  test('returns the wishlist and cart at the user’s prices, even if the user is blocked', async () => {
    const trader = await createPerson(app, { markups: [{ percent: '10' }] });
    const stone = await createStone(app, { carats: '1', pricePerCarat: '1000' });
    for (const list of ['Wishlist', 'Cart']) {
      await app.graphql(
        `mutation ($id: ID!) { addTo${list}(input: {items: [{diamondId: $id}]}) { problems { code } } }`,
        { id: stone },
        trader.token,
      );
    }
    const read = () =>
      app.graphql(
        `query ($id: ID!) {
          userWishlist(userId: $id) { price { total } }
          userCart(userId: $id) { totalPrice lines { price { total } } }
        }`,
        { id: trader.id },
        administrator.token,
      );
    const lines = [{ price: { total: 1100 } }];
    const expected = { userWishlist: lines, userCart: { totalPrice: 1100, lines } };
    expect((await read()).data).toEqual(expected);
    await change('setUserBlock', 'SetUserBlockInput', { userId: trader.id, isBlocked: true });
    expect((await read()).data).toEqual(expected);
  });
});
