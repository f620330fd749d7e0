import type { Choice } from '../select-field';

/** Returns the text without case, accents and dots, for comparison: `U.S.A.` becomes `usa`. */
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
