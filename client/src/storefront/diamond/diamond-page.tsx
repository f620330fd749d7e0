import { useQuery } from '@apollo/client/react';
import { Box, Center, Container, Grid, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { DiamondDetailDocument, SimilarStonesDocument } from '../../graphql/generated/graphql';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import type { SessionUser } from '../../session/session-store';
import { AskButton } from '../../shared/contact/ask-dialog';
import { DiamondPicture } from '../../shared/diamonds/diamond-card';
import { listedItem } from '../../shared/diamonds/listed-item';
import { similarHref } from '../../shared/diamonds/similar-stones';
import { availabilityText } from '../../shared/items/availability';
import { cutFacts, diamondHref, diamondTitle } from '../../shared/items/diamond-text';
import { StockNote } from '../../shared/stock-notes/stock-note';
import { collectionOf, diamondPages } from '../../shared/stock-pages/diamond-pages';
import { usePageTitle } from '../../site/page-title';
import { Deferred } from '../../ui/deferred';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink, TextLink } from '../../ui/links';
import { formatPercent, formatPrice } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { SideView } from '../../ui/shape-drawing/side-view';
import { TrueSize } from '../../ui/shape-drawing/true-size';
import { ShareMenu } from '../../ui/share-menu';
import { StatusMark } from '../../ui/status-mark';
import { BuyActions } from './buy-actions';
import { DiamondGallery } from './diamond-gallery';
import { PriceExplanation, PriceLine } from './price-explanation';
import { type DetailedStone, isUnreportedLot } from './report-facts';
import { ReportSheet } from './report-sheet';
import { isSoldAsOne, priceOf, soldTitle } from './sold-as-one';
import { StoneSet } from './stone-set';

interface SimilarStonesProps {
  readonly stone: DetailedStone;
}

