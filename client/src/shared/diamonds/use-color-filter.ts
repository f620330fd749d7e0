import { useMemo } from 'react';
import { useDiamondColorsQuery } from '../../graphql/generated/hooks';
import type { FacetOption } from '../../table/filters/facets';
import { chosenOptions, type FilterValues } from '../../table/filters/values/filter-value';
import { ColorFilter } from './color-filter';
import { colorFilter, foldHues, isHueOption, type ListedColor } from './hues';

const noColors: readonly ListedColor[] = [];
const everything = () => true;

/** The filter of a list by colour: letters one by one, hues each as one option. `isOffered` must stay the same function. */
export function useColorFilter(isOffered: (option: FacetOption) => boolean = everything) {
  const { data, error } = useDiamondColorsQuery();
  // Without them only hues cannot be told apart.
  const colors = data?.referenceLists?.colors ?? (error === undefined ? null : noColors);
  return useMemo(
    () => ({
      filter: {
        field: 'colorIds',
        control: ColorFilter,
        fold: (options: readonly FacetOption[]) => (colors === null ? [] : foldHues(options, colors).filter(isOffered)),
        apply: (values: string[]) => colorFilter(values, colors ?? noColors),
      },
      /** What the chosen colours mean is still being read. */
      isWaiting: ({ color }: FilterValues) => colors === null && chosenOptions(color).some(isHueOption),
    }),
    [colors, isOffered],
  );
}
