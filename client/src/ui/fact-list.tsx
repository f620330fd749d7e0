import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FactListProps {
  /** `Fact` elements. */
  readonly children: ReactNode;
}

/** Read-only list of labels and values. */
export function FactList({ children }: FactListProps) {
  return <DataList.Root>{children}</DataList.Root>;
}

interface FactProps {
  readonly label: string;
  /** The value. Empty if unknown. */
  readonly children?: ReactNode;
}

/** Labeled value in a `FactList`. */
export function Fact({ label, children }: FactProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere">{children ?? '–'}</DataList.ItemValue>
    </DataList.Item>
  );
}
