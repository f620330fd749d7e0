import { Box, Button } from '@chakra-ui/react';
import type { OwnControlProps } from '../../../table/filters/filter-control';
import { RingSizeField } from '../../../ui/ring-size/ring-size-field';

/** A ring size as a filter: one size, in the systems of the trade. */
export function RingSizeFilter({ value, onChange }: OwnControlProps) {
  const range = value?.kind === 'range' ? value.range : null;
  const isOneSize = range !== null && range.min === range.max;
  return (
    <Box py="1">
      <RingSizeField
        label="Size"
        placeholder="Any size"
        value={isOneSize ? range.min : null}
        onChange={(us) => onChange(us === null ? null : { kind: 'range', range: { min: us, max: us } })}
      />
      {range !== null && !isOneSize && (
        <Button size="sm" variant="plain" onClick={() => onChange(null)}>
          US {range.min ?? '…'} to {range.max ?? '…'}: any size instead
        </Button>
      )}
    </Box>
  );
}
