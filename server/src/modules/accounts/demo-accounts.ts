import type { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../kernel/context.ts';
import { AddressInput } from './addresses/address.input.ts';
import { Markup } from './markups/markup.entity.ts';
import { EmailChannel } from './newsletter/email-channel.entity.ts';
import { AccessPage } from './page-access/access-page.ts';
import { PageAccess } from './page-access/page-access.entity.ts';
import { hashNewPassword } from './passwords/new-password.ts';
import { createUser } from './users/create-user.ts';
import { User } from './users/user.entity.ts';

/** One account of the demo. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** Who it is, for people. */
  readonly what: string;
  readonly role?: UserRole;
  readonly businessTypeId: number;
  readonly name: readonly [first: string, last: string];
  readonly company: string | null;
  readonly street: string;
  readonly city: string;
  /** ISO 3166-1 numeric. */
  readonly countryId: number;
  readonly isWaiting?: boolean;
  readonly pages?: readonly AccessPage[];
  readonly markups?: readonly Pick<Markup, 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax' | 'percent'>[];
  /** What makes an agent's house. `*.localhost` leads every browser to this machine. */
  readonly branding?: { readonly domain: string; readonly primaryColor: string };
}

const everywhere = { caratMin: null, caratMax: null, priceMin: null, priceMax: null };

/** Everybody whom the demo knows. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@example.com',
    password: 'demo-Admin-1',
    what: 'administrator',
    role: UserRole.ADMINISTRATOR,
    businessTypeId: 1,
    name: ['Ada', 'Marten'],
    company: 'Facet',
    street: 'Hoveniersstraat 2',
    city: 'Antwerp',
    countryId: 56,
  },
  {
    email: 'shopper@example.com',
    password: 'demo-Shopper-1',
    what: 'trader (retailer)',
    businessTypeId: 2,
    name: ['Noor', 'de Vries'],
    company: 'De Vries Juweliers',
    street: 'Rokin 88',
    city: 'Amsterdam',
    countryId: 528,
  },
  {
    email: 'wholesaler@example.com',
    password: 'demo-Wholesaler-1',
    what: 'trader (wholesaler, better prices above 1 ct)',
    businessTypeId: 1,
    name: ['Ravi', 'Shah'],
    company: 'Shah Brothers',
    street: 'Bharat Diamond Bourse, Tower C',
    city: 'Mumbai',
    countryId: 356,
    markups: [
      { ...everywhere, caratMin: '1', percent: '-4' },
      { ...everywhere, percent: '-1.5' },
    ],
  },
  {
    email: 'designer@example.com',
    password: 'demo-Designer-1',
    what: 'trader (jewelry designer, sees white stones and fancy shapes only)',
    businessTypeId: 3,
    name: ['Lucie', 'Moreau'],
    company: 'Atelier Moreau',
    street: '14 rue de la Paix',
    city: 'Paris',
    countryId: 250,
    pages: [AccessPage.WHITE, AccessPage.FANCY_SHAPE],
  },
  {
    email: 'investor@example.com',
    password: 'demo-Investor-1',
    what: 'trader (private investor, 8 % markup)',
    businessTypeId: 4,
    name: ['Henrik', 'Lund'],
    company: null,
    street: 'Strandvejen 110',
    city: 'Copenhagen',
    countryId: 208,
    markups: [{ ...everywhere, percent: '8' }],
  },
  {
    email: 'customer@example.com',
    password: 'demo-Customer-1',
    what: 'trader (customer, 15 % markup)',
    businessTypeId: 5,
    name: ['Grace', 'Okafor'],
    company: null,
    street: '21 Hatton Garden',
    city: 'London',
    countryId: 826,
    markups: [{ ...everywhere, percent: '15' }],
  },
  {
    email: 'agent@example.com',
    password: 'demo-Agent-1',
    what: 'agent (own colour and domain agent.localhost, 12 % markup)',
    role: UserRole.AGENT,
    businessTypeId: 2,
    name: ['Marco', 'Bianchi'],
    company: 'Bianchi Gioielli',
    street: 'Via Monte Napoleone 3',
    city: 'Milan',
    countryId: 380,
    markups: [{ ...everywhere, percent: '12' }],
    branding: { domain: 'agent.localhost', primaryColor: '#7a2e4d' },
  },
  {
    email: 'waiting@example.com',
    password: 'demo-Waiting-1',
    what: 'trader who waits for approval',
    businessTypeId: 2,
    name: ['Tomás', 'Silva'],
    company: 'Ourivesaria Silva',
    street: 'Rua Garrett 40',
    city: 'Lisbon',
    countryId: 620,
    isWaiting: true,
  },
];

const demoChannels = ['New arrivals', 'Price changes', 'Shows'];

/** Writes the demo's people and newsletters into a database without users. */
export async function seedDemoAccounts(em: EntityManager): Promise<void> {
  await em.transactional(async (tx) => {
    for (const name of demoChannels) tx.create(EmailChannel, { name });
    for (const account of demoAccounts) await seedAccount(tx, account);
  });
}

async function seedAccount(em: EntityManager, account: DemoAccount): Promise<void> {
  const { email, password, businessTypeId, role = UserRole.USER, isWaiting = false, branding } = account;
  const passwordHash = await hashNewPassword(password, 'password', [email, ...account.name]);
  const user: User = await createUser(em, { email, passwordHash, businessTypeId, addresses: [addressOf(account)] });
  em.assign(user, { role, isEmailConfirmed: true, isApproved: !isWaiting, ...branding });
  for (const page of account.pages ?? []) em.create(PageAccess, { user, page });
  // One by one: the first that fits a stone counts.
  for (const markup of account.markups ?? []) {
    em.create(Markup, { user, ...markup });
    await em.flush();
  }
  await em.flush();
}

const addressOf = ({ name: [firstName, lastName], company, street, city, countryId }: DemoAccount): AddressInput =>
  Object.assign(new AddressInput(), {
    firstName,
    lastName,
    company,
    address: street,
    city,
    countryId,
    isBilling: true,
  });
