import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { itemKinds } from './kinds.ts';

const constantOf = (noun: string): string => noun.replaceAll(' ', '_').toUpperCase();

/** The kinds of items by their nouns. The values are the numbers of REST. */
export const ItemKindEnum: Readonly<Record<string, number>> = Object.fromEntries(
  itemKinds.map(({ noun, itemType }) => [constantOf(noun), itemType]),
);

describedEnum(ItemKindEnum, {
  name: 'ItemKind',
  description: 'Kinds of items that are sold. More may come.',
  values: Object.fromEntries(
    itemKinds.map(({ noun, itemType }) => [
      constantOf(noun),
      `${noun.charAt(0).toUpperCase()}${noun.slice(1)}. REST: ${itemType}.`,
    ]),
  ),
});
