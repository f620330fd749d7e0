import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import type { ListColumn } from '../../table/list/list-declaration';

type Stone = DiamondRowFragment;

/** Which value of a row is the best, and the word for it. */
interface Best {
  readonly word: string;
  /** Smaller is better. */
  readonly rank: (stone: Stone) => number | null | undefined;
}

/** By the paths of columns. */
const best: ReadonlyMap<string, Best> = new Map<string, Best>([
  ['carats', { word: 'largest', rank: (stone) => -stone.carats }],
  ['color', { word: 'best', rank: (stone) => (stone.color?.category === 'WHITE' ? stone.color.rank : null) }],
  ['clarity', { word: 'best', rank: (stone) => stone.clarity?.rank }],
  ['cut', { word: 'best', rank: (stone) => stone.cut?.rank }],
  ['polish', { word: 'best', rank: (stone) => stone.polish?.rank }],
  ['symmetry', { word: 'best', rank: (stone) => stone.symmetry?.rank }],
  ['fluorescence', { word: 'least', rank: (stone) => stone.fluorescence?.rank }],
  ['price.perCarat', { word: 'lowest', rank: (stone) => stone.price?.perCarat }],
  ['price.total', { word: 'lowest', rank: (stone) => stone.price?.total }],
  ['discount', { word: 'deepest', rank: (stone) => stone.discount }],
]);

/** One fact of the compared stones. */
export interface ComparedRow {
  readonly column: ListColumn<DiamondRowFragment>;
  /** The stones do not agree in it. */
  readonly differs: boolean;
  /** By stone: the word for the best value, `null` for the others. Nobody is best where all are alike. */
  readonly marks: readonly (string | null)[];
}

function marksOf(path: string, stones: readonly Stone[], differs: boolean): readonly (string | null)[] {
  const rule = best.get(path);
  const ranks = stones.map((stone) => rule?.rank(stone) ?? null);
  const known = ranks.filter((rank) => rank !== null);
  if (rule === undefined || !differs || known.length < 2) {
    return stones.map(() => null);
  }
  const smallest = Math.min(...known);
  return ranks.map((rank) => (rank === smallest ? rule.word : null));
}

/** The facts of the stones side by side; facts that none of them has are left out. */
export function compareStones(
  stones: readonly Stone[],
  columns: readonly ListColumn<DiamondRowFragment>[],
): readonly ComparedRow[] {
  return columns.flatMap((column) => {
    const values = stones.map((stone) => column.plain(stone));
    if (values.every((value) => value === null)) {
      return [];
    }
    const differs = new Set(values).size > 1;
    return [{ column, differs, marks: marksOf(column.path, stones, differs) }];
  });
}
