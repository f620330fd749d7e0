import type { DiamondCollection, DiamondColorsQuery, DiamondFilter } from '../../../graphql/generated/graphql';
import { toQueryFilter } from '../../../table/filters/filter-field';
import { chosenOptions, type FilterValues } from '../../../table/filters/values/filter-value';
import { diamondFields } from './diamond-filters';

/** A colour of the reference lists. */
export type ListedColor = NonNullable<DiamondColorsQuery['referenceLists']>['colors'][number];

/** Black goes with the hues: a letter is a shade of white. */
export function isHue({ category }: Pick<ListedColor, 'category'>): boolean {
  return category !== 'WHITE';
}

/** The colours of the chosen hues. */
function colorsOfHues(colors: readonly ListedColor[], hues: readonly string[]): readonly ListedColor[] {
  return colors.filter((color) => isHue(color) && hues.includes(color.name));
}

/** The filter with the chosen colours: a hue stands for all its colours; together with letters it means either. */
export function withColors(
  filter: DiamondFilter,
  { color: letters, hue: hues }: FilterValues,
  colors: readonly ListedColor[],
): DiamondFilter {
  const ofHues = colorsOfHues(colors, chosenOptions(hues)).map(({ id }) => id);
  const colorIds = [...chosenOptions(letters), ...ofHues];
  return colorIds.length === 0 ? filter : { ...filter, colorIds };
}

/** The server's filter for what is set on a page. */
export function diamondFilter(
  collection: DiamondCollection,
  values: FilterValues,
  colors: readonly ListedColor[],
): DiamondFilter {
  return withColors({ ...toQueryFilter(diamondFields, values), collection }, values, colors);
}
