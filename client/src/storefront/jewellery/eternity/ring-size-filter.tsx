import { Box, Button } from '@chakra-ui/react';
import type { OwnControlProps } from '../../../table/filters/filter-control';
import type { FilterValue } from '../../../table/filters/values/filter-value';
import { RingSizeField } from '../../../ui/ring-size/ring-size-field';

/** The US size that is chosen where it is one; null without, and for a range of them. */
export const oneSizeOf = (value: FilterValue | undefined): number | null =>
  value?.kind === 'range' && value.range.min === value.range.max ? value.range.min : null;

/** A ring size as a filter: one size, in the systems of the trade. */
export function RingSizeFilter({ value, onChange }: OwnControlProps) {
  const range = value?.kind === 'range' ? value.range : null;
  const oneSize = oneSizeOf(value);
  return (
    <Box py="1">
      <RingSizeField
        label="Size"
        size="sm"
        placeholder="Any size"
        value={oneSize}
        onChange={(us) => onChange(us === null ? null : { kind: 'range', range: { min: us, max: us } })}
      />
      {range !== null && oneSize === null && (
        <Button size="sm" variant="plain" onClick={() => onChange(null)}>
          US {range.min ?? '…'} to {range.max ?? '…'}: any size instead
        </Button>
      )}
    </Box>
  );
}
