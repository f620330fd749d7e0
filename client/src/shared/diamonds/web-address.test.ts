import { webAddress } from './web-address';

test('accepts only http and https URLs', () => {
  expect(webAddress('https://example.com/r?no=1')).toBe('https://example.com/r?no=1');
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'not an address', '', null]) {
    expect(webAddress(text)).toBeNull();
  }
});
