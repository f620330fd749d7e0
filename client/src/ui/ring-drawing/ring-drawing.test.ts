import { engravingArc, letterSize, ringPlan, settingStyle } from './ring-plan';
import { stoneSize } from './stone-size';

const ends = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('uses the measurements from the report, or typical measurements for the weight', () => {
  expect(stoneSize({ shapeId: '9', carats: 2, length: 10.1, width: 6.9 })).toEqual({ length: 10.1, width: 6.9 });
  expect(stoneSize({ shapeId: '1', carats: 1 })).toEqual({ length: 6.5, width: 6.5 });
  // A stone of eight times the weight is twice as long and wide.
  const [oneCarat, eightCarats] = [1, 8].map((carats) =>
    stoneSize({ shapeId: '8', carats, length: null, width: null }),
  );
  expect(eightCarats?.length).toBeCloseTo((oneCarat?.length ?? 0) * 2);
});

test('draws the band and the stone to the same scale in millimeters', () => {
  const stone = { shapeId: '9', length: 10, width: 7 };
  const { front, above } = ringPlan({ innerDiameter: 16.9, style: 'claws', sideStones: 0, sideStonesCarats: 0, stone });
  expect(front.innerRadius * 2).toBe(16.9);
  const xs = ends(front.stone).map(([x]) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(7);
  expect(above.halfHeight * 2).toBeGreaterThanOrEqual(10);
  // The stone is above the band.
  expect(Math.max(...ends(front.stone).map(([, y]) => y))).toBeLessThan(-front.outerRadius);
});

test('draws side stones next to the center stone or along the band, and never beyond the band', () => {
  const stone = { shapeId: '1', length: 6.5, width: 6.5 };
  const sides = { innerDiameter: 17, stone };
  const three = ringPlan({ ...sides, style: 'threeStone', sideStones: 2, sideStonesCarats: 0.5 }).above.dots;
  expect(three.map(({ x, r }) => Math.abs(x) - r >= 3.25)).toEqual([true, true]);
  const pave = ringPlan({ ...sides, style: 'pave', sideStones: 18, sideStonesCarats: 0.22 });
  expect(pave.above.dots.length).toBeGreaterThan(4);
  expect(pave.above.dots.every(({ x, r }) => Math.abs(x) + r <= pave.front.outerRadius)).toBe(true);
});

test('scales engravings of any length to fit', () => {
  const { length } = engravingArc({ innerRadius: 8.5 });
  expect(letterSize(3, length)).toBe(letterSize(1, length));
  expect(letterSize(40, length) * 0.52 * 40).toBeLessThanOrEqual(length);
});

test("derives the style from the setting's style name, or from the side stones", () => {
  expect(settingStyle('Three Stone', 2)).toBe('threeStone');
  expect(settingStyle('Halo', 30)).toBe('halo');
  expect(settingStyle(null, 0)).toBe('claws');
  expect(settingStyle('Channel', 14)).toBe('pave');
  expect(settingStyle('Milgrain', 0)).toBe('bezel');
  expect(settingStyle('Cathedral', 0)).toBe('claws');
});
