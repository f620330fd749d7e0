import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Password that passes the strength check. */
export const goodPassword = 'violet-Ampere-27';

/** User as returned by REST, with the fields that tests read. */
export interface RestUser {
  id: number;
  email: string;
  role: string;
  approved: boolean;
  blocked: boolean;
  blockedUntil: string | null;
  emailConfirmed: boolean;
  lastLoginDate: string | null;
  primaryColor: string | null;
  domain: string | null;
  logoUrl: string | null;
  businessType: { id: number; name: string } | null;
  markups: { id: number; userId: number; caratMin: number | null; percent: number }[];
  accesses: { id: number; userId: number; pageId: number }[];
  emailChannels: { id: number; name: string }[];
  addresses: RestAddress[];
}

export interface RestAddress {
  id: number;
  firstName: string;
  city: string;
  company: string | null;
  countryId: number;
  country: { id: number; name: string };
  federationId: number | null;
  federation: { id: number; name: string } | null;
  isBilling: boolean;
}

export interface RestError {
  errorCode: number;
  message: string;
  reason?: string;
  details?: { path: string; message: string }[];
}

export const someAddress = {
  firstName: 'Ida',
  lastName: 'Stone',
  company: 'Stone & Daughters',
  address: '47th Street 5',
  city: 'New York',
  countryId: 840,
  phone: '+1 212 555 0100',
};

export const newUser = (email: string) => ({
  email,
  password: goodPassword,
  businessType: { id: 2 },
  addresses: [someAddress],
});

/** Registers a user through REST. Throws if registration fails. */
export async function register(app: TestApp, email: string): Promise<RestUser> {
  const { status, body } = await app.rest<RestUser>('POST', '/api/auth/register', { body: newUser(email) });
  if (status !== 201) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Creates a registered, confirmed and approved user who has not signed in yet. */
export async function makeTrader(app: TestApp, email: string): Promise<RestUser> {
  const user = await register(app, email);
  await app
    .em()
    .getConnection()
    .execute('update user_account set is_email_confirmed = true, is_approved = true where id = ?', [user.id]);
  return { ...user, approved: true, emailConfirmed: true };
}

export const logIn = (app: TestApp, email: string, password = goodPassword) =>
  app.rest<RestUser & RestError>('POST', '/api/auth/login', { body: { email, password } });

/** Returns the access token from a sign-in response. Throws if there is none. */
export function tokenOf({ headers }: { headers: Headers }): string {
  const [, token] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  if (!token) throw new Error('the answer brings no token');
  return token;
}

export const createAdministrator = (app: TestApp): Promise<Person> =>
  createPerson(app, { role: UserRole.ADMINISTRATOR });

/** Waits until an address has received `count` emails with a one-time link. Returns the newest link. */
export async function mailedLink(app: TestApp, to: string, count = 1): Promise<URL> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const links = (await app.mails())
      .filter((mail) => mail.to?.some(({ address }) => address === to))
      .flatMap(({ text }) => /https?:\/\/\S+[?&]token=\S+/.exec(text ?? '') ?? []);
    const newest = links.at(-1);
    if (newest && links.length >= count) return new URL(newest);
    if (Date.now() > deadline) throw new Error(`${to} has ${links.length} emails with a link instead of ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
