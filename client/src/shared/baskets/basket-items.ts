import type { BasketContentsQuery, BasketItemInput, BasketProblemFragment } from '../../graphql/generated/graphql';

/** A stone as far as a basket cares: one of a line set brings the whole set. */
export interface BasketStone {
  readonly id: string;
  readonly stockNumber: string;
  readonly lineSet: string | null;
  /** Stones of a parcel; left out or 1: a single stone. */
  readonly parcelStones?: number;
}

/** What is asked of the server for one item, and what it is called if that fails. */
export interface BasketRequest {
  readonly item: BasketItemInput;
  readonly name: string;
}

/** Stones as items: each once, a line set as one, a parcel with all its stones. */
export function basketRequests(stones: readonly BasketStone[]): readonly BasketRequest[] {
  const requests = new Map<string, BasketRequest>();
  for (const { id, stockNumber, lineSet, parcelStones: numberOfStones = 1 } of stones) {
    if (lineSet === null) {
      const item = numberOfStones > 1 ? { parcel: { diamondId: id, numberOfStones } } : { diamondId: id };
      requests.set(`stone ${id}`, { item, name: stockNumber });
    } else if (!requests.has(`set ${lineSet}`)) {
      requests.set(`set ${lineSet}`, { item: { lineSetDiamondId: id }, name: `line set ${lineSet}` });
    }
  }
  return [...requests.values()];
}

type Contents = BasketContentsQuery;
type Line = NonNullable<Contents['wishlist']>['lines'][number] | NonNullable<Contents['cart']>['lines'][number];

/** Loose stones of a line; none where they are gone from the viewer's sight, and where it is about something else. */
function stonesOf(line: Line): readonly string[] {
  if ('diamonds' in line) {
    return line.diamonds.map(({ id }) => id);
  }
  return 'diamond' in line && line.diamond !== null ? [line.diamond.id] : [];
}

/** The line that holds a stone, by the stone's id. */
export function linesByStone(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => stonesOf(line).map((stone) => [stone, line.id] as const)));
}

/** What could not be done, each named and explained: `A-102: This is not for sale any more.` */
export function problemTexts(
  problems: readonly BasketProblemFragment[],
  requests: readonly BasketRequest[],
): readonly string[] {
  return problems.map(({ index, explanation }) => {
    const name = requests[index]?.name;
    return name === undefined ? explanation : `${name}: ${explanation}`;
  });
}
