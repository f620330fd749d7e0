import { sql } from 'kysely';
import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { readAccessToken, signAccessToken } from '../../server/src/platform/sign-in/tokens.ts';
import type { TestApp } from './test-app.ts';

/** Registered, confirmed and approved user with an access token. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

interface PersonFacts {
  role?: UserRole;
  email?: string;
  domain?: string;
  /** IDs of the pages that the user can access. If empty, access is not restricted. */
  pages?: readonly number[];
  markups?: readonly { caratMin?: string; caratMax?: string; priceMin?: string; priceMax?: string; percent: string }[];
}

let serial = 0;

/** Inserts a user into the database and creates an access token. Tests of account management call the API instead. */
export async function createPerson(app: TestApp, facts: PersonFacts = {}): Promise<Person> {
  const {
    role = UserRole.USER,
    email = `person-${++serial}@example.com`,
    domain = null,
    pages = [],
    markups = [],
  } = facts;
  const db = app.em().getKysely();
  const { rows } = await sql<{ id: number }>`
    insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, domain, business_type_id)
    values (${email}, 'no password fits', ${role}, true, true, ${domain}, 2) returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('could not insert the user');
  for (const page of pages) await sql`insert into user_page_access (user_id, page) values (${id}, ${page})`.execute(db);
  for (const { caratMin = null, caratMax = null, priceMin = null, priceMax = null, percent } of markups) {
    await sql`
      insert into user_markup (user_id, carat_min, carat_max, price_min, price_max, percent)
      values (${id}, ${caratMin}, ${caratMax}, ${priceMin}, ${priceMax}, ${percent})`.execute(db);
  }
  const { token } = signAccessToken({ sub: id, role, ver: 0 }, app.env.JWT_SECRET);
  return { id, email, token };
}

/** Access tokens by kind of caller. Null for an anonymous caller. */
export interface People {
  readonly anonymous: null;
  readonly shopper: string;
  readonly agent: string;
  readonly administrator: string;
}

export async function signInPeople(app: TestApp): Promise<People> {
  const [shopper, agent, administrator] = await Promise.all([
    createPerson(app),
    createPerson(app, { role: UserRole.AGENT }),
    createPerson(app, { role: UserRole.ADMINISTRATOR }),
  ]);
  return { anonymous: null, shopper: shopper.token, agent: agent.token, administrator: administrator.token };
}

/**
 * Returns a token for a new session of the same user, so that the test can end that session. If the token is not a
 * valid access token, returns it unchanged.
 */
export function newSession(app: TestApp, token: string | null): string | null {
  const claims = token === null ? null : readAccessToken(token, app.env.JWT_SECRET);
  return claims ? signAccessToken(claims, app.env.JWT_SECRET).token : token;
}

/** Returns an access token for an administrator's session that impersonates a user. */
export async function viewAs(app: TestApp, administrator: string, userId: number): Promise<string> {
  const { data, errors } = await app.graphql<{ beginViewing: { session: { accessToken: string } } }>(
    'mutation ($input: BeginViewingInput!) { beginViewing(input: $input) { session { accessToken } } }',
    { input: { userId } },
    administrator,
  );
  if (!data) throw new Error(`beginViewing returned ${JSON.stringify(errors)}`);
  return data.beginViewing.session.accessToken;
}
