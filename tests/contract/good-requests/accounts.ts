import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createPerson } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';
import { type Dataset, emptyRequest, type GoodRequests, onePixel } from './dataset.ts';

const password = 'violet-Ampere-27';

const address = {
  firstName: 'Ida',
  lastName: 'Stone',
  address: '47th Street 5',
  city: 'New York',
  country: { id: 840 },
  phone: '+1 212 555 0100',
};

const newUser = ({ serial }: Dataset) => ({
  email: `new-${serial}@example.com`,
  password,
  businessType: { id: 2 },
  addresses: [address],
});

interface Registered {
  readonly id: number;
  readonly email: string;
}

const registered = (dataset: Dataset) => dataset.create<Registered>('POST /api/auth/register');

const run = (app: TestApp, query: ReturnType<typeof sql>) => query.execute(app.em().getKysely());

/** Creates a user who can sign in with the returned password. */
async function trader(dataset: Dataset): Promise<Registered> {
  const user = await registered(dataset);
  await run(
    dataset.app,
    sql`update user_account set is_email_confirmed = true, is_approved = true where id = ${user.id}`,
  );
  return user;
}

/** Creates a token like those in confirmation and password reset emails. */
async function mailedToken(dataset: Dataset, purpose: 'confirm' | 'reset'): Promise<{ email: string; token: string }> {
  const { id, email } = await registered(dataset);
  const token = `token-${dataset.serial}`;
  const hash = createHash('sha256').update(token).digest();
  await run(
    dataset.app,
    sql`
      insert into email_token (user_id, purpose, token_hash, created_at, expires_at)
      values (${id}, ${purpose}, ${hash}, now(), now() + interval '1 hour')
      on conflict (user_id, purpose) do update set token_hash = excluded.token_hash`,
  );
  return { email, token };
}

const createUserId = async ({ app }: Dataset) => (await createPerson(app)).id;

export const accountRequests: GoodRequests = {
  'POST /api/auth/login': async (dataset) => ({ body: { email: (await trader(dataset)).email, password } }),
  'POST /api/auth/register': (dataset) => ({ body: newUser(dataset) }),
  'POST /api/auth/confirm-email': async (dataset) => ({ body: await mailedToken(dataset, 'confirm') }),
  'POST /api/auth/resend-confirm-email': async (dataset) => ({ body: { email: (await registered(dataset)).email } }),
  'POST /api/auth/reset-password': async (dataset) => ({ body: { email: (await trader(dataset)).email } }),
  'POST /api/auth/change-password': async (dataset) => ({
    body: { ...(await mailedToken(dataset, 'reset')), password },
  }),
  'POST /api/users/change-password': async (dataset) => {
    const { id } = await registered(dataset);
    await run(
      dataset.app,
      sql`
        update user_account u set password_hash = r.password_hash from user_account r
        where r.id = ${id} and u.id = ${dataset.owner.id}`,
    );
    return { body: { currentPassword: password, newPassword: 'copper-Meadow-83' } };
  },
  'GET /api/users/current': emptyRequest,
  'POST /api/auth/logout': emptyRequest,
  'GET /api/users/current/refresh-token': emptyRequest,
  'GET /api/users': emptyRequest,
  'POST /api/users/current/addresses': () => ({ body: address }),
  'PUT /api/users/{userId}/addresses/{id}': async (dataset) => {
    const { id } = await dataset.createByOwner('POST /api/users/current/addresses');
    return { params: { userId: 'current', id }, body: { city: 'Antwerp', countryId: 56, federationId: null } };
  },
  'PATCH /api/users/current/newsletter/subscriptions': () => ({ body: { channelIds: [] } }),
  'PATCH /api/users/{id}/blocked': async (dataset) => ({
    params: { id: await createUserId(dataset) },
    body: { isBlocked: true, blockedUntil: '2099-01-01T00:00:00Z' },
  }),
  'PATCH /api/users/{id}/role': async (dataset) => ({
    params: { id: await createUserId(dataset) },
    body: { newRole: 'Agent' },
  }),
  'PATCH /api/users/{id}/status': async (dataset) => ({
    params: { id: await createUserId(dataset) },
    body: { isApproved: true },
  }),
  'PUT /api/users/{id}/logo': async (dataset) => ({
    params: { id: await createUserId(dataset) },
    body: { image: `data:image/png;base64,${onePixel}` },
  }),
  'PATCH /api/users/{userId}/primaryColor': async (dataset) => ({
    params: { userId: await createUserId(dataset) },
    body: { color: '#5f8eb1' },
  }),
  'PATCH /api/users/{userId}/domain': async (dataset) => ({
    params: { userId: await createUserId(dataset) },
    body: { domain: `agent-${dataset.serial}.example.com` },
  }),
  'POST /api/users/{userId}/markup': async (dataset) => ({
    params: { userId: await createUserId(dataset) },
    body: { caratMin: 0.5, caratMax: 2, priceMin: null, priceMax: 10_000, percent: 12.5 },
  }),
  'POST /api/users/{userId}/access': async (dataset) => ({
    params: { userId: await createUserId(dataset) },
    body: { pageId: 2 },
  }),
  'DELETE /api/users/markup/{markupId}': async (dataset) => ({
    params: { markupId: (await dataset.create('POST /api/users/{userId}/markup')).id },
  }),
  'DELETE /api/users/access/{accessId}': async (dataset) => ({
    params: { accessId: (await dataset.create('POST /api/users/{userId}/access')).id },
  }),
  'DELETE /api/users/{userId}': async (dataset) => ({ params: { userId: await createUserId(dataset) } }),
};
