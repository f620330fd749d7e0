import { Stack } from '@chakra-ui/react';
import type { OwnControlProps } from '../../table/filters/filter-control';
import { OptionList } from '../../table/filters/option-list';
import { OptionSteps } from '../../table/filters/option-steps';
import { isHueOption } from './hues';

/** Letters as steps, hues as a list below them. */
export function ColorFilter({ options, value, onChange }: OwnControlProps) {
  const letters = options.filter((option) => !isHueOption(option.value));
  const hues = options.filter((option) => isHueOption(option.value));
  return (
    <Stack gap="4">
      {letters.length > 0 && <OptionSteps options={letters} value={value} onChange={onChange} />}
      {hues.length > 0 && <OptionList options={hues} value={value} onChange={onChange} />}
    </Stack>
  );
}
