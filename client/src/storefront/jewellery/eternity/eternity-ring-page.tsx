import { skipToken, useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  EternityRingOfNumberDocument,
  type EternityRingRowFragment,
  EternityRingsOfNameDocument,
} from '../../../graphql/generated/graphql';
import { eternityRing } from '../../../graphql/generated/stock/eternityRing';
import { BuyButtons } from '../../../shared/baskets/buy-buttons';
import { isOrderable } from '../../../shared/items/availability';
import { itemHref } from '../../../shared/items/item-href';
import { factsOf } from '../../../shared/jewellery/piece-facts';
import { PieceGallery } from '../../../shared/jewellery/piece-gallery';
import { PieceFrame, PieceSheet } from '../../../shared/jewellery/piece-sheet';
import { PieceStates } from '../../../shared/jewellery/piece-states';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { formatPrice } from '../../../ui/numbers';
import { RingSizeGuide } from '../../../ui/ring-size/ring-size-field';
import { ringSizeOf, ringSizeText, usSizeText } from '../../../ui/ring-size/ring-sizes';
import { ChoiceTiles, MetalSwatch, NotMade } from '../variants/choice-tiles';
import { MADE_TO_ORDER } from '../variants/made-to-order';
import { variantChoice } from '../variants/variant-choice';
import { drawnRing, metalOfRing } from './eternity-text';

type Ring = EternityRingRowFragment;

const sizeOf = ({ ringSize }: Ring): string => (ringSize === null ? 'Any' : String(ringSize));
const sizeWords = (size: string): string => (size === 'Any' ? 'Any size' : `US ${usSizeText(Number(size))}`);

interface EternityRingViewProps {
  readonly ring: Ring;
  /** All rings of the design, including this one. Empty while loading. */
  readonly siblings: readonly Ring[];
}

/**
 * Details of an eternity ring with a choice of metal and size. Each variant has its own stock number, price and URL.
 */
function EternityRingView({ ring, siblings }: EternityRingViewProps) {
  const navigate = useNavigate();
  const [unavailable, setUnavailable] = useState<readonly [metal: string, size: string] | null>(null);
  const selection = unavailable ?? ([metalOfRing(ring), sizeOf(ring)] as const);
  // Sorts the rings in a fixed order, so that the options do not change position.
  const [first = ring, ...others] = siblings.some(({ id }) => id === ring.id) ? siblings : [ring];
  const { chosen, options, variant } = variantChoice([first, ...others], [metalOfRing, sizeOf], selection);
  const [metal, size] = chosen;

  function choose(next: readonly [metal: string, size: string]): void {
    const match = [first, ...others].find((each) => metalOfRing(each) === next[0] && sizeOf(each) === next[1]);
    setUnavailable(match === undefined ? next : null);
    if (match !== undefined) {
      navigate(itemHref({ ...match, kind: 'ETERNITY_RING' }), { replace: true, preventScrollReset: true });
    }
  }

  const sizes = options[1];
  return (
    <PieceSheet
      title={ring.name}
      item={ring}
      kind="ETERNITY_RING"
      mark={variant === null ? { text: 'Not offered', tone: 'warn' } : MADE_TO_ORDER}
      price={variant === null ? null : formatPrice(variant.price?.total)}
      href={itemHref({ ...ring, kind: 'ETERNITY_RING' })}
      gallery={
        <PieceGallery
          key={ring.media.images[0]?.url ?? 'drawing'}
          images={ring.media.images}
          alt={`${ring.name}, ${metalOfRing(ring)}`}
          drawing={<JewelleryDrawing {...drawnRing(ring)} boxSize="full" />}
        />
      }
      choices={
        <Stack gap="4">
          <ChoiceTiles
            label="Metal"
            options={options[0]}
            value={metal}
            onChange={(value) => choose([value, size])}
            show={(value) => <MetalSwatch metal={value} />}
            unavailableText={`not offered in ${sizeWords(size)}`}
          />
          <ChoiceTiles
            label="Ring size"
            options={sizes}
            value={size}
            onChange={(value) => choose([metal, value])}
            show={sizeWords}
            unavailableText={`not offered in ${metal}`}
            aside={<RingSizeGuide />}
          />
        </Stack>
      }
      buttons={
        variant === null ? (
          <NotMade label={`${ring.name} in ${metal}, ${sizeWords(size)},`}>
            {metal} comes in{' '}
            {sizes
              .filter(({ isAvailable }) => isAvailable)
              .map(({ value }) => sizeWords(value))
              .join(', ')}
            . Ask us whether we can make it for you.
          </NotMade>
        ) : (
          <BuyButtons
            item={{ eternityRingId: variant.id }}
            itemId={variant.id}
            name={`${ring.name}, ${metal}, ${sizeWords(size)}`}
            isUnavailable={!isOrderable(variant.availability)}
          />
        )
      }
      description={null}
      facts={[
        ...(ring.ringSize === null ? [] : [{ label: 'Ring size', value: ringSizeText(ringSizeOf(ring.ringSize)) }]),
        ...factsOf(ring, eternityRing, [
          'material',
          'colorOfGold',
          'shapeId',
          'numberOfStones',
          'caratsPerStone',
          'totalCarats',
          'colorId',
          'clarityId',
        ]),
      ]}
    />
  );
}

const nextLinks = [
  { to: '/eternity-rings', label: 'Eternity rings' },
  { to: '/rings', label: 'Rings' },
  { to: '/engagement-rings', label: 'Engagement rings' },
];

/** Page of an eternity ring, `/eternity-rings/{stockNumber}`, with the other metals and sizes of the same design. */
export default function EternityRingPage() {
  const { stockNumber = '' } = useParams();
  const { data, previousData, error, loading, refetch } = useQuery(EternityRingOfNumberDocument, {
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const name = (data ?? previousData)?.eternityRing?.name;
  const variants = useQuery(EternityRingsOfNameDocument, name === undefined ? skipToken : { variables: { name } });
  const siblings = variants.data?.eternityRings?.items ?? [];
  // A sibling is shown immediately, because its data has already been loaded.
  const ring = data?.eternityRing ?? siblings.find((each) => each.stockNumber === stockNumber);
  return (
    <PieceFrame>
      <PieceStates
        piece={ring}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Ring ${stockNumber}`}
        nextLinks={nextLinks}
        drawingType="ETERNITY_RING"
      >
        {(ring) => <EternityRingView ring={ring} siblings={siblings} />}
      </PieceStates>
    </PieceFrame>
  );
}
