import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { DiamondColorsDocument, type DiamondColorsQuery } from '../../graphql/generated/graphql';
import type { FacetOption } from '../../table/filters/facets';
import type { OwnControlProps } from '../../table/filters/filter-control';
import type { QueryFilter } from '../../table/filters/filter-field';
import { OptionList } from '../../table/filters/option-list';
import { OptionSteps } from '../../table/filters/option-steps';
import { chosenOptions, type FilterValues } from '../../table/filters/values/filter-value';

/** Color from the reference list of diamond colors. */
export type ListedColor = NonNullable<DiamondColorsQuery['referenceLists']>['colors'][number];

/** Returns true for hues and black, and false for letter grades, which are shades of white. */
function isHue({ category }: Pick<ListedColor, 'category'>): boolean {
  return category !== 'WHITE';
}

/** Returns true if a filter option represents all colors of a hue. */
export function isHueOption(value: string): boolean {
  return !/^\d+$/.test(value);
}

/**
 * Merges the colors of each hue into a single option with the sum of their counts. Letter grades stay separate and
 * are listed first.
 */
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

/** Returns the query filter for the selected letter grades, colors and hues. A hue represents all its colors. */
export function colorFilter(values: readonly string[], colors: readonly ListedColor[]): QueryFilter {
  const colorIds = values.flatMap((value) =>
    isHueOption(value) ? colors.filter((color) => isHue(color) && color.name === value).map(({ id }) => id) : [value],
  );
  return colorIds.length === 0 ? {} : { colorIds };
}

/** Filter control that shows letter grades as steps, with a list of hues below them. */
function ColorFilter({ options, value, onChange }: OwnControlProps) {
  const letters = options.filter((option) => !isHueOption(option.value));
  const hues = options.filter((option) => isHueOption(option.value));
  return (
    <Stack gap="4">
      {letters.length > 0 && <OptionSteps options={letters} value={value} onChange={onChange} />}
      {hues.length > 0 && <OptionList options={hues} value={value} onChange={onChange} />}
    </Stack>
  );
}

const noColors: readonly ListedColor[] = [];
const everything = () => true;

/** Returns the color filter of a list. `isOffered` returns true for options to show, and must be a stable function. */
export function useColorFilter(isOffered: (option: FacetOption) => boolean = everything) {
  const { data, error } = useQuery(DiamondColorsDocument);
  // If the colors cannot be loaded, letter grades still work, but hues cannot be resolved.
  const colors = data?.referenceLists?.colors ?? (error === undefined ? null : noColors);
  return useMemo(
    () => ({
      filter: {
        field: 'colorIds',
        control: ColorFilter,
        fold: (options: readonly FacetOption[]) => (colors === null ? [] : foldHues(options, colors).filter(isOffered)),
        apply: (values: string[]) => colorFilter(values, colors ?? noColors),
      },
      /** Returns true while the colors of the selected hues are loading. */
      isWaiting: ({ color }: FilterValues) => colors === null && chosenOptions(color).some(isHueOption),
    }),
    [colors, isOffered],
  );
}
