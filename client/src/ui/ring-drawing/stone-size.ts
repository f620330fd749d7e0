/** Length and width of a stone in top view, in millimeters. */
export interface StoneSize {
  readonly length: number;
  readonly width: number;
}

/** Typical size of a one-carat stone, by shape ID. */
const oneCaratSizes: ReadonlyMap<string, StoneSize> = new Map([
  ['1', { length: 6.5, width: 6.5 }],
  ['3', { length: 5.5, width: 5.5 }],
  ['4', { length: 6.1, width: 5.6 }],
  ['5', { length: 7, width: 5 }],
  ['6', { length: 5.5, width: 5.5 }],
  ['7', { length: 6.5, width: 5.3 }],
  ['8', { length: 7.8, width: 5.6 }],
  ['9', { length: 8.5, width: 5.7 }],
  ['10', { length: 10.2, width: 5.1 }],
  ['11', { length: 6.4, width: 6.7 }],
  ['12', { length: 6.8, width: 7.1 }],
]);

/** Size used for other shapes, similar to a cushion. */
const defaultSize: StoneSize = { length: 6.1, width: 5.6 };

/** Returns the size of a stone from its report, or the typical size for its shape and weight. */
export function stoneSize(stone: {
  readonly shapeId: string;
  readonly carats: number;
  readonly length?: number | null;
  readonly width?: number | null;
}): StoneSize {
  const { shapeId, carats, length = null, width = null } = stone;
  if (length !== null && width !== null && length > 0 && width > 0) {
    return { length, width };
  }
  // Weight is proportional to the cube of each side.
  const scale = Math.cbrt(Math.max(carats, 0));
  const base = oneCaratSizes.get(shapeId) ?? defaultSize;
  return { length: base.length * scale, width: base.width * scale };
}

/** Returns the diameter in millimeters of a round stone with the given weight. */
export const roundDiameter = (carats: number): number => stoneSize({ shapeId: '1', carats }).width;
