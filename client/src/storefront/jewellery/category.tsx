import { Heart, ShoppingBag } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { JewelleryCardFragment } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { useBasket } from '../../shared/baskets/use-basket';
import { itemHref } from '../../shared/items/item-href';
import { JewelleryCard, requestOf } from '../../shared/jewellery/jewellery-card';
import { PlaceholderDrawing } from '../../shared/jewellery/placeholder-drawing';
import { WishlistButton } from '../../shared/jewellery/wishlist-button';
import { SelectionBar } from '../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../shared/stock-lists/browser/stock-browser';
import type { JewelleryPage } from '../../shared/stock-pages/jewellery-pages';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { TextLink } from '../../ui/links';
import NotFoundPage from '../not-found-page';
import { jewelleryList } from './jewellery-list';

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
      <JewelleryCard piece={piece} link={link} action={<WishlistButton basket={basket} item={requestOf(piece)} />} />
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
        <EmptyMessage
          title={`No ${info.title.toLowerCase()} at the moment`}
          description={
            <>
              This page is filled from our stock, which changes every day. <TextLink to="/contact">Ask us</TextLink> for
              what you look for.
            </>
          }
          picture={<PlaceholderDrawing type={info.drawn} metal="yellow" boxSize="28" />}
        />
      }
    >
      <SelectionBar
        list={list}
        actions={[
          { label: 'Add to wishlist', Icon: Heart, run: add('wishlist') },
          { label: 'Add to cart', Icon: ShoppingBag, run: add('cart') },
        ]}
      />
    </StockBrowser>
  );
}
