import { type Cut, isStepCut, outlines } from './cuts.ts';
import { circle, element, group, type Point, path, polygon, radialGradient } from './drawing.ts';

/** Gems that can be drawn. */
export type Gem = 'Diamond' | 'Sapphire' | 'Ruby' | 'Emerald' | 'Aquamarine' | 'Fancy Yellow Diamond' | 'Pearl';

type Shade = readonly [red: number, green: number, blue: number];

const shades: Readonly<Record<Gem, readonly [dark: Shade, light: Shade]>> = {
  Diamond: [
    [112, 138, 168],
    [255, 255, 255],
  ],
  Sapphire: [
    [12, 27, 92],
    [112, 150, 240],
  ],
  Ruby: [
    [104, 6, 30],
    [246, 106, 126],
  ],
  Emerald: [
    [5, 76, 50],
    [108, 212, 160],
  ],
  Aquamarine: [
    [74, 148, 170],
    [222, 248, 250],
  ],
  'Fancy Yellow Diamond': [
    [196, 150, 20],
    [255, 246, 170],
  ],
  Pearl: [
    [190, 178, 168],
    [255, 252, 248],
  ],
};

/** Returns a color between the dark shade (0) and the light shade (1) of a gem. */
function shadeOf(gem: Gem, brightness: number): string {
  const [dark, light] = shades[gem];
  const share = Math.min(1, Math.max(0, brightness));
  const channel = (index: 0 | 1 | 2): number => Math.round(dark[index] + (light[index] - dark[index]) * share);
  return `rgb(${channel(0)},${channel(1)},${channel(2)})`;
}

/** Gradient of pearls, `url(#pearl)`. */
export const pearlGradient = radialGradient('pearl', [
  [0, '#ffffff'],
  [0.45, '#f6efe8'],
  [1, '#b9aca0'],
]);

const scale = (points: readonly Point[], factor: number): Point[] =>
  points.map(({ x, y }) => ({ x: x * factor, y: y * factor }));

const centroid = (...points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Returns a facet. Facets that face the light in the upper left are brighter. Every other facet is darker. */
function drawFacet(gem: Gem, corners: readonly Point[], index: number): string {
  const { x, y } = centroid(...corners);
  const tilt = (-0.55 * x - 0.83 * y) / (Math.hypot(x, y) || 1);
  return polygon(corners, { fill: shadeOf(gem, 0.56 + 0.3 * tilt + (index % 2 === 0 ? 0.15 : -0.15)) });
}

const pairs = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);

function drawBrilliant(gem: Gem, outline: readonly Point[]): string[] {
  const crown = scale(
    pairs(outline).map(([a, b]) => centroid(a, b)),
    0.76,
  );
  const girdle = pairs(outline).map(([a, b], index) => drawFacet(gem, [a, b, crown[index] ?? a], index));
  const kites = pairs(crown).map(([a, b], index) =>
    drawFacet(gem, [a, outline[(index + 1) % outline.length] ?? a, b], index + 1),
  );
  const table = scale(outline, 0.5);
  const stars = pairs(crown).map(([a, b], index) => {
    const [from = a, to = b] = [table[(index + 1) % table.length], table[(index + 2) % table.length]];
    return drawFacet(gem, [a, b, to, from], index);
  });
  return [...girdle, ...kites, ...stars, polygon(table, { fill: shadeOf(gem, 0.84) }), drawReflection(gem, table)];
}

function drawStepCut(gem: Gem, outline: readonly Point[]): string[] {
  const rings = [1, 0.8, 0.62].flatMap((from, level, levels) => {
    const [outer, inner] = [scale(outline, from), scale(outline, levels[level + 1] ?? 0.46)];
    return pairs(outer).map(([a, b], index) =>
      drawFacet(gem, [a, b, inner[(index + 1) % inner.length] ?? b, inner[index] ?? a], level),
    );
  });
  const table = scale(outline, 0.46);
  return [...rings, polygon(table, { fill: shadeOf(gem, 0.8) }), drawReflection(gem, table)];
}

