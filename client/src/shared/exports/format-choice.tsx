import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { ExportFormat } from '../../graphql/generated/graphql';
import { Segments } from '../../ui/inputs/segments';

const formats = [
  { value: 'XLSX', label: 'Excel (XLSX)' },
  { value: 'CSV', label: 'CSV' },
] as const satisfies readonly { value: ExportFormat; label: string }[];

interface FormatChoiceProps {
  readonly value: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const id = useId();
  return (
    <Stack gap="1" align="start">
      <Text id={id} textStyle="xs" color="fg.muted">
        Format
      </Text>
      <Segments aria-labelledby={id} segments={formats} value={value} onChange={onChange} />
    </Stack>
  );
}
