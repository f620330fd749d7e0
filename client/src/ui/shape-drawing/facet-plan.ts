import { otherOutline, outlines, type ShapeOutline } from './outlines';
import { closedPath, evenlyAlong, fitTo, type Point, scaled, strokes } from './point';

/** Length of the longer side of every plan, in plan units. The center is (0, 0). */
export const PLAN_SIZE = 100;

/** Lines of a stone in top view, as SVG path data. */
export interface FacetPlan {
  /** Width in plan units. The longer side is `PLAN_SIZE`. */
  readonly width: number;
  readonly length: number;
  readonly outline: string;
  /** Table and main facets. */
  readonly main: string;
  /** Details that only large drawings show. */
  readonly minor: string;
}

/** Proportions of the stone. They default to the typical values of its shape. */
export interface FacetPlanOptions {
  /** Table width as a percentage of the stone's width. */
  readonly tablePercent?: number | null | undefined;
  /** Ratio of length to width. */
  readonly ratio?: number | null | undefined;
  /** Number of main facets around the table. */
  readonly mains?: number | undefined;
}

const DEFAULT_TABLE = 57;

/** Range of table percentages in which facets do not overlap. */
const [SMALLEST_TABLE, LARGEST_TABLE] = [30, 85];

/** Position of the star tips between table and girdle, as a fraction. */
const STAR_REACH = 0.5;

interface Facets {
  readonly main: string;
  readonly minor: string;
}

/**
 * Returns the facets of a brilliant: a table, a kite at each main facet, a star on each side of the table, and two
 * halves under each star.
 */
function brilliantFacets(girdle: readonly Point[], mains: number, table: number): Facets {
  const ends = evenlyAlong(girdle, mains * 2);
  const kiteEnds = ends.filter((_, index) => index % 2 === 0);
  const halfEnds = ends.filter((_, index) => index % 2 === 1);
  const tableCorners = kiteEnds.map((point) => scaled(point, table));
  const starTips = halfEnds.map((point) => scaled(point, table + (1 - table) * STAR_REACH));
  const next = (points: readonly Point[], index: number) => points[(index + 1) % points.length] ?? points[0];

  const kites: [Point, Point][] = [];
  const halves: [Point, Point][] = [];
  starTips.forEach((tip, index) => {
    const nearEnd = kiteEnds[index];
    const nextEnd = next(kiteEnds, index);
    const nearCorner = tableCorners[index];
    const farCorner = next(tableCorners, index);
    const halfEnd = halfEnds[index];
    if (!nearEnd || !nextEnd || !nearCorner || !farCorner || !halfEnd) {
      return;
    }
    kites.push([nearCorner, tip], [tip, farCorner]);
    halves.push([tip, nearEnd], [tip, nextEnd], [tip, halfEnd]);
  });
  return { main: closedPath(tableCorners) + strokes(kites), minor: strokes(halves) };
}

/** Moves a closed line inwards by the same distance on all sides. */
function inset(girdle: readonly Point[], distance: number): Point[] {
  const halfWidth = Math.max(...girdle.map(({ x }) => x));
  const halfLength = Math.max(...girdle.map(({ y }) => y));
  return girdle.map(({ x, y }) => ({
    x: x * ((halfWidth - distance) / halfWidth),
    y: y * ((halfLength - distance) / halfLength),
  }));
}

/** Returns the facets of a step cut: the table, one step between table and girdle, and the corner lines. */
function stepFacets(girdle: readonly Point[], table: number): Facets {
  const halfWidth = Math.max(...girdle.map(({ x }) => x));
  const tableLine = inset(girdle, halfWidth * (1 - table));
  const steps = [1 / 3, 2 / 3].map((share) => inset(girdle, halfWidth * (1 - table) * share));
  const corners = girdle.map((point, index): [Point, Point] => [point, tableLine[index] ?? point]);
  return { main: closedPath(tableLine) + strokes(corners), minor: steps.map(closedPath).join('') };
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Returns the plan of a stone by shape ID, drawn as in report diagrams. */
export function facetPlan(shapeId: string, options: FacetPlanOptions = {}): FacetPlan {
  const shape: ShapeOutline = outlines.get(shapeId) ?? otherOutline;
  const ratio = options.ratio ?? shape.ratio;
  const table = within(options.tablePercent ?? DEFAULT_TABLE, SMALLEST_TABLE, LARGEST_TABLE) / 100;
  const width = ratio > 1 ? PLAN_SIZE / ratio : PLAN_SIZE;
  const length = ratio > 1 ? PLAN_SIZE : PLAN_SIZE * ratio;
  const girdle = fitTo(shape.girdle, width / 2, length / 2);
  const facets =
    shape.style === 'step' ? stepFacets(girdle, table) : brilliantFacets(girdle, options.mains ?? shape.mains, table);
  return { width, length, outline: closedPath(girdle), ...facets };
}
