import type { DiamondNumbersQuery } from '../../../graphql/generated/graphql';

/** A stone by its numbers. */
export type NumberedStone = NonNullable<DiamondNumbersQuery['diamonds']>['items'][number];

/** What became of pasted numbers. */
export interface FoundNumbers {
  /** Ids of the stones, in the order of the paste. */
  readonly ids: readonly string[];
  /** Numbers that no stone of the list has. */
  readonly missing: readonly string[];
}

/** Which stone each number means: its stock number, else its report's. Case does not matter. */
export function matchNumbers(numbers: readonly string[], stones: readonly NumberedStone[]): FoundNumbers {
  const byNumber = new Map<string, string>();
  for (const { id, report } of stones) {
    if (report.number !== null) {
      byNumber.set(report.number.toLowerCase(), id);
    }
  }
  for (const { id, stockNumber } of stones) {
    byNumber.set(stockNumber.toLowerCase(), id);
  }
  const ids = new Set<string>();
  const missing: string[] = [];
  for (const number of numbers) {
    const id = byNumber.get(number.toLowerCase());
    if (id === undefined) {
      missing.push(number);
    } else {
      ids.add(id);
    }
  }
  return { ids: [...ids], missing };
}
