import { skipToken, useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  NecklaceOfNumberDocument,
  type NecklaceOfNumberQuery,
  NecklacesOfNameDocument,
} from '../../../graphql/generated/graphql';
import { customNecklace } from '../../../graphql/generated/stock/customNecklace';
import { BuyButtons } from '../../../shared/baskets/buy-buttons';
import { isOrderable } from '../../../shared/items/availability';
import { itemHref } from '../../../shared/items/item-href';
import { factsOf } from '../../../shared/jewellery/piece-facts';
import { PieceGallery } from '../../../shared/jewellery/piece-gallery';
import { PieceFrame, PieceSheet } from '../../../shared/jewellery/piece-sheet';
import { PieceStates } from '../../../shared/jewellery/piece-states';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { formatPrice } from '../../../ui/numbers';
import { ChoiceTiles } from '../variants/choice-tiles';
import { MADE_TO_ORDER } from '../variants/made-to-order';
import { chainText, drawnNecklace } from './necklace-text';

type Necklace = NonNullable<NecklaceOfNumberQuery['customNecklace']>;

interface NecklaceViewProps {
  readonly necklace: Necklace;
  /** Necklaces of the same design with different chains, including this one. Empty while loading. */
  readonly siblings: readonly Necklace[];
}

/** Details of a necklace with a choice of chains. Each variant has its own stock number, price and URL. */
function NecklaceView({ necklace, siblings }: NecklaceViewProps) {
  const navigate = useNavigate();
  const chains = (siblings.length === 0 ? [necklace] : siblings).filter(({ chainLength }) => chainLength !== null);
  const href = itemHref(necklace);
  const chain = chainText(necklace);
  return (
    <PieceSheet
      title={necklace.name}
      item={necklace}
      kind="CUSTOM_NECKLACE"
      mark={MADE_TO_ORDER}
      price={formatPrice(necklace.price?.total)}
      href={href}
      gallery={
        <PieceGallery
          key={necklace.media.images[0]?.url ?? 'drawing'}
          images={necklace.media.images}
          alt={necklace.name}
          drawing={<JewelleryDrawing {...drawnNecklace(necklace)} boxSize="full" />}
        />
      }
      choices={
        chain !== null && (
          <ChoiceTiles
            label="Chain length"
            options={chains.map(({ stockNumber }) => ({ value: stockNumber, isAvailable: true }))}
            value={necklace.stockNumber}
            onChange={(stockNumber) =>
              navigate(itemHref({ ...necklace, stockNumber }), { replace: true, preventScrollReset: true })
            }
            show={(stockNumber) => {
              const each = chains.find((candidate) => candidate.stockNumber === stockNumber);
              return each === undefined ? stockNumber : chainText(each);
            }}
            unavailableText=""
          />
        )
      }
      buttons={
        <BuyButtons
          item={{ customNecklaceId: necklace.id }}
          itemId={necklace.id}
          name={chain === null ? necklace.name : `${necklace.name}, ${chain}`}
          isUnavailable={!isOrderable(necklace.availability)}
        />
      }
      description={necklace.description}
      facts={factsOf(necklace, customNecklace, ['material', 'shapeId', 'numberOfStones', 'totalCarats', 'chainLength'])}
    />
  );
}

const nextLinks = [
  { to: '/custom-necklace', label: 'Necklaces made to order' },
  { to: '/necklaces', label: 'Finished necklaces' },
  { to: '/pendants', label: 'Pendants' },
];

/** Page of a made-to-order necklace, `/custom-necklace/{stockNumber}`, with the other chain lengths. */
export default function NecklacePage() {
  const { stockNumber = '' } = useParams();
  const { data, previousData, error, loading, refetch } = useQuery(NecklaceOfNumberDocument, {
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const name = (data ?? previousData)?.customNecklace?.name;
  const variants = useQuery(NecklacesOfNameDocument, name === undefined ? skipToken : { variables: { name } });
  const siblings = variants.data?.customNecklaces?.items ?? [];
  // A sibling is shown immediately, because its data has already been loaded.
  const necklace = data?.customNecklace ?? siblings.find((each) => each.stockNumber === stockNumber);
  return (
    <PieceFrame>
      <PieceStates
        piece={necklace ?? (data === undefined ? undefined : null)}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Necklace ${stockNumber}`}
        nextLinks={nextLinks}
        drawingType="NECKLACE"
      >
        {(necklace) => <NecklaceView necklace={necklace} siblings={siblings} />}
      </PieceStates>
    </PieceFrame>
  );
}
