/** The records before and after one in the list, where it has them. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Where Alt+↑ and Alt+↓ lead from a record. One that is no longer listed has no neighbours. */
export function neighboursOf(ids: readonly string[], id: string | null): Neighbours {
  const index = id === null ? -1 : ids.indexOf(id);
  if (index === -1) {
    return { previous: null, next: null };
  }
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
