import { metalTone } from './metal-tone';
import { type DrawnPiece, piecePlan } from './piece-plans';

test('derives the metal tone from the metal and its color', () => {
  expect(metalTone('18K Rose Gold')).toBe('rose');
  expect(metalTone('Platinum', null)).toBe('white');
  expect(metalTone('Gold', 'White')).toBe('white');
  expect(metalTone('Gold', 'Yellow')).toBe('yellow');
  expect(metalTone(null, undefined)).toBe('yellow');
});

const pieces: readonly DrawnPiece[] = [
  'RING',
  'ETERNITY_RING',
  'NECKLACE',
  'PENDANT',
  'EARRINGS',
  'BRACELET',
  'BROOCH',
];
const ratios = [0.6, 1, 2];

test.each(pieces.flatMap((piece) => ratios.map((ratio) => [piece, ratio] as const)))(
  'draws type %s with stones of ratio %s within the drawing area, without overlapping stones',
  (piece, ratio) => {
    const { stones, metal } = piecePlan(piece, ratio);
    expect(metal).not.toMatch(/NaN|undefined/);
    for (const { x, y, size } of stones) {
      expect(Math.min(x, y) - size / 2).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + size / 2).toBeLessThanOrEqual(100);
    }
    const alike = stones.filter(({ shapeId }) => shapeId === undefined);
    alike.forEach((stone, index) => {
      for (const other of alike.slice(index + 1)) {
        const distance = Math.hypot(stone.x - other.x, stone.y - other.y);
        expect(distance).toBeGreaterThan(((stone.size + other.size) / 2) * 0.97);
      }
    });
  },
);
