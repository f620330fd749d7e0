import { isSiteAddress } from './site-address.ts';

test.each(['https://example.com/a.jpg', 'HTTP://example.com', '/media/a.jpg', '/a%5cb'])(
  'accepts the address %j',
  (address) => {
    expect(isSiteAddress(address)).toBe(true);
  },
);

test.each([
  '//example.com/a.jpg',
  '/\\example.com',
  '/media\\..\\a.jpg',
  'https:\\\\example.com',
  'https://example.com\\@other.example',
  'javascript:alert(1)',
  '/a b',
  '/',
  `/${'a'.repeat(2_000)}`,
])('rejects the address %j', (address) => {
  expect(isSiteAddress(address)).toBe(false);
});
