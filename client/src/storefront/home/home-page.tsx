import { Box, Container } from '@chakra-ui/react';
import { HighlightedReport } from './highlighted-report';
import { Introduction } from './introduction';
import { StockIndex } from './stock-index';
import { StoneDrawing } from './stone-drawing';
import { useHighlightedDiamond } from './use-highlighted-diamond';

/** What the house is, the stone that it puts forward, and the ways into the stock. */
export default function HomePage() {
  const diamond = useHighlightedDiamond();
  return (
    <>
      <Box position="relative" overflow="hidden">
        <StoneDrawing tablePercent={diamond?.proportions.tablePercent} />
        <Container>
          <Introduction />
          {diamond !== null && <HighlightedReport diamond={diamond} />}
        </Container>
      </Box>
      <StockIndex />
    </>
  );
}
