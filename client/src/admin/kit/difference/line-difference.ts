/** A line of a text, and whether it is only in the one before or only in the one after. */
export interface DifferentLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Longer texts are shown as a whole, because comparing lines takes quadratic time. */
const MOST_LINES = 300;

const linesOf = (text: string | null): readonly string[] => (text === null || text === '' ? [] : text.split('\n'));
const told = (kind: DifferentLine['kind'], lines: readonly string[]): readonly DifferentLine[] =>
  lines.map((text) => ({ kind, text }));

/** For lines i and j: how many lines the rest of both texts, from there on, have in common. */
function commonAfter(left: readonly string[], right: readonly string[]): (i: number, j: number) => number {
  const counts = new Map<string, number>();
  const at = (i: number, j: number) => counts.get(`${i} ${j}`) ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const isSame = left[i] === right[j];
      counts.set(`${i} ${j}`, isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)));
    }
  }
  return at;
}

/** Compares two texts line by line. Removed lines come before the lines that replace them. */
export function lineDifference(before: string | null, after: string | null): readonly DifferentLine[] {
  const [left, right] = [linesOf(before), linesOf(after)];
  if (left.length > MOST_LINES || right.length > MOST_LINES) {
    return [...told('gone', left), ...told('new', right)];
  }
  const common = commonAfter(left, right);
  const lines: DifferentLine[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [gone, added] = [left[i], right[j]];
    if (gone !== undefined && gone === added) {
      lines.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (gone !== undefined && common(i + 1, j) >= common(i, j + 1)) {
      lines.push({ kind: 'gone', text: gone });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: added ?? '' });
      j += 1;
    }
  }
  return lines;
}
