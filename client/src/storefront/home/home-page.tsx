import { Box, Container } from '@chakra-ui/react';
import { HomePageDocument } from '../../graphql/generated/graphql';
import { useFetched } from '../../site/use-fetched';
import { HighlightedReport, HighlightedReportSkeleton } from './highlighted-report';
import { HomeSections } from './home-sections';
import { Introduction } from './introduction';
import { StoneDrawing } from './stone-drawing';

/** What the house is, the stone that it puts forward, and what it wants to be seen. */
export default function HomePage() {
  // The page says what it has to say without an answer, too.
  const { data, hasFailed } = useFetched(HomePageDocument);
  const isReading = data === undefined && !hasFailed;
  const diamond = data?.highlightedDiamond ?? null;
  return (
    <>
      {/* As high as the drawing, whether or not there is a stone to report on. */}
      <Box position="relative" overflow="hidden" minHeight={{ lg: '54rem' }}>
        <StoneDrawing diamond={diamond} />
        <Container>
          <Introduction />
          {isReading && <HighlightedReportSkeleton />}
          {diamond !== null && <HighlightedReport diamond={diamond} />}
        </Container>
      </Box>
      {/* Nothing that is shown already is moved by a picture above it. */}
      {isReading ? <Box minHeight="dvh" /> : <HomeSections content={data} />}
    </>
  );
}
