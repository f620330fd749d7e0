import { useCallback } from 'react';
import type { EternityRingRowFragment } from '../../../graphql/generated/graphql';
import { useCurrentUser } from '../../../session/session-context';
import { useBasket } from '../../../shared/baskets/use-basket';
import { itemHref } from '../../../shared/items/item-href';
import { PieceCard } from '../../../shared/jewellery/piece-card';
import { PiecePicture } from '../../../shared/jewellery/piece-picture';
import { PlaceholderDrawing } from '../../../shared/jewellery/placeholder-drawing';
import { WishlistButton } from '../../../shared/jewellery/wishlist-button';
import { SelectionBar } from '../../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../../shared/stock-lists/browser/stock-browser';
import type { CardLinkProps } from '../../../table/cards/card-grid';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { usSizeText } from '../../../ui/ring-size/ring-sizes';
import NotFoundPage from '../../not-found-page';
import { MADE_TO_ORDER } from '../variants/made-to-order';
import { eternityLists } from './eternity-list';
import { drawnRing, metalOfRing, stonesOfRing } from './eternity-text';
import { oneSizeOf } from './ring-size-filter';

type Ring = EternityRingRowFragment;

const hrefOf = (ring: Ring): string => itemHref({ ...ring, kind: 'ETERNITY_RING' });

/** Bands set all around, each design in each metal once; whoever chooses a size sees the rings of that size. */
export default function EternityRingsPage() {
  const list = useList(eternityLists[useCurrentUser() === null ? 'everybody' : 'users']);
  const basket = useBasket();
  const { filters } = list.controls.state;
  // One size is chosen, or certain rings are named: each card is the very ring.
  const isSized =
    oneSizeOf(filters.ringSize) !== null || Object.values(filters).some((value) => value?.kind === 'numbers');
  const card = useCallback(
    (ring: Ring, link: CardLinkProps) => {
      const size = ring.ringSize === null ? null : `US ${usSizeText(ring.ringSize)}`;
      return (
        <PieceCard
          link={link}
          picture={<PiecePicture photo={ring.media.images[0]?.url ?? null} drawnAs={drawnRing(ring)} />}
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
      description="Bands set all around with equal stones."
      usualView="grid"
      isForEverybody
      hrefOf={hrefOf}
      card={card}
      none={
        <EmptyMessage
          title="No eternity rings at the moment"
          description={
            <>
              We make them in any metal and size. <TextLink to="/contact">Ask us</TextLink> for yours.
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
