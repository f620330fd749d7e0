import { Box } from '@chakra-ui/react';
import { RoundBrilliant } from '../../ui/round-brilliant';

interface StoneDrawingProps {
  /** Of the highlighted stone; the drawing has its proportions. */
  readonly tablePercent: number | null | undefined;
}

/** One round brilliant in hairlines, cropped by the right edge of the page. */
export function StoneDrawing({ tablePercent }: StoneDrawingProps) {
  return (
    <Box
      position="absolute"
      top={{ base: '6', lg: '12' }}
      insetStart={{ base: '60%', lg: '58%', '2xl': 'calc(50% + 7rem)' }}
      color="accent"
      pointerEvents="none"
      opacity={{ base: 0.5, lg: 1 }}
    >
      <RoundBrilliant tablePercent={tablePercent ?? undefined} isDrawn boxSize={{ base: '20rem', lg: '45rem' }} />
    </Box>
  );
}
