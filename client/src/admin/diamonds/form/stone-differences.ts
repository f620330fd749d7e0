import type { GradingListsQuery } from '../../../graphql/generated/graphql';
import { type StoneField, stoneSections } from './stone-layout';
import type { StoneFieldName, StoneTyped } from './stone-schema';

type GradingLists = GradingListsQuery['referenceLists'] | undefined;

/** A field in which somebody else's version of a stone differs from the one that was opened. */
export interface StoneDifference {
  readonly name: StoneFieldName;
  readonly label: string;
  /** As it was when it was opened. */
  readonly before: string;
  /** As it is on the server now. */
  readonly now: string;
  /** As it is in the form, where that is something else again. */
  readonly mine: string | null;
}

function wordsOf(field: StoneField, value: string | boolean, lists: GradingLists): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (value === '') {
    return 'empty';
  }
  return field.kind === 'grade' ? (lists?.[field.list].find(({ id }) => id === value)?.label ?? value) : value;
}

/** What differs between the stone as it was opened and as it is now, in words, in the form's order. */
export function stoneDifferences(
  before: StoneTyped,
  now: StoneTyped,
  mine: StoneTyped,
  lists: GradingLists,
): readonly StoneDifference[] {
  return stoneSections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => before[name] !== now[name])
    .map((field) => {
      const { name, label } = field;
      const isMineAnother = mine[name] !== before[name] && mine[name] !== now[name];
      return {
        name,
        label,
        before: wordsOf(field, before[name], lists),
        now: wordsOf(field, now[name], lists),
        mine: isMineAnother ? wordsOf(field, mine[name], lists) : null,
      };
    });
}
