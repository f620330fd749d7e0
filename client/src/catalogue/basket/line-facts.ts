import type { BasketItemInput, BasketLineDetailsFragment, LineStoneFragment } from '../../graphql/generated/graphql';

/** A line of wishlist or cart. */
export type BasketLine = BasketLineDetailsFragment;

/** The stones of a line; none when the viewer may no longer see them, and where it is no line of loose stones. */
export function stonesOfLine(line: BasketLine): readonly LineStoneFragment[] {
  switch (line.__typename) {
    case 'DiamondLine':
    case 'ParcelLine':
      return line.diamond === null ? [] : [line.diamond];
    case 'DiamondSetLine':
      return line.diamonds;
    default:
      return [];
  }
}

/** Price per carat: of a set the average over its stones. */
export const perCaratOfLine = ({ price }: BasketLine): number | null => price?.perCarat ?? null;

/** What puts the same stones back after they were removed; `null` when they are out of sight, or the line has none. */
export function itemOfLine(line: BasketLine): BasketItemInput | null {
  const [first] = stonesOfLine(line);
  if (first === undefined) {
    return null;
  }
  switch (line.__typename) {
    case 'DiamondSetLine':
      return { lineSetDiamondId: first.id };
    case 'ParcelLine':
      return { parcel: { diamondId: first.id, numberOfStones: line.numberOfStones, ringSize: line.ringSize } };
    default:
      return { diamondId: first.id };
  }
}

/** Lines that can no longer be ordered. */
export function goneLines(lines: readonly BasketLine[]): readonly BasketLine[] {
  return lines.filter(({ availability }) => availability === 'GONE');
}
