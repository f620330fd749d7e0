import { Box, Container } from '@chakra-ui/react';
import { HighlightedReport, HighlightedReportSkeleton } from './highlighted-report';
import { Introduction } from './introduction';
import { StockIndex } from './stock-index';
import { StoneDrawing } from './stone-drawing';
import { useHighlightedDiamond } from './use-highlighted-diamond';

/** What the house is, the stone that it puts forward, and the ways into the stock. */
export default function HomePage() {
  const diamond = useHighlightedDiamond();
  return (
    <>
      {/* As high as the drawing, whether or not there is a stone to report on. */}
      <Box position="relative" overflow="hidden" minHeight={{ lg: '54rem' }}>
        <StoneDrawing diamond={diamond ?? null} />
        <Container>
          <Introduction />
          {diamond === undefined && <HighlightedReportSkeleton />}
          {diamond != null && <HighlightedReport diamond={diamond} />}
        </Container>
      </Box>
      <StockIndex />
    </>
  );
}
