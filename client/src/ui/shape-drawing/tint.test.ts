import { saltAndPepper, tintOf } from './tint';

const white = (variation: string) => tintOf({ name: 'White', variation, category: 'WHITE' });

describe('tintOf', () => {
  it('returns no tint for D, and the warmest tint for Z', () => {
    expect(white('D')).toBeNull();
    expect([white('E'), white('K'), white('Z')]).toEqual(
      [4, 29, 90].map((percent) => `color-mix(in srgb, #f3e7c4 ${percent}%, #fff)`),
    );
  });

  it('tints black, brown and salt-and-pepper stones', () => {
    expect(tintOf({ name: 'Black', variation: 'Black', category: 'BLACK' })).toBe('#1f2327');
    expect(tintOf({ name: 'Brown', variation: 'Fancy', category: 'FANCY' })).toBe(
      'color-mix(in srgb, #8a5a2e 55%, #fff)',
    );
    expect(tintOf(saltAndPepper)).toBe('color-mix(in srgb, #8b9299 55%, #fff)');
  });

  it('uses the first hue in a color name', () => {
    expect(tintOf({ name: 'Brownish Yellow', variation: 'Fancy', category: 'FANCY' })).toBe(
      'color-mix(in srgb, #e8c31a 55%, #fff)',
    );
  });

  it('returns null for an unknown color', () => {
    expect(tintOf(null)).toBeNull();
  });
});
