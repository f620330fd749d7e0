import { SegmentGroup } from '@chakra-ui/react';
import { LayoutGrid, Rows3 } from 'lucide-react';
import type { TableView } from './table-state';

interface ViewSwitchProps {
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
}

const views = [
  { value: 'grid', label: 'Cards', Icon: LayoutGrid },
  { value: 'table', label: 'Table', Icon: Rows3 },
] as const;

/** Cards or a table. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <SegmentGroup.Root
      size="sm"
      aria-label="View"
      value={view}
      onValueChange={({ value }) => onChange(value === 'table' ? 'table' : 'grid')}
    >
      <SegmentGroup.Indicator />
      {views.map(({ value, label, Icon }) => (
        <SegmentGroup.Item key={value} value={value}>
          <SegmentGroup.ItemHiddenInput />
          <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="1">
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            {label}
          </SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
