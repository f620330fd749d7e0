import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { FilterButton, type FilterDrawerProps } from './filter-button';

/** Implementation of `FilterDrawer`, loaded on demand. */
export default function OpenFilterDrawer({ chips, showLabel, children }: FilterDrawerProps) {
  return (
    <Drawer.Root defaultOpen placement="start" size="sm">
      <Drawer.Trigger asChild>
        <FilterButton chips={chips} />
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
                <Button width="full">{showLabel}</Button>
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
