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

/** Text without case, accents and dots, as it is compared: `U.S.A.` is `usa`. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mn}.]/gu, '')
    .toLowerCase()
    .trim();
}

/** How well a choice matches, best 0; undefined if it does not. Aliases match from their beginning only. */
function rankOf({ label, aliases = [] }: Choice, text: string): number | undefined {
  const name = comparable(label);
  const others = aliases.map(comparable);
  if (name === text || others.includes(text)) {
    return 0;
  }
  if (name.startsWith(text)) {
    return 1;
  }
  if (name.includes(text) || others.some((alias) => alias.startsWith(text))) {
    return 2;
  }
  return undefined;
}

/** Returns the choices that match typed text, best first; all of them for empty text. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = comparable(typed);
  if (text === '') {
    return choices;
  }
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice, text);
      return rank === undefined ? [] : [{ choice, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}
