import { maintenanceRedirect } from './maintenance-redirect';

const at = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, hash: '', state });

describe('during maintenance', () => {
  test.each(['/', '/cart', '/login', '/administration'])('redirects %s to the maintenance page', (pathname) => {
    expect(maintenanceRedirect(true, at(pathname, null, '?page=2'), false)).toEqual({
      to: '/maintenance',
      state: { from: { pathname, search: '?page=2', hash: '' } },
    });
  });

  test.each([
    at('/admin'),
    at('/admin/orders'),
    at('/maintenance'),
    // Administrators must be able to sign in to end maintenance.
    at('/login', { from: { pathname: '/admin/maintenance', search: '', hash: '' } }),
  ])('stays on $pathname', (here) => {
    expect(maintenanceRedirect(true, here, false)).toBeNull();
  });

  test('redirects traders to the maintenance page after they sign in', () => {
    expect(maintenanceRedirect(true, at('/login', { from: { pathname: '/cart' } }), false)?.to).toBe('/maintenance');
  });
});

describe('after maintenance', () => {
  test('returns users to their previous page', () => {
    const state = { from: { pathname: '/diamonds/white', search: '?carat=1-2', hash: '#list' } };
    expect(maintenanceRedirect(false, at('/maintenance', state), true)).toEqual({
      to: '/diamonds/white?carat=1-2#list',
    });
  });

  test('redirects visitors who opened the maintenance page directly to the home page when maintenance ends', () => {
    expect(maintenanceRedirect(false, at('/maintenance'), true)).toEqual({ to: '/' });
    expect(maintenanceRedirect(false, at('/maintenance', { from: 5 }), false)).toBeNull();
    expect(maintenanceRedirect(false, at('/cart'), true)).toBeNull();
  });
});
