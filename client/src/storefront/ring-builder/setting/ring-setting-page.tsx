import { useQuery } from '@apollo/client/react';
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { RingSettingPageDocument, type RingSettingPageQuery } from '../../../graphql/generated/graphql';
import { availabilityText, isOrderable } from '../../../shared/items/availability';
import { itemHref } from '../../../shared/items/item-href';
import { metalText } from '../../../shared/jewellery/metal-text';
import { PieceGallery } from '../../../shared/jewellery/piece-gallery';
import { PieceFrame, PieceSheet } from '../../../shared/jewellery/piece-sheet';
import { PieceStates } from '../../../shared/jewellery/piece-states';
import { ringHref } from '../../../shared/rings/ring-address';
import { drawnRing, drawnRingLabel } from '../../../shared/rings/ring-measures';
import { rangeText, sizesText } from '../../../shared/rings/ring-text';
import { usePageTitle } from '../../../site/page-title';
import { ButtonLink } from '../../../ui/links';
import { formatCarats, formatExactCarats, formatPrice } from '../../../ui/numbers';
import { RingDrawing } from '../../../ui/ring-drawing/ring-drawing';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';

interface ShapesTakenProps {
  readonly shapes: readonly { readonly id: string; readonly label: string }[];
}

/** Outlines of the stone shapes that fit a setting. */
function ShapesTaken({ shapes }: ShapesTakenProps) {
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="3">
        Suitable stones
      </Heading>
      {shapes.length === 0 ? (
        <Text color="fg.muted">None: this setting is sold without a centre stone.</Text>
      ) : (
        <Flex as="ul" listStyleType="none" gap="4" wrap="wrap">
          {shapes.map(({ id, label }) => (
            <Flex as="li" key={id} direction="column" align="center" gap="1" width="18">
              <ShapeDrawing shapeId={id} isIcon boxSize="12" color="accent" />
              <Text textStyle="sm" color="fg.muted">
                {label}
              </Text>
            </Flex>
          ))}
        </Flex>
      )}
    </Box>
  );
}

type Setting = NonNullable<RingSettingPageQuery['ringSetting']>;

function factsOf(setting: Setting): readonly { readonly label: string; readonly value: string }[] {
  const { style, sideStones, sideStonesCarats, caratsFrom, caratsTo } = setting;
  const weights = rangeText(caratsFrom, caratsTo, formatCarats);
  const facts = [
    { label: 'Style', value: style },
    { label: 'Metal', value: metalText(setting) },
    { label: 'Side stones', value: sideStones === null ? null : sideStones === 0 ? 'None' : String(sideStones) },
    {
      label: 'Side stone weight',
      value: sideStonesCarats === null ? null : `${formatExactCarats(sideStonesCarats)} ct`,
    },
    { label: 'Centre stone', value: weights === null ? 'Any weight' : `${weights} ct` },
    { label: 'Sizes, US', value: sizesText(setting) ?? 'All' },
  ];
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

function SettingView({ setting }: { readonly setting: Setting }) {
  const { stockNumber, name, media } = setting;
  const parts = { setting, stone: null, size: null };
  const isUnavailable = !isOrderable(setting.availability);
  const { tone, text } = availabilityText(setting);
  const drawing = <RingDrawing {...drawnRing(parts)} engraving="" label={drawnRingLabel(parts, '')} />;
  usePageTitle(name);
  return (
    <PieceSheet
      title={name}
      item={setting}
      kind="RING_SETTING"
      mark={{ tone, text: isUnavailable ? text : 'Made to order' }}
      price={formatPrice(setting.price?.total)}
      priceNote="Price of the setting, without a stone."
      gallery={<PieceGallery images={media.images} alt={name} drawing={drawing} />}
      details={
        media.images.length > 0 && (
          <Box bg="bg.subtle" p={{ base: '3', md: '6' }}>
            {drawing}
          </Box>
        )
      }
      buttons={
        !isUnavailable && (
          <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
            <ButtonLink to={ringHref('engagement', { setting: stockNumber })} size="lg">
              Choose your stone
            </ButtonLink>
            <ButtonLink to={ringHref('completed', { setting: stockNumber })} size="lg" variant="outline">
              Choose the grades; we source the stone
            </ButtonLink>
          </Flex>
        )
      }
      description={setting.description}
      facts={factsOf(setting)}
      href={itemHref({ kind: 'RING_SETTING', ...setting })}
    >
      <ShapesTaken shapes={setting.shapes} />
    </PieceSheet>
  );
}

const nextLinks = [
  { to: ringHref('engagement', {}), label: 'Engagement rings' },
  { to: ringHref('completed', {}), label: 'Completed rings' },
];

/** Page of a ring setting, `/ring-setting/{stockNumber}`. */
export default function RingSettingPage() {
  const { stockNumber = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(RingSettingPageDocument, {
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PieceFrame>
      <PieceStates
        piece={data?.ringSetting}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Setting ${stockNumber}`}
        nextLinks={nextLinks}
        drawingType="RING"
      >
        {(setting) => <SettingView setting={setting} />}
      </PieceStates>
    </PieceFrame>
  );
}
