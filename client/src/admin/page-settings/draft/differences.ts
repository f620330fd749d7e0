import type { DraftFilter, PageDraft } from './page-draft';

/** Functions that return field labels. */
export interface FieldNames {
  readonly column: (path: string) => string;
  readonly sort: (field: string) => string;
}

interface ValueChange<T> {
  readonly noun: string;
  readonly before: readonly T[];
  readonly after: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly nameOf: (item: T) => string;
}

/** Describes the entries added to, removed from or reordered in a list. */
function listChanges<T>({ noun, before, after, keyOf, nameOf }: ValueChange<T>): string[] {
  const isIn = (items: readonly T[], item: T) => items.some((other) => keyOf(other) === keyOf(item));
  const added = after.filter((item) => !isIn(before, item));
  const removed = before.filter((item) => !isIn(after, item));
  const order = (items: readonly T[], others: readonly T[]) =>
    items
      .filter((item) => isIn(others, item))
      .map(keyOf)
      .join('\n');
  return [
    ...(added.length === 0 ? [] : [`${noun} added: ${added.map(nameOf).join(', ')}`]),
    ...(removed.length === 0 ? [] : [`${noun} removed: ${removed.map(nameOf).join(', ')}`]),
    ...(order(before, after) === order(after, before) ? [] : [`${noun} reordered`]),
  ];
}

function filterChanges(before: DraftFilter, after: DraftFilter): string[] {
  const name = `Filter ${before.label}`;
  const pictures = after.options.filter(
    (option) =>
      option.image !== undefined ||
      before.options.some((old) => old.value === option.value && old.imageUrl !== option.imageUrl),
  );
  const relabelled = after.options.flatMap((option) => {
    const old = before.options.find(({ value }) => value === option.value);
    return old === undefined || old.label === option.label ? [] : [`“${old.label}” → “${option.label}”`];
  });
  return [
    ...(before.label === after.label ? [] : [`${name}: renamed to “${after.label}”`]),
    ...(before.isActive === after.isActive ? [] : [`${name}: ${after.isActive ? 'enabled' : 'disabled'}`]),
    ...listChanges({
      noun: `${name}: options`,
      before: before.options,
      after: after.options,
      keyOf: ({ value }) => value,
      nameOf: ({ label }) => label,
    }),
    ...(relabelled.length === 0 ? [] : [`${name}: options ${relabelled.join(', ')}`]),
    ...(pictures.length === 0 ? [] : [`${name}: new pictures for ${pictures.map(({ label }) => label).join(', ')}`]),
  ];
}

const sortText = ({ sortField, sortDirection }: PageDraft, { sort }: FieldNames): string =>
  sortField === '' ? 'default order' : `${sort(sortField)}, ${sortDirection === 'ASC' ? 'ascending' : 'descending'}`;

/**
 * Describes the differences between two drafts, one string per difference. Returns an empty array if they are equal.
 */
export function differences(before: PageDraft, after: PageDraft, names: FieldNames): string[] {
  const text = (label: string, from: string, to: string) => (from === to ? [] : [`${label}: “${from}” → “${to}”`]);
  return [
    ...text('Title', before.title, after.title),
    ...text('Description', before.description, after.description),
    ...(before.isVisible === after.isVisible ? [] : [after.isVisible ? 'Visible to everyone' : 'Hidden']),
    ...listChanges({
      noun: 'Columns',
      before: before.columns,
      after: after.columns,
      keyOf: (path) => path,
      nameOf: names.column,
    }),
    ...text('Default sort', sortText(before, names), sortText(after, names)),
    ...text('Rows per page', before.pageSize, after.pageSize),
    ...listChanges({
      noun: 'Filters',
      before: before.filters,
      after: after.filters,
      keyOf: ({ field }) => field,
      nameOf: ({ label }) => label,
    }),
    ...before.filters.flatMap((filter) => {
      const afterFilter = after.filters.find(({ field }) => field === filter.field);
      return afterFilter === undefined ? [] : filterChanges(filter, afterFilter);
    }),
  ];
}
