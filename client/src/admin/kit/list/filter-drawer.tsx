import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';

interface FilterDrawerProps {
  /** The filters, one under the other. */
  readonly children: ReactNode;
}

/** The filters that are too many for a bar, at the left of the list. */
export function FilterDrawer({ children }: FilterDrawerProps) {
  return (
    <Drawer.Root placement="start" size="sm" lazyMount>
      <Drawer.Trigger asChild>
        <Button size="sm" variant="outline" colorPalette="neutral" fontWeight="normal">
          <SlidersHorizontal aria-hidden />
          All filters
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Filters</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton aria-label="Close the filters" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body py="2">{children}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
