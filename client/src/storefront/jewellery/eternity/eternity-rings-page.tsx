import { Box, Button } from '@chakra-ui/react';
import { useCallback } from 'react';
import {
  EternityRingFacetsDocument,
  EternityRingListDocument,
  EternityRingNumbersDocument,
  type EternityRingRowFragment,
  type EternityRingSortField,
} from '../../../graphql/generated/graphql';
import { eternityRing } from '../../../graphql/generated/stock/eternityRing';
import { useCurrentUser } from '../../../session/session-context';
import { useBasket } from '../../../shared/baskets/use-basket';
import { itemHref } from '../../../shared/items/item-href';
import { PieceCard } from '../../../shared/jewellery/piece-card';
import { PiecePicture, PlaceholderDrawing } from '../../../shared/jewellery/piece-picture';
import { WishlistButton } from '../../../shared/jewellery/wishlist-button';
import { SelectionBar } from '../../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../../shared/stock-lists/browser/stock-browser';
import { numberSource } from '../../../shared/stock-lists/pasted-numbers';
import type { StockViewer } from '../../../shared/stock-lists/stock-columns';
import { stockList, stockSource } from '../../../shared/stock-lists/stock-list';
import type { CardLinkProps } from '../../../table/cards/card-grid';
import type { OwnControlProps } from '../../../table/filters/filter-control';
import type { FilterValue } from '../../../table/filters/values/filter-value';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { RingSizeField } from '../../../ui/ring-size/ring-size-field';
import { usSizeText } from '../../../ui/ring-size/ring-sizes';
import NotFoundPage from '../../not-found-page';
import { MADE_TO_ORDER } from '../variants/made-to-order';
import { onePerDesign } from '../variants/one-per-design';
import { drawnRing, metalOfRing, stonesOfRing } from './eternity-text';

/** Returns the selected US size. Null if no size or a range of sizes is selected. */
const oneSizeOf = (value: FilterValue | undefined): number | null =>
  value?.kind === 'range' && value.range.min === value.range.max ? value.range.min : null;

/** Filter for a single ring size, shown in several size systems. */
function RingSizeFilter({ value, onChange }: OwnControlProps) {
  const range = value?.kind === 'range' ? value.range : null;
  const oneSize = oneSizeOf(value);
  return (
    <Box py="1">
      <RingSizeField
        label="Size"
        size="sm"
        placeholder="Any size"
        value={oneSize}
        onChange={(us) => onChange(us === null ? null : { kind: 'range', range: { min: us, max: us } })}
      />
      {range !== null && oneSize === null && (
        <Button size="sm" variant="plain" onClick={() => onChange(null)}>
          US {range.min ?? '…'} to {range.max ?? '…'}: show all sizes
        </Button>
      )}
    </Box>
  );
}

const source = onePerDesign<EternityRingRowFragment, EternityRingSortField>({
  ...stockSource(eternityRing, {
    page: EternityRingListDocument,
    pageOf: (data) => data.eternityRings,
    facets: EternityRingFacetsDocument,
    facetsOf: (data) => data.eternityRings?.facets,
  }),
  exported: (list) => ({ eternityRings: list }),
});

const numbers = numberSource(eternityRing, EternityRingNumbersDocument, (data) => data.eternityRings?.items);

const listFor = (viewer: StockViewer) =>
  stockList({
    pageId: 'eternity-rings',
    stock: eternityRing,
    viewer,
    noun: 'ring',
    plural: 'rings',
    source,
    numbers,
    rowName: ({ name, stockNumber }) => `${name} ${stockNumber}`,
    filters: [{ field: 'ringSize', facet: null, control: RingSizeFilter }],
  });

/** List declarations for eternity rings that show each combination of design and metal once. */
const eternityLists = { everybody: listFor('everybody'), users: listFor('users') };

type Ring = EternityRingRowFragment;

const hrefOf = (ring: Ring): string => itemHref({ ...ring, kind: 'ETERNITY_RING' });

/** Page that lists one eternity ring per design and metal. With a size filter, it lists the rings of that size. */
export default function EternityRingsPage() {
  const list = useList(eternityLists[useCurrentUser() === null ? 'everybody' : 'users']);
  const basket = useBasket();
  const { filters } = list.controls.state;
  // If a size is selected or stock numbers were pasted, each card represents a specific ring.
  const isSized =
    oneSizeOf(filters.ringSize) !== null || Object.values(filters).some((value) => value?.kind === 'numbers');
  const card = useCallback(
    (ring: Ring, link: CardLinkProps) => {
      const size = ring.ringSize === null ? null : `US ${usSizeText(ring.ringSize)}`;
      return (
        <PieceCard
          link={link}
          picture={<PiecePicture photo={ring.media.images[0]?.url ?? null} drawing={drawnRing(ring)} />}
          title={ring.name}
          facts={[metalOfRing(ring), stonesOfRing(ring), isSized ? size : 'Choose your size']}
          price={`${isSized ? '' : 'from '}${formatPrice(ring.price?.total)}`}
          mark={MADE_TO_ORDER}
          note={ring.note}
          action={
            isSized ? (
              <WishlistButton
                basket={basket}
                item={{
                  item: { eternityRingId: ring.id },
                  itemId: ring.id,
                  name: `${ring.name}, ${size ?? ring.stockNumber}`,
                }}
              />
            ) : undefined
          }
        />
      );
    },
    [basket, isSized],
  );
  if (list.settingsStatus === 'absent') {
    return <NotFoundPage />;
  }
  return (
    <StockBrowser
      list={list}
      title="Eternity Rings"
      description="Bands set all around with matching stones."
      defaultView="grid"
      isForEverybody
      hrefOf={hrefOf}
      card={card}
      emptyMessage={
        <EmptyMessage
          title="No eternity rings at the moment"
          description={
            <>
              We make them in any metal and size. <TextLink to="/contact">Ask us</TextLink> for an offer.
            </>
          }
          picture={<PlaceholderDrawing type="ETERNITY_RING" metal="white" boxSize="28" />}
        />
      }
    >
      <SelectionBar list={list} />
    </StockBrowser>
  );
}
