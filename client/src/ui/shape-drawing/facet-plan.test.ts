import { facetPlan, PLAN_SIZE } from './facet-plan';
import { outlines } from './outlines';

function points(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

function extent(path: string) {
  const all = points(path);
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return { width: Math.max(...xs) - Math.min(...xs), length: Math.max(...ys) - Math.min(...ys) };
}

describe('facetPlan', () => {
  it.each([...outlines.keys(), '99'])('draws the shape %s within its measured dimensions', (shapeId) => {
    const plan = facetPlan(shapeId, { ratio: 1.3 });
    const outline = extent(plan.outline);

    expect(outline.length).toBeCloseTo(PLAN_SIZE, 0);
    expect(outline.width).toBeCloseTo(PLAN_SIZE / 1.3, 0);
    expect(outline.width).toBeCloseTo(plan.width, 0);
    for (const facets of [extent(plan.main), extent(plan.minor)]) {
      expect(facets.width).toBeLessThanOrEqual(outline.width + 0.1);
      expect(facets.length).toBeLessThanOrEqual(outline.length + 0.1);
    }
  });

  it('draws twelve distinct shapes', () => {
    const drawn = Array.from({ length: 12 }, (_, index) => facetPlan(String(index + 1)).outline);

    expect(new Set(drawn).size).toBe(12);
  });

  it('uses the width as the longer side if a stone is wider than it is long', () => {
    const plan = facetPlan('11', { ratio: 0.8 });

    expect(plan.width).toBe(PLAN_SIZE);
    expect(plan.length).toBeCloseTo(80);
  });

  it('draws the table at the reported width', () => {
    const [firstCorner] = points(facetPlan('1', { tablePercent: 60 }).main);

    expect(Math.hypot(firstCorner?.x ?? 0, firstCorner?.y ?? 0)).toBeCloseTo(30, 1);
  });

  it('draws one kite per main facet', () => {
    const strokesOf = (mains: number) => facetPlan('1', { mains }).minor.split('M').length - 1;

    expect(strokesOf(8)).toBe(24);
    expect(strokesOf(10)).toBe(30);
  });
});
