import { evenlyAlong, type Point } from '../shape-drawing/point';

/** Piece types that can be drawn: the jewelry types of the schema, and eternity rings. */
export type DrawnPiece = 'RING' | 'ETERNITY_RING' | 'NECKLACE' | 'PENDANT' | 'EARRINGS' | 'BRACELET' | 'BROOCH';

/** Stone in a drawing. */
export interface PlacedStone extends Point {
  /** Length of the longer side, in plan units. */
  readonly size: number;
  /** Rotation in degrees, clockwise. */
  readonly rotation: number;
  /** Shape ID, if this stone always has the same shape. */
  readonly shapeId?: string;
}

/** Lines of a piece, drawn in a square of 100 units. */
export interface PiecePlan {
  /** SVG path data of the metal. */
  readonly metal: string;
  readonly stones: readonly PlacedStone[];
}

const CENTRE = 50;
const MARQUISE = '10';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a point on a circle. `angle` is in degrees clockwise, and 0 is at the top. */
function pointOnCircle(angle: number, radius: number, { x, y }: Point = { x: CENTRE, y: CENTRE }): Point {
  return { x: x + radius * Math.sin(radians(angle)), y: y - radius * Math.cos(radians(angle)) };
}

const circle = ({ x, y }: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const line = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

const evenAngles = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index * 360) / count);

/** The band ends at the stone. A slender stone is narrower, so the band ends closer to the middle. */
function ring(stoneRatio: number): PiecePlan {
  const band = { x: CENTRE, y: 62 };
  const stone = { x: CENTRE, y: 25, size: 32, rotation: 0 };
  const [outer, inner] = [33, 29];
  const halfWidth = stone.size / 2 / Math.max(stoneRatio, 1);
  const gap = (Math.asin((halfWidth + 0.5) / outer) * 180) / Math.PI;
  const arc = (radius: number): string => {
    const [from, to] = [pointOnCircle(gap, radius, band), pointOnCircle(-gap, radius, band)];
    return `M${from.x} ${from.y}A${radius} ${radius} 0 1 1 ${to.x} ${to.y}`;
  };
  const shoulders = [1, -1].map((side) =>
    line(pointOnCircle(side * gap, outer, band), {
      x: CENTRE + side * halfWidth * Math.sin(radians(52)),
      y: stone.y + (stone.size / 2) * Math.cos(radians(52)),
    }),
  );
  return { metal: [arc(outer), arc(inner), ...shoulders].join(''), stones: [stone] };
}

function eternityRing(): PiecePlan {
  const middle = { x: CENTRE, y: CENTRE };
  return {
    metal: circle(middle, 42) + circle(middle, 31),
    stones: evenAngles(22).map((rotation) => ({ ...pointOnCircle(rotation, 36.5), size: 9.4, rotation })),
  };
}

/** Sizes of graduated stones in plan units: smallest at the ends of the chain, largest in the middle. */
const graduated = { smallest: 2.4, largest: 8, reach: 62 };

function necklace(): PiecePlan {
  const hang = (angle: number): Point => ({
    x: CENTRE + 40 * Math.sin(radians(angle)),
    y: 10 + 74 * Math.cos(radians(angle)),
  });
  const half: PlacedStone[] = [];
  let angle = 0;
  while (angle < graduated.reach) {
    const size = graduated.largest - (graduated.largest - graduated.smallest) * (angle / graduated.reach);
    half.push({ ...hang(angle), size, rotation: -angle });
    const [start, end] = [hang(angle), hang(angle + 1)];
    angle += (size * 1.02) / Math.hypot(end.x - start.x, end.y - start.y);
  }
  const mirrored = half.slice(1).map((stone) => ({ ...stone, x: 2 * CENTRE - stone.x, rotation: -stone.rotation }));
  const chain = Array.from({ length: 12 }, (_, index) => hang(angle + ((90 - angle) * index) / 11));
  const side = (mapX: (point: Point) => number): string =>
    chain.map((point, index) => `${index === 0 ? 'M' : 'L'}${mapX(point)} ${point.y}`).join('');
  return { metal: side(({ x }) => x) + side(({ x }) => 2 * CENTRE - x), stones: [...half, ...mirrored] };
}

function pendant(): PiecePlan {
  const stone = { x: CENTRE, y: 68, size: 36, rotation: 0 };
  return {
    metal: `M20 4Q32 34 ${CENTRE} 41Q68 34 80 4${circle({ x: CENTRE, y: 45.5 }, 4)}`,
    stones: [stone],
  };
}

function earrings(): PiecePlan {
  const sides = [29, 71];
  return {
    metal: sides.map((x) => `M${x} 30V18a5 5 0 0 1 10 0v3M${x} 42v5`).join(''),
    stones: sides.flatMap((x) => [
      { x, y: 36, size: 11, rotation: 0, shapeId: '1' },
      { x, y: 65, size: 34, rotation: 0 },
    ]),
  };
}

function bracelet(): PiecePlan {
  const oval = (rx: number, ry: number): Point[] =>
    evenAngles(180).map((angle) => ({
      x: CENTRE + rx * Math.sin(radians(angle)),
      y: CENTRE - ry * Math.cos(radians(angle)),
    }));
  const rail = (rx: number, ry: number): string =>
    `M${CENTRE - rx} ${CENTRE}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
  return {
    metal: rail(46, 35) + rail(38, 27),
    stones: evenlyAlong(oval(42, 31), 34).map((point) => ({
      ...point,
      size: 6.6,
      rotation: (Math.atan2((point.x - CENTRE) / 42 ** 2, (CENTRE - point.y) / 31 ** 2) * 180) / Math.PI,
    })),
  };
}

function brooch(): PiecePlan {
  const petals = evenAngles(8);
  const tips = petals.map((angle) => angle + 22.5);
  return {
    metal: tips
      .map(
        (angle) => line(pointOnCircle(angle, 14), pointOnCircle(angle, 37)) + circle(pointOnCircle(angle, 39.5), 2.5),
      )
      .join(''),
    stones: [
      { x: CENTRE, y: CENTRE, size: 22, rotation: 0 },
      ...petals.map((rotation) => ({ ...pointOnCircle(rotation, 27), size: 26, rotation, shapeId: MARQUISE })),
    ],
  };
}

const plans: Readonly<Record<DrawnPiece, (stoneRatio: number) => PiecePlan>> = {
  RING: ring,
  ETERNITY_RING: eternityRing,
  NECKLACE: necklace,
  PENDANT: pendant,
  EARRINGS: earrings,
  BRACELET: bracelet,
  BROOCH: brooch,
};

/** Returns the plan of a piece whose stones have the given length-to-width ratio. */
export const piecePlan = (type: DrawnPiece, stoneRatio: number): PiecePlan => plans[type](stoneRatio);
