import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FactListProps {
  /** `Fact`s. */
  readonly children: ReactNode;
}

/** Labels beside their values, for reading only. */
export function FactList({ children }: FactListProps) {
  return <DataList.Root>{children}</DataList.Root>;
}

interface FactProps {
  readonly label: string;
  /** The value; empty if unknown. */
  readonly children?: ReactNode;
}

/** One value with its label. */
export function Fact({ label, children }: FactProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere">{children ?? '–'}</DataList.ItemValue>
    </DataList.Item>
  );
}
