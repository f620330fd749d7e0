import { Heart, ShoppingBag } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useBasket } from '../../catalogue/basket/use-basket';
import { JewelleryCard, requestOf } from '../../catalogue/jewellery/jewellery-card';
import { jewelleryList } from '../../catalogue/jewellery/jewellery-list';
import type { JewelleryPage } from '../../catalogue/jewellery/jewellery-pages';
import { itemHref } from '../../catalogue/pieces/item-href';
import { StandInDrawing } from '../../catalogue/pieces/stand-in-drawing';
import { WishButton } from '../../catalogue/pieces/wish-button';
import { CheckedBar } from '../../catalogue/stock/browser/checked-bar';
import { StockBrowser } from '../../catalogue/stock/browser/stock-browser';
import type { JewelleryCardFragment } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { useList } from '../../table/list/use-list';
import { TextLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import NotFoundPage from '../not-found-page';

interface CategoryProps {
  readonly info: JewelleryPage;
  /** Between its heading and its list. */
  readonly lead?: ReactNode;
}

/** One category of finished jewellery: its filters, its pieces as cards, what can be done with checked ones. */
export function Category({ info, lead }: CategoryProps) {
  const viewer = useCurrentUser() === null ? 'everybody' : 'users';
  const list = useList(useMemo(() => jewelleryList(info, viewer), [info, viewer]));
  const basket = useBasket();
  const card = useCallback(
    (piece: JewelleryCardFragment, link: CardLinkProps) => (
      <JewelleryCard piece={piece} link={link} action={<WishButton basket={basket} item={requestOf(piece)} />} />
    ),
    [basket],
  );
  if (list.settingsStatus === 'absent') {
    return <NotFoundPage />;
  }
  const add = (to: 'wishlist' | 'cart') => async (pieces: readonly JewelleryCardFragment[]) => {
    await basket.add(to, pieces.map(requestOf));
  };
  return (
    <StockBrowser
      list={list}
      title={info.title}
      description={info.description}
      usualView="grid"
      isForEverybody
      lead={lead}
      hrefOf={itemHref}
      card={card}
      none={
        <NothingHere
          title={`No ${info.title.toLowerCase()} at the moment`}
          description={
            <>
              This page is filled from our stock, which changes every day. <TextLink to="/contact">Ask us</TextLink> for
              what you look for.
            </>
          }
          picture={<StandInDrawing type={info.drawn} metal="yellow" boxSize="28" />}
        />
      }
    >
      <CheckedBar
        list={list}
        actions={[
          { label: 'Add to wishlist', Icon: Heart, run: add('wishlist') },
          { label: 'Add to cart', Icon: ShoppingBag, run: add('cart') },
        ]}
      />
    </StockBrowser>
  );
}
