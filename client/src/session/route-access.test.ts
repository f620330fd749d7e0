import { decideRoute, grants, type RouteVisitor } from './route-access';

const trader: RouteVisitor = { role: 'USER', accesses: [] };
const restricted: RouteVisitor = { role: 'USER', accesses: [{ page: 'WHITE' }] };
const administrator: RouteVisitor = { role: 'ADMINISTRATOR', accesses: [] };

test('a public page opens for everybody', () => {
  expect(decideRoute('public', null)).toBe('open');
  expect(decideRoute('public', trader)).toBe('open');
});

test('a protected page sends a stranger to sign in', () => {
  expect(decideRoute('signedIn', null)).toBe('signIn');
  expect(decideRoute(['ADMINISTRATOR'], null)).toBe('signIn');
});

test('a page of other roles sends a user home', () => {
  expect(decideRoute(['ADMINISTRATOR'], trader)).toBe('home');
  expect(decideRoute(['ADMINISTRATOR'], administrator)).toBe('open');
});

test('access rows restrict, but any granted page opens the protected pages', () => {
  expect(decideRoute('signedIn', trader)).toBe('open');
  expect(decideRoute('signedIn', restricted)).toBe('open');
});

test('access rows that grant no known page send the user home', () => {
  // A server of next year may know pages that this client does not.
  const unknown = JSON.parse('{"role":"USER","accesses":[{"page":"PEARLS"}]}');
  expect(decideRoute('signedIn', unknown)).toBe('home');
});

test('a restricted user is granted only their own pages', () => {
  expect(grants(restricted, 'WHITE')).toBe(true);
  expect(grants(restricted, 'BLACK')).toBe(false);
  expect(grants(trader, 'BLACK')).toBe(true);
  expect(grants(null, 'BLACK')).toBe(true);
});
