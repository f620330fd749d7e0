/** An item by its numbers, the one that counts most first. */
export interface NumberedItem {
  readonly id: string;
  readonly numbers: readonly (string | null)[];
}

/** What became of pasted numbers. */
export interface FoundNumbers {
  /** Ids of the items, in the order of the paste. */
  readonly ids: readonly string[];
  /** Numbers that no item of the list has. */
  readonly missing: readonly string[];
}

/** Which item each number means: its stock number, else its report's. Case does not matter. */
export function matchNumbers(numbers: readonly string[], items: readonly NumberedItem[]): FoundNumbers {
  const most = Math.max(0, ...items.map((item) => item.numbers.length));
  const byNumber = new Map<string, string>();
  for (let place = most - 1; place >= 0; place -= 1) {
    for (const item of items) {
      const number = item.numbers[place] ?? null;
      if (number !== null) {
        byNumber.set(number.toLowerCase(), item.id);
      }
    }
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
