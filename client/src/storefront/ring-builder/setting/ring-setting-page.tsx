import { Box, Container, DataList, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { availabilityText } from '../../../catalogue/diamonds/availability';
import { PieceGallery } from '../../../catalogue/pieces/piece-gallery';
import { ringHref } from '../../../catalogue/rings/ring-address';
import { metalOf, rangeText, sizesText } from '../../../catalogue/rings/setting-text';
import { StockNote } from '../../../catalogue/stock/notes/stock-note';
import { apiErrorOf } from '../../../graphql/api-error';
import { errorText } from '../../../graphql/error-text';
import type { RingSettingPageQuery } from '../../../graphql/generated/graphql';
import { useRingSettingPageQuery } from '../../../graphql/generated/hooks';
import { usePageTitle } from '../../../site/page-title';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink } from '../../../ui/links';
import { NothingHere } from '../../../ui/nothing-here';
import { formatCarats, formatExactCarats, formatPrice } from '../../../ui/numbers';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/page-spinner';
import { RingDrawing } from '../../../ui/ring-drawing/ring-drawing';
import { ShareMenu } from '../../../ui/share-menu';
import { StatusMark } from '../../../ui/status-mark';
import { drawnRing, drawnRingLabel } from '../parts/ring-measures';
import { ShapesTaken } from './shapes-taken';

type Setting = NonNullable<RingSettingPageQuery['ringSetting']>;

function factsOf(setting: Setting): readonly { readonly label: string; readonly value: string }[] {
  const { style, sideStones, sideStonesCarats, caratsFrom, caratsTo } = setting;
  const weights = rangeText(caratsFrom, caratsTo, formatCarats);
  const facts = [
    { label: 'Style', value: style },
    { label: 'Metal', value: metalOf(setting) },
    { label: 'Side stones', value: sideStones === null ? null : sideStones === 0 ? 'None' : String(sideStones) },
    {
      label: 'Weight of the side stones',
      value: sideStonesCarats === null ? null : `${formatExactCarats(sideStonesCarats)} ct`,
    },
    { label: 'Takes stones of', value: weights === null ? 'Any weight' : `${weights} ct` },
    { label: 'Sizes, US', value: sizesText(setting) ?? 'All' },
  ];
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

function SettingView({ setting }: { readonly setting: Setting }) {
  const parts = { setting, stone: null, size: null };
  const isGone = setting.availability === 'GONE';
  const { tone, text } = availabilityText({ availability: setting.availability, status: 'SUSPENDED' });
  usePageTitle(setting.name);
  return (
    <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} columnGap={{ lg: '18' }} rowGap="8" alignItems="start">
      <Stack gap="8" minWidth="0">
        <PieceGallery
          images={setting.media.images}
          alt={setting.name}
          drawing={<RingDrawing {...drawnRing(parts)} engraving="" label={drawnRingLabel(parts, '')} />}
        />
        {setting.media.images.length > 0 && (
          <Box bg="bg.subtle" p={{ base: '3', md: '6' }}>
            <RingDrawing {...drawnRing(parts)} engraving="" label={drawnRingLabel(parts, '')} />
          </Box>
        )}
      </Stack>
      <Stack gap="6" minWidth="0">
        <Box>
          <HStack gap="4" mb="2" textStyle="md" color="fg.muted" flexWrap="wrap">
            <Text as="span">Stock number {setting.stockNumber}</Text>
            <StatusMark tone={tone}>{isGone ? text : 'Made to order'}</StatusMark>
          </HStack>
          <PageHeading>{setting.name}</PageHeading>
        </Box>
        <Box>
          <Text textStyle={{ base: '3xl', md: '4xl' }}>{formatPrice(setting.price?.total)}</Text>
          <Text color="fg.muted">The setting, without its stone.</Text>
        </Box>
        {setting.description !== null && <Text maxW="prose">{setting.description}</Text>}
        {!isGone && (
          <HStack gap="3" flexWrap="wrap">
            <ButtonLink to={ringHref('engagement', { setting: setting.stockNumber })} size="lg">
              Choose your stone
            </ButtonLink>
            <ButtonLink to={ringHref('completed', { setting: setting.stockNumber })} size="lg" variant="outline">
              Choose a stone by its grades
            </ButtonLink>
            <ShareMenu title={setting.name} url={`/ring-setting/${encodeURIComponent(setting.stockNumber)}`} />
          </HStack>
        )}
        <StockNote key={setting.id} item={setting} kind="RING_SETTING" />
        <DataList.Root>
          {factsOf(setting).map(({ label, value }) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
        <ShapesTaken shapes={setting.shapes} />
      </Stack>
    </Grid>
  );
}

/** A setting's own page, `/ring-setting/{stockNumber}`. */
export default function RingSettingPage() {
  const { stockNumber = '' } = useParams();
  const { data, error, loading, refetch } = useRingSettingPageQuery({
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const setting = data?.ringSetting;
  const isUnknown = setting === null || apiErrorOf(error)?.code === 'ITEM_NOT_FOUND';
  return (
    <Container py={{ base: '6', md: '12' }}>
      {setting != null && <SettingView setting={setting} />}
      {setting == null && loading && <PageSpinner />}
      {setting == null && !loading && (
        <>
          <PageHeading>Setting {stockNumber}</PageHeading>
          {isUnknown ? (
            <NothingHere
              title="Not among our settings"
              description="It is no longer made, or the number has a slip in it."
            >
              <ButtonLink to={ringHref('engagement', {})}>See our settings</ButtonLink>
            </NothingHere>
          ) : (
            <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </Container>
  );
}
