/** Point in a drawing. y increases downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scales the distance of a point from the center (0, 0). */
export function scaled({ x, y }: Point, factor: number): Point {
  return { x: x * factor, y: y * factor };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Returns `count` equally spaced points along a closed line, starting at its first point. */
export function evenlyAlong(line: readonly Point[], count: number): Point[] {
  const edges = line.map((from, index) => ({ from, to: line[(index + 1) % line.length] ?? from }));
  const lengths = edges.map(({ from, to }) => distance(from, to));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const points: Point[] = [];
  let walkedLength = 0;
  edges.forEach(({ from, to }, index) => {
    const length = lengths[index] ?? 0;
    while (points.length < count && (points.length * total) / count < walkedLength + length - 1e-9) {
      const share = length === 0 ? 0 : ((points.length * total) / count - walkedLength) / length;
      points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    walkedLength += length;
  });
  return points;
}

/** Scales a line to fit ±`halfWidth` and ±`halfLength` around the center. */
export function fitTo(line: readonly Point[], halfWidth: number, halfLength: number): Point[] {
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return line.map(({ x, y }) => ({
    x: ((x - left) / (right - left) - 0.5) * 2 * halfWidth,
    y: ((y - top) / (bottom - top) - 0.5) * 2 * halfLength,
  }));
}

function formatPoint({ x, y }: Point): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
}

/** Returns the SVG path data of a closed line. */
export function closedPath(line: readonly Point[]): string {
  return line.length === 0 ? '' : `M${line.map(formatPoint).join('L')}Z`;
}

/** Returns the SVG path data of separate strokes. */
export function strokes(lines: readonly (readonly [Point, Point])[]): string {
  return lines.map(([from, to]) => `M${formatPoint(from)}L${formatPoint(to)}`).join('');
}
