import { pageNameOf } from './page-name';

const routes = [
  { path: '/' },
  { path: '/diamonds/:page', parameters: { page: ['white', 'studs'] } },
  { path: '/diamond/:stockNumber' },
  { path: '/account/orders' },
  { path: '/account/orders/:id' },
  { path: '/admin/*' },
];

test.each([
  ['/', '/'],
  ['/diamonds/white', '/diamonds/white'],
  ['/diamond/F-1042', '/diamond/:stockNumber'],
  ['/diamond/F%2F1', '/diamond/:stockNumber'],
  ['/account/orders', '/account/orders'],
  ['/account/orders/31', '/account/orders/:id'],
  ['/admin', '/admin'],
  ['/admin/users/31', '/admin'],
])('reports the path %s as the page %s', (pathname, name) => {
  expect(pageNameOf(pathname, routes)).toBe(name);
});

test.each(['/diamonds/pebbles', '/nowhere', '/diamond'])('does not report the path %s', (pathname) => {
  expect(pageNameOf(pathname, routes)).toBeNull();
});
