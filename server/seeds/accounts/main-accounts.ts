import { UserRole } from '../../src/kernel/use-cases/context.ts';
import { type DemoAccount } from '../../src/modules/accounts/index.ts';
import { AccessPage } from '../../src/modules/accounts/users/index.ts';
import type { Drawing } from '../pictures/drawing.ts';
import { drawLogo } from '../pictures/scenes.ts';
import { backgroundAccounts } from './background-accounts.ts';

/** Demo account for trying out the site. */
interface MainAccount extends DemoAccount {
  /** Description that is printed next to the credentials. */
  readonly description: string;
  /** Logo of the agent's company. */
  readonly logo?: Drawing;
}

const anyRange = { caratMin: null, caratMax: null, priceMin: null, priceMax: null };

/** Accounts whose credentials are printed when the server starts. */
export const mainAccounts: readonly MainAccount[] = [
  {
    email: 'admin@example.com',
    password: 'demo-Admin-1',
    description: 'administrator',
    role: UserRole.ADMINISTRATOR,
    businessTypeId: 1,
    name: ['Ada', 'Marten'],
    company: 'Facet',
    street: 'Hoveniersstraat 2',
    postcode: '2018',
    city: 'Antwerp',
    countryId: 56,
    registeredOn: '2025-01-06',
  },
  {
    email: 'shopper@example.com',
    password: 'demo-Shopper-1',
    description: 'trader (retailer)',
    businessTypeId: 2,
    name: ['Noor', 'de Vries'],
    company: 'De Vries Juweliers',
    vatNumber: 'NL001234567B01',
    street: 'Rokin 88',
    postcode: '1012 KZ',
    city: 'Amsterdam',
    countryId: 528,
    registeredOn: '2025-02-17',
    newsletters: ['New arrivals', 'Shows'],
  },
  {
    email: 'wholesaler@example.com',
    password: 'demo-Wholesaler-1',
    description: 'trader (wholesaler, larger discount from 1 ct)',
    businessTypeId: 1,
    name: ['Ravi', 'Shah'],
    company: 'Shah Brothers',
    street: 'Bharat Diamond Bourse, Tower C',
    postcode: '400051',
    city: 'Mumbai',
    countryId: 356,
    registeredOn: '2025-03-03',
    newsletters: ['New arrivals', 'Price changes'],
    markups: [
      { ...anyRange, caratMin: 1, percent: -4 },
      { ...anyRange, percent: -1.5 },
    ],
  },
  {
    email: 'designer@example.com',
    password: 'demo-Designer-1',
    description: 'trader (jewellery designer, access to white diamonds and fancy shapes only)',
    businessTypeId: 3,
    name: ['Lucie', 'Moreau'],
    company: 'Atelier Moreau',
    street: '14 rue de la Paix',
    postcode: '75002',
    city: 'Paris',
    countryId: 250,
    registeredOn: '2025-05-21',
    newsletters: ['New arrivals'],
    pages: [AccessPage.WHITE, AccessPage.FANCY_SHAPE],
  },
  {
    email: 'investor@example.com',
    password: 'demo-Investor-1',
    description: 'trader (private investor, 8 % markup)',
    businessTypeId: 4,
    name: ['Henrik', 'Lund'],
    company: null,
    street: 'Strandvejen 110',
    postcode: '2900',
    city: 'Copenhagen',
    countryId: 208,
    registeredOn: '2025-09-09',
    newsletters: ['Price changes'],
    markups: [{ ...anyRange, percent: 8 }],
  },
  {
    email: 'customer@example.com',
    password: 'demo-Customer-1',
    description: 'trader (customer, 15 % markup)',
    businessTypeId: 5,
    name: ['Grace', 'Okafor'],
    company: null,
    street: '21 Hatton Garden',
    postcode: 'EC1N 8LU',
    city: 'London',
    countryId: 826,
    registeredOn: '2026-01-28',
    markups: [{ ...anyRange, percent: 15 }],
  },
  {
    email: 'agent@example.com',
    password: 'demo-Agent-1',
    description: 'agent (own logo, colour and domain agent.localhost; 12 % markup)',
    role: UserRole.AGENT,
    businessTypeId: 2,
    name: ['Marco', 'Bianchi'],
    company: 'Bianchi Gioielli',
    street: 'Via Monte Napoleone 3',
    postcode: '20121',
    city: 'Milan',
    countryId: 380,
    registeredOn: '2025-04-14',
    newsletters: ['Shows'],
    markups: [{ ...anyRange, percent: 12 }],
    branding: { domain: 'agent.localhost', primaryColor: '#7a2e4d' },
    logo: drawLogo('Cushion', '#7a2e4d'),
  },
  {
    email: 'waiting@example.com',
    password: 'demo-Waiting-1',
    description: 'trader awaiting approval',
    businessTypeId: 2,
    name: ['Tomás', 'Silva'],
    company: 'Ourivesaria Silva',
    street: 'Rua Garrett 40',
    postcode: '1200-203',
    city: 'Lisbon',
    countryId: 620,
    registeredOn: '2026-11-18',
    isApproved: false,
  },
];

/** All demo accounts. */
export const demoAccounts: readonly (DemoAccount & { readonly logo?: Drawing })[] = [
  ...mainAccounts,
  ...backgroundAccounts,
];
