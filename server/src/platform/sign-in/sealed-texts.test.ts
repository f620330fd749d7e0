import { createSealedTexts } from './sealed-texts.ts';

const [older, newer, other] = ['the older key', 'the newer key', 'another key'] as const;

test('decrypts text that was encrypted with an earlier key, and encrypts with the first key', () => {
  const before = createSealedTexts([older]);
  const rotated = createSealedTexts([newer, older]);
  expect(rotated.open(before.seal('sésame'))).toBe('sésame');
  expect(createSealedTexts([newer]).open(rotated.seal('sésame'))).toBe('sésame');
  expect(before.open(rotated.seal('sésame'))).toBeNull();
});

test.each([
  ['another key', createSealedTexts([other]).seal('sésame')],
  ['plain text', 'sésame'],
  ['an empty string', ''],
])('returns null when it tries to decrypt %s', (_, sealed) => {
  expect(createSealedTexts([newer, older]).open(sealed)).toBeNull();
});
