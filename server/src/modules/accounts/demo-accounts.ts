import type { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../kernel/use-cases/context.ts';
import { hashPassword } from '../../platform/sign-in/passwords.ts';
import type { AccessPage } from './users/access-page.ts';
import { AddressInput } from './users/address.input.ts';
import { createUser } from './users/create-user.ts';
import { EmailChannel } from './users/email-channel.entity.ts';
import { Markup } from './users/markup.entity.ts';
import { PageAccess } from './users/page-access.entity.ts';
import type { User } from './users/user.entity.ts';

/** Demo account. Approved, with a confirmed email address, by default. Dates are `YYYY-MM-DD`. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role?: UserRole;
  readonly businessTypeId: number;
  readonly name: readonly [first: string, last: string];
  readonly company: string | null;
  readonly vatNumber?: string;
  readonly street: string;
  readonly postcode: string | null;
  readonly city: string;
  /** ISO 3166-1 numeric code of the country. */
  readonly countryId: number;
  readonly registeredOn: string;
  readonly isApproved?: boolean;
  readonly isEmailConfirmed?: boolean;
  /** If `until` is null, the block does not expire. */
  readonly block?: { readonly until: string | null };
  readonly pages?: readonly AccessPage[];
  readonly markups?: readonly Pick<Markup, 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax' | 'percent'>[];
  readonly newsletters?: readonly string[];
  /** Agents only. Browsers resolve `*.localhost` to the local machine. */
  readonly branding?: { readonly domain: string; readonly primaryColor: string; readonly logoUrl?: string | null };
}

/** Inserts the demo users and newsletters into a database without users, in one transaction. */
export async function seedDemoAccounts(
  em: EntityManager,
  accounts: readonly DemoAccount[],
  newsletters: readonly string[],
): Promise<void> {
  const passwordHashes = await hashPasswords(accounts);
  await em.transactional(async (tx) => {
    const channels = newsletters.map((name) => tx.create(EmailChannel, { name }));
    for (const account of accounts) await seedAccount(tx, account, { passwordHashes, channels });
  });
}

/**
 * Hashes each password once, in parallel because hashing is slow. Demo passwords are public, so their strength is not
 * checked.
 */
async function hashPasswords(accounts: readonly DemoAccount[]): Promise<ReadonlyMap<string, string>> {
  const passwords = new Set(accounts.map(({ password }) => password));
  const hashes = [...passwords].map(async (password) => [password, await hashPassword(password)] as const);
  return new Map(await Promise.all(hashes));
}

interface SharedSeedData {
  readonly passwordHashes: ReadonlyMap<string, string>;
  readonly channels: readonly EmailChannel[];
}

async function seedAccount(
  em: EntityManager,
  account: DemoAccount,
  { passwordHashes, channels }: SharedSeedData,
): Promise<void> {
  const { email, password, businessTypeId, role = UserRole.USER, block, branding, newsletters = [] } = account;
  const passwordHash = passwordHashes.get(password);
  if (passwordHash === undefined) throw new Error(`no password hash for ${email}`);
  const user: User = await createUser(em, { email, passwordHash, businessTypeId, addresses: [addressOf(account)] });
  em.assign(user, {
    role,
    isEmailConfirmed: account.isEmailConfirmed ?? true,
    isApproved: account.isApproved ?? true,
    registrationDate: new Date(account.registeredOn),
    isBlocked: block !== undefined,
    blockedUntil: block?.until ? new Date(block.until) : null,
    ...branding,
  });
  user.emailChannels.add(channels.filter(({ name }) => newsletters.includes(name)));
  for (const page of account.pages ?? []) em.create(PageAccess, { user, page });
  // Flushed one at a time to assign IDs in this order. If several markups match an item, the one with the lowest ID
  // applies.
  for (const markup of account.markups ?? []) {
    em.create(Markup, { user, ...markup });
    await em.flush();
  }
  await em.flush();
}

const addressOf = ({ name: [firstName, lastName], street, ...account }: DemoAccount): AddressInput =>
  Object.assign(new AddressInput(), {
    firstName,
    lastName,
    company: account.company,
    vatNumber: account.vatNumber,
    address: street,
    postcode: account.postcode,
    city: account.city,
    countryId: account.countryId,
    isBilling: true,
  });
