/** One value that can be chosen, with the words for it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Other codes and names by which the choice is found: `USA`. */
  readonly aliases?: readonly string[];
  /** It is told, and cannot be chosen here: the label says why. */
  readonly isDisabled?: boolean;
}

type ReferenceEntry = { id: string; name: string; aliases?: readonly string[] } | { id: string; label: string };

/** Returns reference data as choices. */
export function toChoices(entries: readonly ReferenceEntry[]): Choice[] {
  return entries.map((entry) => ({
    value: entry.id,
    label: 'name' in entry ? entry.name : entry.label,
    ...('aliases' in entry && entry.aliases !== undefined && { aliases: entry.aliases }),
  }));
}
