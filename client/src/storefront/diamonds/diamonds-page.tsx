import { Button } from '@chakra-ui/react';
import { GitCompareArrows, Heart, ShoppingBag } from 'lucide-react';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { useBasket } from '../../shared/baskets/use-basket';
import { DiamondCard } from '../../shared/diamonds/diamond-card';
import { stonesOfItem } from '../../shared/diamonds/listed-item';
import { diamondHref } from '../../shared/items/diamond-text';
import { SelectionBar } from '../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../shared/stock-lists/browser/stock-browser';
import { UnavailablePage } from '../../shared/stock-lists/browser/unavailable-page';
import {
  collectionOf,
  type DiamondPageInfo,
  type DiamondPageKey,
  diamondPages,
} from '../../shared/stock-pages/diamond-pages';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { dialogOnDemand } from '../../ui/on-demand';
import NotFoundPage from '../not-found-page';
import { COMPARE_PARAMETER, MAX_COMPARED, readCompared, writeCompared } from './compared';
import { isListOfItems, useDiamondList } from './diamond-list';
import type { CompareDialogProps } from './open-compare-dialog';

interface CompareButtonProps {
  readonly ids: readonly string[];
}

/** Button that opens the comparison of the selected stones. */
function CompareButton({ ids }: CompareButtonProps) {
  const [, setParameters] = useSearchParams();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={ids.length < 2 || ids.length > MAX_COMPARED}
      title={`2 to ${MAX_COMPARED} stones can be compared`}
      onClick={() =>
        setParameters(
          (parameters) => {
            parameters.set(COMPARE_PARAMETER, writeCompared(ids));
            return parameters;
          },
          { preventScrollReset: true },
        )
      }
    >
      <GitCompareArrows aria-hidden />
      Compare
    </Button>
  );
}

const DialogOfStones = dialogOnDemand<CompareDialogProps>(() => import('./open-compare-dialog'));

/** Dialog that compares two to six stones. It has its own history entry, so that the Back button closes it. */
function CompareDialog({ list }: Pick<CompareDialogProps, 'list'>) {
  const [parameters] = useSearchParams();
  return <DialogOfStones isOpen={readCompared(parameters.get(COMPARE_PARAMETER)).length > 0} list={list} />;
}

type Stone = DiamondRowFragment;

interface DiamondsListProps {
  readonly info: DiamondPageInfo & { readonly key: DiamondPageKey };
}

const emptyMessage = (
  <EmptyMessage title="No stones available" description="Our stock changes every day. Try another page." />
);

function DiamondsList({ info }: DiamondsListProps) {
  const viewer = useCurrentUser() === null ? 'everybody' : 'users';
  const list = useList(useDiamondList(info.key, collectionOf(info.key), viewer));
  const basket = useBasket();
  const isItemList = isListOfItems(collectionOf(info.key));
  const card = useCallback(
    (stone: Stone, link: CardLinkProps) => (
      <DiamondCard stone={stone} isItem={isItemList} link={link} basket={basket} />
    ),
    [isItemList, basket],
  );
  if (list.settingsStatus === 'absent') {
    return <NotFoundPage />;
  }
  const stonesOf = (stone: Stone) => stonesOfItem(stone, isItemList);
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
      emptyMessage={emptyMessage}
    >
      <SelectionBar list={list} actions={actions}>
        <CompareButton ids={list.checked.ids} />
      </SelectionBar>
      <CompareDialog list={list} />
    </StockBrowser>
  );
}

/** Page that lists diamonds, `/diamonds/{page}`. */
export default function DiamondsPage() {
  const { page } = useParams();
  const user = useCurrentUser();
  const info = diamondPages.find(({ key }) => key === page);

  if (info === undefined) {
    return <NotFoundPage />;
  }
  if (info.access !== null && !grants(user, info.access)) {
    return <UnavailablePage title={info.title} />;
  }
  return <DiamondsList key={info.key} info={info} />;
}
