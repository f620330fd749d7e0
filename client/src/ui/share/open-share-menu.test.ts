import { shareLinks } from './open-share-menu';

test('encodes the title and the absolute URL in the email and WhatsApp links', () => {
  const { link, mail, whatsApp } = shareLinks('Round & fine', '/diamond/A%2F1?x=1', 'https://house.example/cart');

  expect(link).toBe('https://house.example/diamond/A%2F1?x=1');
  expect(mail).toBe('mailto:?subject=Round%20%26%20fine&body=https%3A%2F%2Fhouse.example%2Fdiamond%2FA%252F1%3Fx%3D1');
  expect(new URL(whatsApp).searchParams.get('text')).toBe(`Round & fine\n${link}`);
});

test('leaves an absolute URL unchanged', () => {
  expect(shareLinks('A list', 'https://other.example/shared/x', 'https://house.example/').link).toBe(
    'https://other.example/shared/x',
  );
});
