import { maintenanceTurn } from './maintenance-turn';

const at = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, hash: '', state });

describe('while the shop is closed', () => {
  test.each(['/', '/cart', '/login', '/administration'])('%s leads to the page that says so', (pathname) => {
    expect(maintenanceTurn(true, at(pathname, null, '?page=2'), false)).toEqual({
      to: '/maintenance',
      state: { from: { pathname, search: '?page=2', hash: '' } },
    });
  });

  test.each([
    at('/admin'),
    at('/admin/orders'),
    at('/maintenance'),
    // Whoever is to end it has to get in.
    at('/login', { from: { pathname: '/admin/maintenance', search: '', hash: '' } }),
  ])('$pathname stays', (here) => {
    expect(maintenanceTurn(true, here, false)).toBeNull();
  });

  test('who signs in for the shop does not get in by that', () => {
    expect(maintenanceTurn(true, at('/login', { from: { pathname: '/cart' } }), false)?.to).toBe('/maintenance');
  });
});

describe('when it has ended', () => {
  test('everybody is led back to where they were', () => {
    const state = { from: { pathname: '/diamonds/white', search: '?carat=1-2', hash: '#list' } };
    expect(maintenanceTurn(false, at('/maintenance', state), true)).toEqual({ to: '/diamonds/white?carat=1-2#list' });
  });

  test('who came to the page by its address goes home; who looks at it in quiet times stays', () => {
    expect(maintenanceTurn(false, at('/maintenance'), true)).toEqual({ to: '/' });
    expect(maintenanceTurn(false, at('/maintenance', { from: 5 }), false)).toBeNull();
    expect(maintenanceTurn(false, at('/cart'), true)).toBeNull();
  });
});
