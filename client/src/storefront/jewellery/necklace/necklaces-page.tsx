import { useCallback } from 'react';
import { useBasket } from '../../../catalogue/basket/use-basket';
import { itemHref } from '../../../catalogue/pieces/item-href';
import { PieceCard } from '../../../catalogue/pieces/piece-card';
import { PiecePicture } from '../../../catalogue/pieces/piece-picture';
import { StandInDrawing } from '../../../catalogue/pieces/stand-in-drawing';
import { WishButton } from '../../../catalogue/pieces/wish-button';
import { CheckedBar } from '../../../catalogue/stock/browser/checked-bar';
import { StockBrowser } from '../../../catalogue/stock/browser/stock-browser';
import type { CustomNecklaceRowFragment } from '../../../graphql/generated/graphql';
import { useCurrentUser } from '../../../session/session-context';
import type { CardLinkProps } from '../../../table/cards/card-grid';
import { useList } from '../../../table/list/use-list';
import { TextLink } from '../../../ui/links';
import { NothingHere } from '../../../ui/nothing-here';
import { formatPrice } from '../../../ui/numbers';
import NotFoundPage from '../../not-found-page';
import { MADE_TO_ORDER } from '../variants/made-to-order';
import { necklaceLists } from './necklace-list';
import { chainText, drawnNecklace, stonesOfNecklace } from './necklace-text';

type Necklace = CustomNecklaceRowFragment;

const hrefOf = (necklace: Necklace): string => itemHref({ ...necklace, kind: 'CUSTOM_NECKLACE' });

/** Necklaces made to order, each once; its chain is chosen on its page. */
export default function NecklacesPage() {
  const list = useList(necklaceLists[useCurrentUser() === null ? 'everybody' : 'users']);
  const basket = useBasket();
  const card = useCallback(
    (necklace: Necklace, link: CardLinkProps) => (
      <PieceCard
        link={link}
        picture={<PiecePicture photo={necklace.media.images[0]?.url ?? null} drawnAs={drawnNecklace(necklace)} />}
        title={necklace.name}
        facts={[necklace.material, stonesOfNecklace(necklace), chainText(necklace)]}
        price={`from ${formatPrice(necklace.price?.total)}`}
        mark={MADE_TO_ORDER}
        note={necklace.note}
        action={
          <WishButton
            basket={basket}
            item={{ item: { customNecklaceId: necklace.id }, itemId: necklace.id, name: necklace.name }}
          />
        }
      />
    ),
    [basket],
  );
  if (list.settingsStatus === 'absent') {
    return <NotFoundPage />;
  }
  return (
    <StockBrowser
      list={list}
      title="Necklaces"
      description="Necklaces made to order."
      usualView="grid"
      isForEverybody
      hrefOf={hrefOf}
      card={card}
      none={
        <NothingHere
          title="No necklaces at the moment"
          description={
            <>
              We make necklaces to order. <TextLink to="/contact">Ask us</TextLink> for yours.
            </>
          }
          picture={<StandInDrawing type="NECKLACE" metal="yellow" boxSize="28" />}
        />
      }
    >
      <CheckedBar list={list} />
    </StockBrowser>
  );
}
