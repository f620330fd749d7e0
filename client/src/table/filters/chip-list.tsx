import { Button, HStack, Tag } from '@chakra-ui/react';
import type { FilterChip } from './values/filter-chips';
import type { FilterValue } from './values/filter-value';

interface ChipListProps {
  readonly chips: readonly FilterChip[];
  readonly onChange: (fieldId: string, value: FilterValue | null) => void;
  readonly onClear: () => void;
}

/** List of the active filters as removable chips. */
export function ChipList({ chips, onChange, onClear }: ChipListProps) {
  if (chips.length === 0) {
    return null;
  }
  return (
    <HStack as="ul" listStyleType="none" flexWrap="wrap" gap="2" aria-label="Active filters">
      {chips.map(({ key, fieldId, text, without }) => (
        <li key={key}>
          <Tag.Root size="lg">
            <Tag.Label>{text}</Tag.Label>
            <Tag.EndElement>
              <Tag.CloseTrigger aria-label={`Remove ${text}`} onClick={() => onChange(fieldId, without)} />
            </Tag.EndElement>
          </Tag.Root>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </HStack>
  );
}
