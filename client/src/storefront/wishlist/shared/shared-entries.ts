import type { SharedLineDetailsFragment } from '../../../graphql/generated/graphql';
import { isOrderable } from '../../../shared/items/availability';
import { formatExactCarats } from '../../../ui/numbers';

type Line = SharedLineDetailsFragment;
type SetOfLine = NonNullable<Line['set']>;

/** Entry of a shared list: an item, or the stones of a line set or pair. */
export interface SharedEntry {
  readonly name: string;
  /** Wishlist line of the item, or of one stone of the set. */
  readonly line: Line;
  /** Stones of a set; empty for other items. */
  readonly stones: readonly Line[];
  /** Total price for the viewer. Null if the entry is not available to them. */
  readonly total: number | null;
  readonly perCarat: number | null;
  readonly availability: Line['availability'];
}

const single = (line: Line): SharedEntry => ({
  name: line.description,
  line,
  stones: [],
  total: line.price.total,
  perCarat: line.price.perCarat,
  availability: line.availability,
});

function setEntry({ description, carats, price }: SetOfLine, line: Line, stones: readonly Line[]): SharedEntry {
  const unavailable = stones.find(({ availability }) => !isOrderable(availability));
  return {
    name: `${description}, ${formatExactCarats(carats)} ct`,
    line,
    stones,
    total: unavailable === undefined ? price.total : null,
    perCarat: unavailable === undefined ? price.perCarat : null,
    availability: (unavailable ?? line).availability,
  };
}

/** Returns the entries of a shared list in list order. A set takes the position of its first stone. */
export function sharedEntries(lines: readonly Line[]): readonly SharedEntry[] {
  return lines.flatMap((line, index) => {
    const { lineSet, set } = line;
    if (lineSet === null || set === null) {
      return [single(line)];
    }
    const stones = lines.filter((other) => other.lineSet === lineSet);
    return lines.findIndex((other) => other.lineSet === lineSet) === index ? [setEntry(set, line, stones)] : [];
  });
}
