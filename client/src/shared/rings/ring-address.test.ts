import fc from 'fast-check';
import { type RingChoice, readRing, ringHref } from './ring-address';

const anyRing: fc.Arbitrary<RingChoice> = fc.record({
  setting: fc.constantFrom(null, 'RS-0012', 'a b&c=d'),
  diamond: fc.constantFrom(null, 'W-0001', '100 %'),
  size: fc.constantFrom(null, 4, 6.5, 7.25),
  engraving: fc
    .string({ unit: 'grapheme-composite', maxLength: 40 })
    .map((text) => text.replaceAll(/\p{Cc}/gu, '').trim()),
});

test('writes a ring to the URL and reads it back', () => {
  fc.assert(
    fc.property(anyRing, (ring) => {
      const { searchParams } = new URL(ringHref('engagement', ring), 'http://facet.test');
      expect(readRing(searchParams)).toEqual(ring);
    }),
  );
});

test('ignores invalid parts of the URL', () => {
  const ring = readRing(new URLSearchParams('setting=%20&size=0&engraving=A%0AB&diamond=W-1'));
  expect(ring).toEqual({ setting: null, diamond: 'W-1', size: null, engraving: 'A B' });
  expect(readRing(new URLSearchParams('size=six')).size).toBeNull();
  expect(ringHref('completed', ring)).toBe('/completed-rings?diamond=W-1&engraving=A+B');
  expect(ringHref('completed', {})).toBe('/completed-rings');
});
