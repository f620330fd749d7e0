/** A line of a facet drawing, in a square of ±100 around the stone's middle. */
export interface FacetLine {
  path: string;
  /** Pixels, whatever the size of the drawing. */
  width: number;
  opacity: number;
}

const RADIUS = 100;
const EIGHTH = Math.PI / 4;

/** How far a star facet reaches from the table's edge to the girdle: half, as in most stones. */
const STAR_LENGTH = 0.5;

function point(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

function polygon(points: readonly string[]): string {
  return `M${points.join('L')}Z`;
}

/**
 * The crown of a round brilliant from above: girdle, table, 8 kites, 8 stars, 16 upper girdle facets.
 * @param tablePercent width of the table, corner to corner, in per cent of the diameter
 */
export function roundBrilliantLines(tablePercent: number): FacetLine[] {
  const table = (RADIUS * tablePercent) / 100;
  const tableEdge = table * Math.cos(EIGHTH / 2);
  const starTip = tableEdge + STAR_LENGTH * (RADIUS - tableEdge);
  const eighths = Array.from({ length: 8 }, (_, index) => EIGHTH * (index + 0.5));

  const outline = `M${point(RADIUS, 0)}A${RADIUS} ${RADIUS} 0 1 1 ${point(RADIUS, Math.PI)}A${RADIUS} ${RADIUS} 0 1 1 ${point(RADIUS, 0)}Z`;
  const kites = eighths.map((angle) =>
    polygon([
      point(table, angle),
      point(starTip, angle + EIGHTH / 2),
      point(RADIUS, angle),
      point(starTip, angle - EIGHTH / 2),
    ]),
  );
  const upperGirdle = eighths.map(
    (angle) => `M${point(starTip, angle + EIGHTH / 2)}L${point(RADIUS, angle + EIGHTH / 2)}`,
  );

  return [
    { path: outline, width: 1.25, opacity: 1 },
    { path: polygon(eighths.map((angle) => point(table, angle))), width: 1, opacity: 0.7 },
    ...kites.map((path) => ({ path, width: 1, opacity: 0.7 })),
    ...upperGirdle.map((path) => ({ path, width: 0.75, opacity: 0.4 })),
  ];
}
