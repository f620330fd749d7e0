import { HStack } from '@chakra-ui/react';
import { LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react';
import { Segments } from '../../ui/inputs/segments';
import type { TableView } from './table-state';

interface ViewSwitchProps {
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
}

const labelOf = (name: string, Icon: LucideIcon) => (
  <HStack as="span" gap="1">
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    {name}
  </HStack>
);

const views = [
  { value: 'grid', label: labelOf('Cards', LayoutGrid) },
  { value: 'table', label: labelOf('Table', Rows3) },
] as const;

/** Control that switches between cards and a table. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return <Segments aria-label="View" segments={views} value={view} onChange={onChange} />;
}
