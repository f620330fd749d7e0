import { Box, type BoxProps } from '@chakra-ui/react';
import { formatDimensions, formatMeasure } from '../../ui/numbers';
import type { HighlightedDiamond } from './highlighted-report';

/** Dimension line of a drawing: a line between two ticks, with the value in the middle. */
function Measure({ children, ...place }: BoxProps) {
  return (
    <Box
      position="absolute"
      display="flex"
      alignItems="center"
      justifyContent="center"
      height="2"
      borderInlineWidth="1px"
      borderColor="accent"
      animation="fade-in 900ms ease-in"
      _before={{
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: '50%',
        borderTopWidth: '1px',
        borderColor: 'border',
      }}
      {...place}
    >
      <Box as="span" position="relative" bg="bg" px="2" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {children}
      </Box>
    </Box>
  );
}

interface DrawingLabelsProps {
  readonly diamond: HighlightedDiamond;
}

/** Report values placed next to the measured parts of the drawing. */
export function DrawingLabels({ diamond }: DrawingLabelsProps) {
  const { length, width, tablePercent } = diamond.proportions;
  const diameter = formatDimensions(length, width);
  return (
    <Box hideBelow="lg">
      {tablePercent !== null && (
        <Measure top="50%" insetStart={`${50 - tablePercent / 2}%`} width={`${tablePercent}%`}>
          Table {formatMeasure(tablePercent)} %
        </Measure>
      )}
      {diameter !== '' && (
        <Measure top="calc(100% + 0.75rem)" insetStart="0.5%" width="99%">
          {diameter} mm
        </Measure>
      )}
    </Box>
  );
}
