import type { DiamondColorsQuery } from '../../graphql/generated/graphql';
import type { FacetOption } from '../../table/filters/facets';
import type { QueryFilter } from '../../table/filters/filter-field';

/** A colour of the reference lists. */
export type ListedColor = NonNullable<DiamondColorsQuery['referenceLists']>['colors'][number];

/** Black goes with the hues: a letter is a shade of white. */
function isHue({ category }: Pick<ListedColor, 'category'>): boolean {
  return category !== 'WHITE';
}

/** True of an option that stands for all colours of a hue. */
export function isHueOption(value: string): boolean {
  return !/^\d+$/.test(value);
}

/** The many colours of a hue as one option with their counts together; letters one by one, before them. */
export function foldHues(options: readonly FacetOption[], colors: readonly ListedColor[]): readonly FacetOption[] {
  const nameById = new Map(colors.filter(isHue).map(({ id, name }) => [id, name]));
  const hues = new Map<string, number>();
  const letters: FacetOption[] = [];
  for (const option of options) {
    const name = nameById.get(option.value);
    if (name === undefined) {
      letters.push(option);
    } else {
      hues.set(name, (hues.get(name) ?? 0) + (option.count ?? 0));
    }
  }
  return [...letters, ...[...hues].map(([name, count]) => ({ value: name, label: name, count }))];
}

/** The filter for chosen letters, colours and hues: any of them, a hue being all its colours. */
export function colorFilter(values: readonly string[], colors: readonly ListedColor[]): QueryFilter {
  const colorIds = values.flatMap((value) =>
    isHueOption(value) ? colors.filter((color) => isHue(color) && color.name === value).map(({ id }) => id) : [value],
  );
  return colorIds.length === 0 ? {} : { colorIds };
}