/** Section with similar available stones, most similar first. Hidden if there are none. */
function SimilarStones({ stone }: SimilarStonesProps) {
  const { data } = useQuery(SimilarStonesDocument, {
    variables: { stockNumber: stone.stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const stones = data?.similarDiamonds ?? [];
  const list = similarHref(stone);
  if (stones.length === 0) {
    return null;
  }
  return (
    <Box as="section" aria-labelledby="similar-stones" mt="12">
      <Heading id="similar-stones" as="h2" size="lg" mb="4">
        Similar stones
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 3, lg: 6 }} columnGap="6" rowGap="6">
        {stones.map((each) => (
          <Stack as="li" key={each.id} gap="1" borderTopWidth="1px" pt="3">
            <Center aspectRatio={1} width="60%" mx="auto">
              <DiamondPicture stone={each} />
            </Center>
            <Text textStyle="lg" fontWeight="semibold">
              {formatPrice(each.price?.total)}
            </Text>
            <TextLink to={diamondHref(each)}>{diamondTitle(each)}</TextLink>
            <Text textStyle="sm" color="fg.muted">
              {cutFacts(each)}
            </Text>
            <Text textStyle="sm" color="fg.subtle">
              {formatPrice(each.price?.perCarat)}/ct
              {each.discount !== null && ` · ${formatPercent(each.discount)}%`}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      {list !== null && (
        <Text mt="4">
          <TextLink to={list}>See all similar stones</TextLink>
        </Text>
      )}
    </Box>
  );
}

interface ProportionsProps {
  readonly stone: DetailedStone;
}

/** Side view of the stone to scale, and its outline at actual size. */
function Proportions({ stone }: ProportionsProps) {
  const { length, width } = stone.proportions;
  const isMeasured = length !== null && width !== null && length > 0 && width > 0;
  return (
    <Stack gap="8">
      <Box>
        <Heading as="h2" size="lg" mb="3">
          Side view
        </Heading>
        <SideView cut={stone.proportions} />
      </Box>
      <Box>
        <Heading as="h2" size="lg" mb="3">
          Actual size
        </Heading>
        {isMeasured ? (
          <>
            <TrueSize shapeId={stone.shape.id} length={length} width={width} />
            <Text mt="2" textStyle="sm" color="fg.subtle">
              Hold a ruler to the bar. If the bar measures 10 mm, the outline is shown at actual size.
            </Text>
          </>
        ) : (
          <Text textStyle="md" color="fg.subtle">
            Length and width are not on the report.
          </Text>
        )}
      </Box>
    </Stack>
  );
}

function Stone({ stone }: { readonly stone: DetailedStone }) {
  const { mark } = listedItem(stone, false);
  const user = useCurrentUser();
  const title = soldTitle(stone);
  usePageTitle(`${stone.stockNumber}: ${title}`);
  const { tone, text } = availabilityText(isSoldAsOne(stone) ? { ...stone, ...stone.set } : stone);
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        // Prevents a taller right column from stretching the left column.
        templateRows={{ lg: 'auto 1fr' }}
        columnGap={{ lg: '18' }}
        rowGap={{ base: '8', lg: '12' }}
      >
        <DiamondGallery stone={stone} />
        <Stack gap="8" gridRow={{ lg: '1 / 3' }} gridColumn={{ lg: '2' }}>
          <Stack gap="4">
            <Box>
              <HStack gap="4" mb="2" textStyle="md" color="fg.muted" flexWrap="wrap">
                <Text as="span">Stock number {stone.stockNumber}</Text>
                <StatusMark tone={tone}>{text}</StatusMark>
                {mark !== null && <Text as="span">{mark}</Text>}
                {isShownToAll(stone, user) && <Text as="span">Shown to all customers</Text>}
              </HStack>
              <PageHeading>{title}</PageHeading>
            </Box>
            <PriceExplanation price={priceOf(stone)}>
              {stone.set !== null && (
                <PriceLine label={isSoldAsOne(stone) ? 'This stone' : 'The pair'}>
                  {formatPrice(isSoldAsOne(stone) ? stone.price?.total : stone.set.total)}
                </PriceLine>
              )}
            </PriceExplanation>
            <BuyActions stone={stone} />
            <HStack gap="2" flexWrap="wrap">
              <AskButton
                size="sm"
                about={{ stockNumber: stone.stockNumber }}
                subject={`${stone.stockNumber}, ${title}`}
              >
                Ask about this stone
              </AskButton>
              <ShareMenu title={title} url={diamondHref(stone)} />
            </HStack>
            <StockNote key={stone.id} item={stone} kind="DIAMOND" />
          </Stack>
          <ReportSheet stone={stone} />
        </Stack>
        {!isUnreportedLot(stone) && <Proportions stone={stone} />}
      </Grid>
      <StoneSet stone={stone} />
      <SimilarStones stone={stone} />
    </>
  );
}

/**
 * Returns true if an account with restricted pages can see the stone only because the stone is shown to all
 * customers.
 */
function isShownToAll({ showToAll, collections }: DetailedStone, user: SessionUser | null): boolean {
  const pages = diamondPages.filter(({ key }) => collections.includes(collectionOf(key)));
  return (
    showToAll &&
    user !== null &&
    user.accesses.length > 0 &&
    pages.every(({ access }) => access && !grants(user, access))
  );
}

/** Detail page of a diamond, `/diamond/{stockNumber}`. */
export default function DiamondPage() {
  const { stockNumber = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(DiamondDetailDocument, {
    variables: { stockNumber: stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const isUnknown = data?.diamond === null || apiErrorOf(error)?.code === 'DIAMOND_NOT_FOUND';
  // If a refetch fails, the previous result stays visible, unless the stone no longer exists.
  const stone = isUnknown ? null : data?.diamond;

  return (
    <Container py={{ base: '6', md: '12' }}>
      {stone != null && (
        <Deferred fallback={<PageSpinner />}>
          <Stone stone={stone} />
        </Deferred>
      )}
      {stone == null && isUnknown && !loading && (
        <>
          <PageHeading>Stone {stockNumber}</PageHeading>
          <EmptyMessage
            title="Stone not found"
            description="The stone may have been sold, the number may be mistyped, or it is only shown to approved traders."
          >
            <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
          </EmptyMessage>
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
