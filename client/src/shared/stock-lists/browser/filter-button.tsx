import { Button, type ButtonProps } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FilterChip } from '../../../table/filters/values/filter-chips';
import { formatCount } from '../../../ui/numbers';

export interface FilterDrawerProps {
  readonly chips: readonly FilterChip[];
  /** Label of the button that closes the filters, such as "Show 12 stones". */
  readonly showLabel: string;
  readonly children: ReactNode;
}

/** Button that opens the filters, with the number of active filters. */
export function FilterButton({ chips, ...props }: Pick<FilterDrawerProps, 'chips'> & ButtonProps) {
  return (
    <Button hideFrom="lg" size="sm" variant="outline" colorPalette="neutral" aria-haspopup="dialog" {...props}>
      <SlidersHorizontal aria-hidden />
      {chips.length === 0 ? 'Filters' : `Filters (${formatCount(chips.length)})`}
    </Button>
  );
}
