import { Box, Container } from '@chakra-ui/react';
import { HomePageText } from '../../graphql/generated/graphql';
import { useFetched } from '../../site/use-fetched';
import { Deferred } from '../../ui/deferred';
import { HighlightedReport, HighlightedReportSkeleton } from './highlighted-report';
import { HomeSections } from './home-sections';
import { Introduction } from './introduction';
import { StoneDrawing } from './stone-drawing';

/** Below what is shown first: nothing that is there already is moved by a picture above it. */
const room = <Box minHeight="dvh" />;

/** What the house is, the stone that it puts forward, and what it wants to be seen. */
export default function HomePage() {
  // The page says what it has to say without an answer, too.
  const { data, hasFailed } = useFetched(HomePageText);
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
          {diamond !== null && (
            <Deferred fallback={<HighlightedReportSkeleton />}>
              <HighlightedReport diamond={diamond} />
            </Deferred>
          )}
        </Container>
      </Box>
      {isReading ? (
        room
      ) : (
        <Deferred fallback={room}>
          <HomeSections content={data} />
        </Deferred>
      )}
    </>
  );
}
