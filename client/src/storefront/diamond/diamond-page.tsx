import { Box, Container, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { useDiamondDetailQuery } from '../../graphql/generated/hooks';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import type { SessionUser } from '../../session/session-store';
import { AskButton } from '../../shared/contact/ask-dialog';
import { listedItem } from '../../shared/diamonds/listed-item';
import { availabilityText } from '../../shared/items/availability';
import { diamondHref } from '../../shared/items/diamond-text';
import { StockNote } from '../../shared/stock-notes/stock-note';
import { collectionOf } from '../../shared/stock-pages/diamond-collections';
import { diamondPages } from '../../shared/stock-pages/diamond-pages';
import { usePageTitle } from '../../site/page-title';
import { BUYERS_ASK, useStockChanges } from '../../table/list/use-stock-changes';
import { Deferred } from '../../ui/deferred';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { formatPrice } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { ShareMenu } from '../../ui/share-menu';
import { StatusMark } from '../../ui/status-mark';
import { BuyActions } from './buy-actions';
import { DiamondGallery } from './diamond-gallery';
import { PriceExplanation, PriceLine } from './price-explanation';
import { Proportions } from './proportions';
import { type DetailedStone, isUnreportedLot } from './report-facts';
import { ReportSheet } from './report-sheet';
import { SimilarStones } from './similar-stones';
import { isSoldAsOne, priceOf, soldTitle } from './sold-as-one';
import { StoneSet } from './stone-set';

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
        // What the right column has more of pushes nothing apart in the left one.
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

/** Whether an account that is limited to some pages sees the stone only because everybody does. */
function isShownToAll({ showToAll, collections }: DetailedStone, user: SessionUser | null): boolean {
  const pages = diamondPages.filter(({ key }) => collections.includes(collectionOf(key)));
  return (
    showToAll &&
    user !== null &&
    user.accesses.length > 0 &&
    pages.every(({ access }) => access && !grants(user, access))
  );
}

/** A stone's own page, `/diamond/{stockNumber}`. */
export default function DiamondPage() {
  const { stockNumber = '' } = useParams();
  const { data, error, loading, refetch } = useDiamondDetailQuery({
    variables: { stockNumber: stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  // A hold that begins or ends shows at once.
  useStockChanges(BUYERS_ASK, true, refetch);
  const isUnknown = data?.diamond === null || apiErrorOf(error)?.code === 'DIAMOND_NOT_FOUND';
  // What was read before stays while it cannot be read again, unless it is gone by now.
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
            title="Not in our stock"
            description="It may have been sold, the number may be mistyped, or it is shown to approved traders only."
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
