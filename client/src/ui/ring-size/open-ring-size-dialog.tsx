import { Box, CloseButton, Dialog, Portal, Stack, Table, Text } from '@chakra-ui/react';
import { formatMillimetres } from '../numbers';
import { whenClosed } from '../when-closed';
import { RingOnScreen } from './ring-on-screen';
import { usSizeText, usualRingSizes } from './ring-sizes';

export interface RingSizeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const headers = ['US', 'EU (ISO)', 'UK', 'Inner diameter, mm', 'Inner circumference, mm'];

function SizeTable() {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Table of ring sizes">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {headers.map((header) => (
              <Table.ColumnHeader key={header} scope="col" textAlign="end">
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {usualRingSizes.map(({ us, iso, uk, diameter }) => (
            <Table.Row key={us}>
              {[usSizeText(us), iso, uk, formatMillimetres(diameter), formatMillimetres(diameter * Math.PI)].map(
                (cell, index) => (
                  <Table.Cell key={headers[index]} textAlign="end">
                    {cell}
                  </Table.Cell>
                ),
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** The dialog of `RingSizeGuide`, loaded on demand. */
export default function OpenRingSizeDialog({ isOpen, onClose }: RingSizeDialogProps) {
  return (
    <Dialog.Root
      size="lg"
      open={isOpen}
      onOpenChange={whenClosed(onClose)}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Find a ring size</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="8">
                <RingOnScreen />
                <Stack gap="2">
                  <Text as="h3" fontWeight="semibold">
                    Without a ring
                  </Text>
                  <Text>
                    Lay a strip of paper around the finger, mark where it meets its end, and measure up to the mark:
                    that is the circumference, and the EU size. Measure in the evening and with warm hands; the ring has
                    to pass the knuckle. Wide bands are worn half a size larger.
                  </Text>
                </Stack>
                <SizeTable />
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close the guide" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
