import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Checkbox } from '../../ui/inputs/checkbox';
import { formatCount } from '../../ui/numbers';
import { countText, type FacetOption } from './facets';
import { chosenOptions, type FilterValue, toggleOption } from './values/filter-value';

const SHOWN_AT_FIRST = 8;

interface OptionListProps {
  readonly options: readonly FacetOption[];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Options as a list of checkboxes, each with its count. They stay where they are when chosen. */
export function OptionList({ options, value, onChange }: OptionListProps) {
  const [isLong, setLong] = useState(false);
  const chosen = chosenOptions(value);
  // A chosen option is never hidden below the fold.
  const shown = isLong
    ? options
    : options.filter((option, index) => index < SHOWN_AT_FIRST || chosen.includes(option.value));

  return (
    <Stack gap="1" align="stretch">
      {shown.map((option) => (
        <Checkbox
          key={option.value}
          size="sm"
          isChecked={chosen.includes(option.value)}
          onChange={() => onChange(toggleOption(value, option.value))}
        >
          <Flex as="span" justify="space-between" gap="3">
            <span>{option.label}</span>
            <Text as="span" color="fg.subtle">
              {countText(option)}
            </Text>
          </Flex>
        </Checkbox>
      ))}
      {options.length > SHOWN_AT_FIRST && (
        <Button size="sm" variant="plain" alignSelf="flex-start" onClick={() => setLong(!isLong)}>
          {isLong ? 'Show fewer' : `Show all ${formatCount(options.length)}`}
        </Button>
      )}
    </Stack>
  );
}
