import { tintOf } from './tint';

const white = (variation: string) => tintOf({ name: 'White', variation, category: 'WHITE' });

describe('tintOf', () => {
  it('runs from nothing at D to 60 % of the warmest at Z', () => {
    expect(white('D')).toBeNull();
    expect(white('Z')).toEqual({ color: '#f3e7c4', opacity: 0.6 });
    expect(white('K')?.opacity ?? 0).toBeLessThan(white('L')?.opacity ?? 0);
  });

  it('gives a hue 35 % of its colour, whatever is mixed in', () => {
    expect(tintOf({ name: 'Brownish Yellow', variation: 'Fancy', category: 'FANCY' })?.opacity).toBe(0.35);
  });

  it('gives nothing for a colour that is not known', () => {
    expect(tintOf(null)).toBeNull();
  });
});
