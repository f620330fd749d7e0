import { Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useDiamondColorsQuery } from '../../graphql/generated/hooks';
import type { FacetOption } from '../../table/filters/facets';
import type { OwnControlProps } from '../../table/filters/filter-control';
import { OptionList } from '../../table/filters/option-list';
import { OptionSteps } from '../../table/filters/option-steps';
import { chosenOptions, type FilterValues } from '../../table/filters/values/filter-value';
import { colorFilter, foldHues, isHueOption, type ListedColor } from './hues';

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
