import { Box, Container, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { availabilityText } from '../../catalogue/diamonds/availability';
import { diamondHref, diamondTitle } from '../../catalogue/diamonds/diamond-text';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { useDiamondDetailQuery } from '../../graphql/generated/hooks';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { ShareMenu } from '../../ui/share-menu';
import { StatusMark } from '../../ui/status-mark';
import { BuyActions } from './buy-actions';
import { DiamondGallery } from './diamond-gallery';
import { LineSet } from './line-set';
import { PriceBlock } from './price-block';
import { Proportions } from './proportions';
import type { DetailedStone } from './report-facts';
import { ReportSheet } from './report-sheet';

const POLL_INTERVAL = 900_000;

function Stone({ stone }: { readonly stone: DetailedStone }) {
  const { tone, text } = availabilityText(stone);
  return (
    <>
      <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} columnGap={{ lg: '18' }} rowGap="8" alignItems="start">
        {/* Two columns; on a phone one, in which the proportions come last. */}
        <Box display={{ base: 'contents', lg: 'block' }} minWidth="0">
          <DiamondGallery stone={stone} />
          <Box order="4">
            <Proportions stone={stone} />
          </Box>
        </Box>
        <Box display={{ base: 'contents', lg: 'block' }} minWidth="0">
          <Stack gap="4" order="2">
            <Box>
              <HStack gap="4" mb="2" textStyle="md" color="fg.muted" flexWrap="wrap">
                <Text as="span">Stock number {stone.stockNumber}</Text>
                <StatusMark tone={tone}>{text}</StatusMark>
                <Box ms="auto">
                  <ShareMenu title={diamondTitle(stone)} url={diamondHref(stone)} />
                </Box>
              </HStack>
              <PageHeading>{diamondTitle(stone)}</PageHeading>
            </Box>
            <PriceBlock stone={stone} />
            <BuyActions stone={stone} />
          </Stack>
          <Box order="3" mt={{ lg: '8' }}>
            <ReportSheet stone={stone} />
          </Box>
        </Box>
      </Grid>
      <LineSet stone={stone} />
    </>
  );
}

/** A stone's own page, `/diamond/{stockNumber}`. */
export default function DiamondPage() {
  const { stockNumber = '' } = useParams();
  const { data, error, loading, refetch } = useDiamondDetailQuery({
    variables: { stockNumber: stockNumber },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL,
  });
  const stone = data?.diamond;
  const isUnknown = stone === null || apiErrorOf(error)?.code === 'DIAMOND_NOT_FOUND';

  return (
    <Container py={{ base: '6', md: '12' }}>
      {stone != null && <Stone stone={stone} />}
      {stone == null && isUnknown && !loading && (
        <>
          <PageHeading>Stone {stockNumber}</PageHeading>
          <NothingHere
            title="Not in our stock"
            description="It was sold, the number has a slip in it, or it is shown to approved traders only."
          >
            <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
          </NothingHere>
        </>
      )}
      {stone == null && error !== undefined && !isUnknown && (
        <>
          <PageHeading>Stone {stockNumber}</PageHeading>
          <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
        </>
      )}
      {stone == null && loading && <PageSpinner />}
    </Container>
  );
}
