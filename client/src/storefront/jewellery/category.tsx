import { Heart, ShoppingBag } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import {
  type JewelleryCardFragment,
  JewelleryCardsDocument,
  JewelleryPieceFacetsDocument,
  JewelleryPieceNumbersDocument,
  type JewelleryPieceSortField,
} from '../../graphql/generated/graphql';
import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { useCurrentUser } from '../../session/session-context';
import { useBasket } from '../../shared/baskets/use-basket';
import { availabilityMark } from '../../shared/items/availability';
import { itemHref } from '../../shared/items/item-href';
import { JewelleryCard, requestOf } from '../../shared/jewellery/jewellery-card';
import { pieceTitle } from '../../shared/jewellery/jewellery-text';
import { PlaceholderDrawing } from '../../shared/jewellery/piece-picture';
import { WishlistButton } from '../../shared/jewellery/wishlist-button';
import { SelectionBar } from '../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../shared/stock-lists/browser/stock-browser';
import { numberSource } from '../../shared/stock-lists/pasted-numbers';
import type { StockViewer } from '../../shared/stock-lists/stock-columns';
import { stockList, stockSource } from '../../shared/stock-lists/stock-list';
import type { JewelleryPage } from '../../shared/stock-pages/jewellery-pages';
import type { CardLinkProps } from '../../table/cards/card-grid';
import type { ListDeclaration } from '../../table/list/list-declaration';
import type { ListSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { TextLink } from '../../ui/links';
import NotFoundPage from '../not-found-page';

const source: ListSource<JewelleryCardFragment, JewelleryPieceSortField> = {
  ...stockSource(jewelleryPiece, {
    page: JewelleryCardsDocument,
    pageOf: (data) => data.jewelleryPieces,
    facets: JewelleryPieceFacetsDocument,
    facetsOf: (data) => data.jewelleryPieces?.facets,
  }),
  exported: (list) => ({ jewelleryPieces: list }),
};

const numbers = numberSource(jewelleryPiece, JewelleryPieceNumbersDocument, (data) => data.jewelleryPieces?.items);

/** Creates the list declaration of a jewelry page. Memoize the result per page and viewer. */
function jewelleryList(
  { key, title, scope }: JewelleryPage,
  viewer: StockViewer,
): ListDeclaration<JewelleryCardFragment, JewelleryPieceSortField> {
  const isMixed = scope.types === undefined;
  return stockList<JewelleryCardFragment, JewelleryPieceSortField>({
    pageId: key,
    stock: jewelleryPiece,
    viewer,
    ...(isMixed ? { noun: 'piece', plural: 'pieces' } : { noun: 'piece', plural: title.toLowerCase() }),
    source,
    numbers,
    rowName: pieceTitle,
    scope,
    columns: [
      { path: 'availability', mark: availabilityMark },
      { path: 'mainStone.type', header: 'Main stone', sort: 'MAIN_STONE_TYPE' },
      { path: 'mainStone.cut', header: 'Shape', sort: 'CUT_MAIN_STONE' },
      { path: 'mainStone.carats', header: 'Carat', value: 'carats', sort: 'CARAT_MAIN_STONE' },
    ],
    filters: [{ field: 'text', hint: 'Stock number or title' }],
  });
}

interface CategoryProps {
  readonly info: JewelleryPage;
  /** Content between the heading and the list. */
  readonly lead?: ReactNode;
}

/** Category of finished jewelry, with filters, cards and actions. */
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
      defaultView="grid"
      isForEverybody
      lead={lead}
      hrefOf={itemHref}
      card={card}
      emptyMessage={
        <EmptyMessage
          title={`No ${info.title.toLowerCase()} at the moment`}
          description={
            <>
              Our stock changes every day. <TextLink to="/contact">Ask us</TextLink> if you are looking for something in
              particular.
            </>
          }
          picture={<PlaceholderDrawing type={info.drawingType} metal="yellow" boxSize="28" />}
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
