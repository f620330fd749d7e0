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

/** A colour of the reference lists. */
export type ListedColor = NonNullable<DiamondColorsQuery['referenceLists']>['colors'][number];

/** Black goes with the hues: a letter is a shade of white. */
function isHue({ category }: Pick<ListedColor, 'category'>): boolean {
  return category !== 'WHITE';
}

/** True if an option stands for all colors of a hue. */
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

/** Letters as steps, hues as a list below them. */
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

/** The filter of a list by colour: letters one by one, hues each as one option. `isOffered` must stay the same function. */
export function useColorFilter(isOffered: (option: FacetOption) => boolean = everything) {
  const { data, error } = useQuery(DiamondColorsDocument);
  // Without the colors, only the hues cannot be resolved.
  const colors = data?.referenceLists?.colors ?? (error === undefined ? null : noColors);
  return useMemo(
    () => ({
      filter: {
        field: 'colorIds',
        control: ColorFilter,
        fold: (options: readonly FacetOption[]) => (colors === null ? [] : foldHues(options, colors).filter(isOffered)),
        apply: (values: string[]) => colorFilter(values, colors ?? noColors),
      },
      /** The colors of the selected hues are still loading. */
      isWaiting: ({ color }: FilterValues) => colors === null && chosenOptions(color).some(isHueOption),
    }),
    [colors, isOffered],
  );
}
