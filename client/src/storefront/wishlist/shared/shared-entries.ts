import { priceOfLines } from '../../../catalogue/basket/groups/line-sums';
import { isOrderable } from '../../../catalogue/diamonds/availability';
import type { SharedLineDetailsFragment } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';

type Line = SharedLineDetailsFragment;

/** Something on a shared list that is had as a whole: an item, or the stones of a line set or pair. */
export interface SharedEntry {
  readonly name: string;
  /** The item, or a stone of the set. */
  readonly line: Line;
  /** The stones of a set; none of anything else. */
  readonly stones: readonly Line[];
  /** Null: nobody can have it. */
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

function whole(name: string, line: Line, stones: readonly Line[]): SharedEntry {
  const gone = stones.find(({ availability }) => !isOrderable(availability));
  return {
    name: `${name.startsWith('Pair ') ? '' : 'Line set '}${name}: ${formatCount(stones.length)} stones`,
    line,
    stones,
    total: gone === undefined ? priceOfLines(stones) : null,
    perCarat: null,
    availability: (gone ?? line).availability,
  };
}

/** What a shared list has, in the order in which it was wished; a set stands where its first stone does. */
export function sharedEntries(lines: readonly Line[]): readonly SharedEntry[] {
  return lines.flatMap((line, index) => {
    const { lineSet } = line;
    const stones = lineSet === null ? [line] : lines.filter((other) => other.lineSet === lineSet);
    if (lineSet === null || stones.length === 1) {
      return [single(line)];
    }
    return lines.findIndex((other) => other.lineSet === lineSet) === index ? [whole(lineSet, line, stones)] : [];
  });
}
