/** One value that can be chosen, with the words for it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** It is told, and cannot be chosen here: the label says why. */
  readonly isDisabled?: boolean;
}

/** Reference data (`{id, name}` or `{id, label}`) as choices. */
export function toChoices(
  entries: readonly ({ id: string; name: string } | { id: string; label: string })[],
): Choice[] {
  return entries.map((entry) => ({ value: entry.id, label: 'name' in entry ? entry.name : entry.label }));
}
