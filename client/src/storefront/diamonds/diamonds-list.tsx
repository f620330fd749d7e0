import { Heart, ShoppingBag } from 'lucide-react';
import { useCallback } from 'react';
import { useBasket } from '../../catalogue/basket/use-basket';
import { DiamondCard } from '../../catalogue/diamonds/diamond-card';
import { collectionOf } from '../../catalogue/diamonds/diamond-collections';
import { isListOfItems, useDiamondList } from '../../catalogue/diamonds/diamond-list';
import type { DiamondPageInfo, DiamondPageKey } from '../../catalogue/diamonds/diamond-pages';
import { diamondHref } from '../../catalogue/diamonds/diamond-text';
import { stonesOfItem } from '../../catalogue/diamonds/listed-item';
import { CheckedBar } from '../../catalogue/stock/browser/checked-bar';
import { StockBrowser } from '../../catalogue/stock/browser/stock-browser';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { useList } from '../../table/list/use-list';
import { NothingHere } from '../../ui/nothing-here';
import NotFoundPage from '../not-found-page';
import { CompareButton } from './compare-button';
import { CompareDialog } from './compare-dialog';

type Stone = DiamondRowFragment;

interface DiamondsListProps {
  readonly info: DiamondPageInfo & { readonly key: DiamondPageKey };
}

const none = <NothingHere title="No stones here yet" description="Our stock changes every day. Try another page." />;

/** The stones of one page. */
export function DiamondsList({ info }: DiamondsListProps) {
  const viewer = useCurrentUser() === null ? 'everybody' : 'users';
  const list = useList(useDiamondList(info.key, collectionOf(info.key), viewer));
  const basket = useBasket();
  const isItems = isListOfItems(collectionOf(info.key));
  const card = useCallback(
    (stone: Stone, link: CardLinkProps) => <DiamondCard stone={stone} isItem={isItems} link={link} basket={basket} />,
    [isItems, basket],
  );
  if (list.settingsStatus === 'absent') {
    return <NotFoundPage />;
  }
  const stonesOf = (stone: Stone) => stonesOfItem(stone, isItems);
  const actions = [
    {
      label: 'Add to wishlist',
      Icon: Heart,
      run: (rows: readonly Stone[]) => basket.addToWishlist(rows.flatMap(stonesOf)),
    },
    {
      label: 'Add to cart',
      Icon: ShoppingBag,
      run: (rows: readonly Stone[]) => basket.addToCart(rows.flatMap(stonesOf)),
    },
  ];
  return (
    <StockBrowser
      list={list}
      title={info.title}
      description={info.description}
      hrefOf={diamondHref}
      card={card}
      none={none}
    >
      <CheckedBar list={list} actions={actions}>
        <CompareButton ids={list.checked.ids} />
      </CheckedBar>
      <CompareDialog list={list} />
    </StockBrowser>
  );
}
