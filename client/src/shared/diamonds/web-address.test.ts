import { webAddress } from './web-address';

test('links only web addresses', () => {
  expect(webAddress('https://example.com/r?no=1')).toBe('https://example.com/r?no=1');
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'not an address', '', null]) {
    expect(webAddress(text)).toBeNull();
  }
});
