import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FactListProps {
  /** What is known, label and value; a value of `null` is not known. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels beside their values, for reading only. */
export function FactList({ facts }: FactListProps) {
  return (
    <DataList.Root>
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{value ?? '–'}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
