import { Box, CloseButton, chakra, Dialog, Portal, Stack, Table, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { PlainSelect } from '../inputs/plain-inputs';
import { formatMillimetres } from '../numbers';
import { whenClosed } from '../when-closed';
import { ringSizeOf, ringSizeText, usSizeText, usualRingSizes } from './ring-sizes';

/** Width of a bank card in millimeters (ISO 7810). */
const CARD = 85.6;

/** Range of the ratio of CSS millimeters to actual millimeters on the screen. */
const [SMALLEST_SCALE, LARGEST_SCALE] = [0.6, 1.6];

const DEFAULT_SIZE = 6.5;

/** Tool for measuring a ring placed on the screen, after the user has calibrated the scale with a bank card. */
function RingOnScreen() {
  const [us, setUs] = useState(DEFAULT_SIZE);
  const [scale, setScale] = useState(1);
  const scaleId = useId();
  const sizeId = useId();
  const size = ringSizeOf(us);
  return (
    <Stack gap="4">
      <Text as="h3" fontWeight="semibold">
        With a ring that fits
      </Text>
      <Box>
        <chakra.label htmlFor={scaleId} display="block" mb="2">
          Place a bank card along the bar, and move the slider until both have the same width.
        </chakra.label>
        <Box overflow="hidden">
          <Box height="3" bg="accent" style={{ width: `${CARD * scale}mm` }} aria-hidden />
        </Box>
        <chakra.input
          id={scaleId}
          type="range"
          width="full"
          maxWidth="sm"
          accentColor="accent.solid"
          min={SMALLEST_SCALE}
          max={LARGEST_SCALE}
          step={0.005}
          value={scale}
          onChange={({ target }) => setScale(Number(target.value))}
        />
      </Box>
      <Box>
        <chakra.label htmlFor={sizeId} display="block" mb="2">
          Place the ring on the circle, and choose the size whose circle just fits inside it.
        </chakra.label>
        <PlainSelect id={sizeId} value={us} onChange={({ target }) => setUs(Number(target.value))}>
          {usualRingSizes.map((each) => (
            <option key={each.us} value={each.us}>
              {ringSizeText(each)}
            </option>
          ))}
        </PlainSelect>
        <Box minHeight="28" mt="4" display="grid" placeItems="center">
          <chakra.svg
            viewBox="-1 -1 2 2"
            overflow="visible"
            color="accent"
            role="img"
            aria-label={`Circle of ${size.diameter.toFixed(1)} millimetres`}
            style={{ width: `${size.diameter * scale}mm`, height: `${size.diameter * scale}mm` }}
          >
            <circle r="1" fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          </chakra.svg>
        </Box>
      </Box>
    </Stack>
  );
}

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

/** Dialog opened by `RingSizeGuide`, loaded on demand. */
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
                    Wrap a strip of paper around the finger, mark where the ends meet, and measure up to the mark. This
                    is the circumference, and the EU size. Measure in the evening with warm hands, and make sure that
                    the ring passes the knuckle. Choose half a size larger for wide bands.
                  </Text>
                </Stack>
                <SizeTable />
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close guide" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
