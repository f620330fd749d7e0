import { Heart, ShoppingBag } from 'lucide-react';
import { useCallback } from 'react';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { useBasket } from '../../shared/baskets/use-basket';
import { DiamondCard } from '../../shared/diamonds/diamond-card';
import { stonesOfItem } from '../../shared/diamonds/listed-item';
import { diamondHref } from '../../shared/items/diamond-text';
import { SelectionBar } from '../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../shared/stock-lists/browser/stock-browser';
import { collectionOf } from '../../shared/stock-pages/diamond-collections';
import type { DiamondPageInfo, DiamondPageKey } from '../../shared/stock-pages/diamond-pages';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import NotFoundPage from '../not-found-page';
import { CompareButton } from './compare-button';
import { CompareDialog } from './compare-dialog';
import { isListOfItems, useDiamondList } from './diamond-list';

type Stone = DiamondRowFragment;

interface DiamondsListProps {
  readonly info: DiamondPageInfo & { readonly key: DiamondPageKey };
}

const none = <EmptyMessage title="No stones here yet" description="Our stock changes every day. Try another page." />;

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
      <SelectionBar list={list} actions={actions}>
        <CompareButton ids={list.checked.ids} />
      </SelectionBar>
      <CompareDialog list={list} />
    </StockBrowser>
  );
}
