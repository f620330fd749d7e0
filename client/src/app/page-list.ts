import { adminScreens, movedScreens, screenHref } from '../admin/screens';
import type { AppRoute } from '../site/app-route';
import { bareRoutes, publicRoutes } from './routes';

/**
 * Meta descriptions for search engines by path, for pages without page settings or items. They are not part of the
 * routes, because browsers do not need them.
 */
const pageDescriptions: Readonly<Partial<Record<string, string>>> = {
  '/': 'Diamonds, finished jewellery, ring settings and melee for the trade, with grades, reports and prices.',
  '/diamond/:stockNumber': 'A diamond with its grades, proportions, report and price.',
  '/products/:stockNumber': 'A piece of jewellery with its stones, metal, size and price.',
  '/bracelet/:name': 'A bracelet in its colours and sizes, with prices.',
  '/eternity-rings': 'Eternity rings by metal, stones and size, made to order.',
  '/eternity-rings/:stockNumber': 'An eternity ring with its stones, metal, size and price.',
  '/custom-necklace': 'Necklaces by metal, stones and length, made to order.',
  '/custom-necklace/:stockNumber': 'A necklace with its stones, metal, length and price.',
  '/ring-setting/:stockNumber': 'A ring setting with suitable stones, its metal and price.',
  '/rings': 'Finished rings, each one of a kind: by metal, period, stone, size and price.',
  '/bracelets': 'Finished bracelets, each one of a kind: by metal, period, stone and price.',
  '/earrings': 'Finished earrings, each pair one of a kind: by metal, period, stone and price.',
  '/brooches': 'Finished brooches, each one of a kind: by metal, period, stone and price.',
  '/one-of-a-kind': 'One-of-a-kind jewellery by type, metal and stone.',
  '/necklaces': 'Finished necklaces, each one of a kind: by metal, period, stone and price.',
  '/pendants': 'Finished pendants, each one of a kind: by metal, period, stone and price.',
  '/engagement-rings':
    'Build an engagement ring from a setting and a diamond that fits it, and see the price as you choose.',
  '/completed-rings': 'Build a ring from a setting and a stone of your chosen shape, colour and clarity.',
  '/melee': 'Small diamonds by colour and sieve size, priced by the carat.',
  '/about-us': 'Who we are, what we trade, and how we describe our stock.',
  '/contact': 'Address, opening hours, contacts, and a form to write to us.',
  '/shows': 'Trade shows where you can meet us: dates, halls and stands, with a calendar file.',
  '/terms': 'Terms of payment, delivery and return for orders of diamonds and jewellery.',
  '/partners':
    'Our stock in your own software: a feed that keeps a copy up to date, holds, orders and webhooks, with examples for curl, TypeScript and Python.',
  '/partners/reference':
    'The meaning of each stock field, and the calls, limits, scopes, events and errors of the APIs.',
  '/partners/changelog': 'API changes by date, and the deprecation policy.',
  '/register': 'How to open a trading account that shows the whole stock at your own price.',
};

type ListedRoute = Pick<AppRoute, 'path' | 'title' | 'parameters' | 'isForSearch' | 'isOfHouse'>;

const screens: readonly ListedRoute[] = [...adminScreens, ...movedScreens].map(({ path }) => ({
  path: screenHref(path),
  title: 'Admin',
}));

/** Returns the titles of a route by parameter value, if its title depends on a parameter. */
function titlesOf({ title, parameters = {} }: ListedRoute): Readonly<Record<string, string>> {
  if (typeof title === 'string') return {};
  const values = Object.entries(parameters).flatMap(([name, all]) => all.map((value) => [name, value] as const));
  return Object.fromEntries(values.map(([name, value]) => [value, title({ [name]: value })]));
}

/** Returns false for wildcard routes, because the routes below them are listed individually. */
const isOnePage = ({ path }: ListedRoute): boolean => !path.endsWith('*');

/**
 * List of all pages. The build writes it to a file for the server (`client/build/page-list.ts`). The server responds
 * with 404 to other paths, and renders the head of each page.
 */
export const pageList = [...publicRoutes, ...bareRoutes.filter(isOnePage), ...screens].map((route) => {
  const { path, title, parameters = {}, isForSearch = false, isOfHouse = false } = route;
  return {
    path,
    title: typeof title === 'string' ? title : title({}),
    titles: titlesOf(route),
    description: pageDescriptions[path] ?? null,
    parameters,
    isForSearch,
    isOfHouse,
  };
});
