import { maintenanceRedirect } from './maintenance-redirect';

const locationOf = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, hash: '', state });

describe('during maintenance mode', () => {
  test.each(['/', '/cart', '/login', '/administration'])('redirects %s to the maintenance page', (pathname) => {
    expect(maintenanceRedirect(true, locationOf(pathname, null, '?page=2'), false)).toEqual({
      to: '/maintenance',
      state: { from: { pathname, search: '?page=2', hash: '' } },
    });
  });

  test.each([
    locationOf('/admin'),
    locationOf('/admin/orders'),
    locationOf('/maintenance'),
    // Administrators must be able to sign in to end maintenance.
    locationOf('/login', { from: { pathname: '/admin/maintenance', search: '', hash: '' } }),
  ])('does not redirect from $pathname', (location) => {
    expect(maintenanceRedirect(true, location, false)).toBeNull();
  });

  test('redirects traders to the maintenance page after they sign in', () => {
    expect(maintenanceRedirect(true, locationOf('/login', { from: { pathname: '/cart' } }), false)?.to).toBe(
      '/maintenance',
    );
  });
});

describe('after maintenance mode', () => {
  test('returns users to their previous page', () => {
    const state = { from: { pathname: '/diamonds/white', search: '?carat=1-2', hash: '#list' } };
    expect(maintenanceRedirect(false, locationOf('/maintenance', state), true)).toEqual({
      to: '/diamonds/white?carat=1-2#list',
    });
  });

  test('redirects visitors who opened the maintenance page directly to the home page when maintenance mode ends', () => {
    expect(maintenanceRedirect(false, locationOf('/maintenance'), true)).toEqual({ to: '/' });
    expect(maintenanceRedirect(false, locationOf('/maintenance', { from: 5 }), false)).toBeNull();
    expect(maintenanceRedirect(false, locationOf('/cart'), true)).toBeNull();
  });
});
