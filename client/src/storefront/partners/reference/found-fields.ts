import type { FieldGuide, GuidedField } from '../../../graphql/stock/field-guide';

/** All that somebody may look for a field by. */
const wordsOf = ({ section, rest, graphql, meaning, unit }: GuidedField): string =>
  [section, rest?.path, rest?.type, graphql?.path, graphql?.type, meaning, unit].join(' ').toLowerCase();

/** Fields in which all words of a text stand, by their type of stock: all of them for an empty one. */
export function foundFields(guide: FieldGuide, text: string): ReadonlyMap<string, readonly GuidedField[]> {
  const words = text.toLowerCase().split(/\s+/);
  return new Map(
    guide.map(({ name, fields }) => [
      name,
      fields.filter((field) => words.every((word) => wordsOf(field).includes(word))),
    ]),
  );
}
