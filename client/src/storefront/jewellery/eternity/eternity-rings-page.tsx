import { useCallback } from 'react';
import { useBasket } from '../../../catalogue/basket/use-basket';
import { itemHref } from '../../../catalogue/pieces/item-href';
import { PieceCard } from '../../../catalogue/pieces/piece-card';
import { PiecePicture } from '../../../catalogue/pieces/piece-picture';
import { StandInDrawing } from '../../../catalogue/pieces/stand-in-drawing';
import { WishButton } from '../../../catalogue/pieces/wish-button';
import { CheckedBar } from '../../../catalogue/stock/browser/checked-bar';
import { StockBrowser } from '../../../catalogue/stock/browser/stock-browser';
import type { EternityRingRowFragment } from '../../../graphql/generated/graphql';
import { useCurrentUser } from '../../../session/session-context';
import type { CardLinkProps } from '../../../table/cards/card-grid';
import { useList } from '../../../table/list/use-list';
import { TextLink } from '../../../ui/links';
import { NothingHere } from '../../../ui/nothing-here';
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
              <WishButton
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
        <NothingHere
          title="No eternity rings at the moment"
          description={
            <>
              We make them in any metal and size. <TextLink to="/contact">Ask us</TextLink> for yours.
            </>
          }
          picture={<StandInDrawing type="ETERNITY_RING" metal="white" boxSize="28" />}
        />
      }
    >
      <CheckedBar list={list} />
    </StockBrowser>
  );
}
