import { tintOf } from './tint';

const white = (variation: string) => tintOf({ name: 'White', variation, category: 'WHITE' });

describe('tintOf', () => {
  it('runs from nothing at D to the warmest at Z', () => {
    expect(white('D')).toBeNull();
    expect([white('E'), white('K'), white('Z')].map((tint) => tint?.fill)).toEqual(
      [4, 29, 90].map((percent) => `color-mix(in srgb, #f3e7c4 ${percent}%, #fff)`),
    );
  });

  it('draws black and brown as such, with lines that show on them', () => {
    expect(tintOf({ name: 'Black', variation: 'Black', category: 'BLACK' })).toEqual({
      fill: '#23272c',
      line: '#a9b2ba',
    });
    expect(tintOf({ name: 'Brown', variation: 'Fancy', category: 'FANCY' })?.fill).toBe(
      'color-mix(in srgb, #8a5a2e 75%, #fff)',
    );
  });

  it('takes the first hue that the name has', () => {
    expect(tintOf({ name: 'Brownish Yellow', variation: 'Fancy', category: 'FANCY' })?.fill).toBe(
      'color-mix(in srgb, #e8c31a 45%, #fff)',
    );
  });

  it('gives nothing for a colour that is not known', () => {
    expect(tintOf(null)).toBeNull();
  });
});
