import { Box } from '@chakra-ui/react';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { DrawingLabels } from './drawing-labels';
import type { HighlightedDiamond } from './report-figures';

/** Id of the round shape in the reference lists. */
const ROUND = '1';

/** Longer than any line of the drawing, so that each is drawn in one stroke. */
const LONGEST_LINE = '2400';

interface StoneDrawingProps {
  /** The drawing has its table's width and carries its figures. */
  readonly diamond: HighlightedDiamond | null;
}

/** One round brilliant in hairlines, cropped by the right edge of the page, drawn once. */
export function StoneDrawing({ diamond }: StoneDrawingProps) {
  return (
    <Box
      aria-hidden
      position={{ base: 'relative', lg: 'absolute' }}
      top={{ base: '0', lg: '12' }}
      insetStart={{ base: '30%', lg: '58%', '2xl': 'calc(50% + 7rem)' }}
      boxSize={{ base: '22rem', lg: '45rem' }}
      height={{ base: '16rem', lg: '45rem' }}
      overflow={{ base: 'hidden', lg: 'visible' }}
      pointerEvents="none"
    >
      <Box color="accent" css={{ '& path': { strokeDasharray: LONGEST_LINE, animation: 'draw 900ms ease-out' } }}>
        <ShapeDrawing
          shapeId={ROUND}
          tablePercent={diamond?.proportions.tablePercent ?? null}
          boxSize={{ base: '22rem', lg: '45rem' }}
        />
      </Box>
      {diamond !== null && <DrawingLabels diamond={diamond} />}
    </Box>
  );
}
