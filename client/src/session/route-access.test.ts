import { decideRoute, grants, type RouteVisitor } from './route-access';

const trader: RouteVisitor = { role: 'USER', accesses: [] };
const restricted: RouteVisitor = { role: 'USER', accesses: [{ page: 'WHITE' }] };
const administrator: RouteVisitor = { role: 'ADMINISTRATOR', accesses: [] };

test('allows everyone on a public page', () => {
  expect(decideRoute('public', null)).toBe('open');
  expect(decideRoute('public', trader)).toBe('open');
});

test('redirects anonymous clients from a protected page to the sign-in page', () => {
  expect(decideRoute('signedIn', null)).toBe('signIn');
  expect(decideRoute(['ADMINISTRATOR'], null)).toBe('signIn');
});

test('redirects a user without the required role to the home page', () => {
  expect(decideRoute(['ADMINISTRATOR'], trader)).toBe('home');
  expect(decideRoute(['ADMINISTRATOR'], administrator)).toBe('open');
});

test('allows protected pages for users with no page restrictions, or with access to a known page', () => {
  expect(decideRoute('signedIn', trader)).toBe('open');
  expect(decideRoute('signedIn', restricted)).toBe('open');
});

test("redirects a user to the home page if none of the user's granted pages is known", () => {
  // A newer server can return pages that this version of the client does not know.
  const unknown = JSON.parse('{"role":"USER","accesses":[{"page":"PEARLS"}]}');
  expect(decideRoute('signedIn', unknown)).toBe('home');
});

test('allows a restricted user only the granted pages', () => {
  expect(grants(restricted, 'WHITE')).toBe(true);
  expect(grants(restricted, 'BLACK')).toBe(false);
  expect(grants(trader, 'BLACK')).toBe(true);
  expect(grants(null, 'BLACK')).toBe(true);
});
