/** A pasted number, and the ids of what has it. */
export interface AnsweredNumber {
  readonly number: string;
  readonly ids: readonly string[];
}

/** A row of a list, with the ids of other items that it stands for. */
export interface NumberedRow {
  readonly id: string;
  readonly set?: { readonly memberIds: readonly string[] } | null;
}

/** What became of pasted numbers. */
export interface FoundNumbers {
  /** Ids of the rows, each once, in the order of the paste. */
  readonly ids: readonly string[];
  /** Numbers that no row of the list has. */
  readonly missing: readonly string[];
}

/** Which rows of a list each number means: those that have it, or that stand for what has it. */
export function matchNumbers(answers: readonly AnsweredNumber[], rows: readonly NumberedRow[]): FoundNumbers {
  const rowOf = new Map<string, string>();
  for (const { id, set } of rows) {
    for (const member of set?.memberIds ?? []) {
      rowOf.set(member, id);
    }
  }
  for (const { id } of rows) {
    rowOf.set(id, id);
  }
  const found = answers.map(({ number, ids }) => ({ number, rows: ids.flatMap((id) => rowOf.get(id) ?? []) }));
  return {
    ids: [...new Set(found.flatMap((each) => each.rows))],
    missing: found.filter((each) => each.rows.length === 0).map(({ number }) => number),
  };
}
