import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { PlainSelect } from '../inputs/plain-inputs';
import { ringSizeOf, ringSizeText, usualRingSizes } from './ring-sizes';

/** Width of a bank card, millimetres (ISO 7810). */
const CARD = 85.6;

/** How far screens are off the millimetres that they claim. */
const [SMALLEST_SCALE, LARGEST_SCALE] = [0.6, 1.6];

const USUAL = 6.5;

/** A ring to lay one's own upon: true to scale once the bar is as wide as a bank card. */
export function RingOnScreen() {
  const [us, setUs] = useState(USUAL);
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
          First lay a bank card along the bar, and move the slider until both are equally wide.
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
          Then lay the ring on the circle, and choose the size whose circle just fills it.
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
