import { keyInAddress, keyText, newPublicId, newSecret, partsOf, withoutKeys } from './key-text.ts';

const key = keyText({ publicId: newPublicId(), secret: newSecret() });
const { publicId = '' } = partsOf(key) ?? {};

test.each([
  [`/api/diamonds?key=${key}`, 'key'],
  [`/api/diamonds?q=Bearer%20${key}`, 'q'],
  [`/api/diamonds?token=${key.replaceAll('_', '%5F')}`, 'token'],
  [`/api/diamonds/${key}`, 'path'],
  [`/api/x%20${key}/y`, 'path'],
  [`/api/diamonds?key=${key.slice(0, -5)}`, 'key'],
])('finds an API key in %s', (address, location) => {
  expect(keyInAddress(address)).toEqual({ place: location, publicId });
  expect(withoutKeys(address)).not.toContain(partsOf(key)?.secret.slice(0, -5));
});

test('ignores random strings that look like an API key in a cursor, a token or a name', () => {
  for (const before of ['eyJsb2ciOnsi', 'x-', '7_', 'payload.']) {
    const address = `/api/feed?cursor=${before}${key}`;
    expect([before, keyInAddress(address), withoutKeys(address)]).toEqual([before, undefined, address]);
  }
});
