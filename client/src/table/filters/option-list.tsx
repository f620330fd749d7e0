import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Checkbox } from '../../ui/inputs/checkbox';
import { countText, type FacetOption } from './facets';
import { useFoldedOptions } from './use-folded-options';
import { chosenOptions, type FilterValue, toggleOption } from './values/filter-value';

const INITIAL_COUNT = 8;

interface OptionListProps {
  readonly options: readonly FacetOption[];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Filter options as checkboxes with counts. Selecting an option does not move it. */
export function OptionList({ options, value, onChange }: OptionListProps) {
  const chosen = chosenOptions(value);
  const { visible, button, toggle } = useFoldedOptions(options, chosen, INITIAL_COUNT);

  return (
    <Stack gap="1" align="stretch">
      {visible.map((option) => (
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
      {button !== null && (
        <Button size="sm" variant="plain" alignSelf="flex-start" onClick={toggle}>
          {button}
        </Button>
      )}
    </Stack>
  );
}