/** Returns the reflection on the half of the table that faces the light. */
function drawReflection(gem: Gem, table: readonly Point[]): string {
  const lit = table.filter(({ x, y }) => x + y < 0.08);
  return polygon(lit, { fill: shadeOf(gem, 1), 'fill-opacity': 0.7 });
}

/** Minimum size of stones drawn with all facets. On smaller stones, the details would not be visible. */
const minDetailedSize = 12;

/** Returns the lit side and the table of a small stone. */
function drawSimple(gem: Gem, outline: readonly Point[]): string[] {
  const lit = outline.filter(({ x, y }) => x + y < 0.3);
  return [polygon(lit, { fill: shadeOf(gem, 0.86) }), polygon(scale(outline, 0.5), { fill: shadeOf(gem, 1) })];
}

interface StoneOptions {
  readonly gem: Gem;
  readonly cut: Cut;
  /** Radius, in drawing units. */
  readonly size: number;
  /** Clockwise rotation in degrees. */
  readonly rotation?: number;
  /** Draws a translucent stone with a dashed outline, for a stone that is not chosen yet. */
  readonly isPlaceholder?: boolean;
}

/** Draws a stone from above. */
export function drawStone(at: Point, { gem, cut, size, rotation = 0, isPlaceholder = false }: StoneOptions): string {
  if (gem === 'Pearl') return circle(at, size, { fill: 'url(#pearl)', stroke: '#a89a8d', 'stroke-width': 0.6 });
  const outline = outlines[cut];
  const draw = size < minDetailedSize ? drawSimple : isStepCut(cut) ? drawStepCut : drawBrilliant;
  const facets = draw(gem, outline);
  const edge = polygon(outline, {
    fill: isPlaceholder ? 'none' : shadeOf(gem, 0.5),
    stroke: shadeOf(gem, 0.05),
    'stroke-width': 0.9 / size,
    ...(isPlaceholder && { 'stroke-dasharray': `${5 / size} ${4 / size}` }),
  });
  return group(
    `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${rotation.toFixed(1)}) scale(${size.toFixed(1)})`,
    edge,
    isPlaceholder ? element('g', { opacity: 0.3 }, ...facets) : facets.join(''),
  );
}

/** Draws the facet lines of a stone, without fills. */
export function drawFacetLines(
  at: Point,
  { cut, size, lineColor }: Pick<StoneOptions, 'cut' | 'size'> & { lineColor: string },
): string {
  const drawLines = (points: readonly Point[]): string =>
    polygon(points, { fill: 'none', stroke: lineColor, 'stroke-width': 1.6, 'stroke-linejoin': 'round' });
  const [girdle, table] = [scaledOutline(at, { cut, size }, 1), scaledOutline(at, { cut, size }, 0.48)];
  if (isStepCut(cut)) {
    const corners = girdle.map((corner, index) => drawLines([corner, table[index] ?? corner]));
    return [girdle, scaledOutline(at, { cut, size }, 0.74), table].map(drawLines).concat(corners).join('');
  }
  const crown = pairs(scaledOutline(at, { cut, size }, 0.76)).map(([a, b]) => centroid(a, b));
  const zigzag = girdle.flatMap((corner, index) => [corner, crown[index] ?? corner]);
  const stars = crown.flatMap((point, index) => [table[index] ?? point, point]);
  return [girdle, zigzag, stars, table].map(drawLines).join('');
}

/** Returns a stone's scaled outline at its position, for drawing the metal and the stones around it. */
export const scaledOutline = (at: Point, { cut, size }: Pick<StoneOptions, 'cut' | 'size'>, factor: number): Point[] =>
  outlines[cut].map(({ x, y }) => ({ x: at.x + x * size * factor, y: at.y + y * size * factor }));

/** Draws a four-pointed highlight. */
export const drawSparkle = ({ x, y }: Point, size: number): string =>
  path(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
    { fill: '#ffffff', 'fill-opacity': 0.95 },
  );
