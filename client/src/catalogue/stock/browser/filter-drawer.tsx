import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '../../../table/list/count-text';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { formatCount } from '../../../ui/numbers';

interface FilterDrawerProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** The filters. */
  readonly children: ReactNode;
}

/** The filters where there is no room for them beside the list. */
export function FilterDrawer<Row extends ListedRow>({
  list: { chips, rows, declaration },
  children,
}: FilterDrawerProps<Row>) {
  const total = rows.page?.total ?? null;
  return (
    <Drawer.Root placement="start" size="sm">
      <Drawer.Trigger asChild>
        <Button hideFrom="lg" size="sm" variant="outline" colorPalette="neutral">
          <SlidersHorizontal aria-hidden />
          {chips.length === 0 ? 'Filters' : `Filters (${formatCount(chips.length)})`}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Filters</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body py="0">{children}</Drawer.Body>
            <Drawer.Footer>
              <Drawer.ActionTrigger asChild>
                <Button width="full">
                  {total === null ? `Show ${declaration.plural}` : `Show ${countOf(total, declaration)}`}
                </Button>
              </Drawer.ActionTrigger>
            </Drawer.Footer>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close filters" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
