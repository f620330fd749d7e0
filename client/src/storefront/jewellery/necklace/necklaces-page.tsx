import { useCallback } from 'react';
import {
  CustomNecklaceFacetsDocument,
  CustomNecklaceListDocument,
  CustomNecklaceNumbersDocument,
  type CustomNecklaceRowFragment,
  type CustomNecklaceSortField,
} from '../../../graphql/generated/graphql';
import { customNecklace } from '../../../graphql/generated/stock/customNecklace';
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
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import NotFoundPage from '../../not-found-page';
import { MADE_TO_ORDER } from '../variants/made-to-order';
import { onePerDesign } from '../variants/one-per-design';
import { chainText, drawnNecklace, stonesOfNecklace } from './necklace-text';

const source = onePerDesign<CustomNecklaceRowFragment, CustomNecklaceSortField>({
  ...stockSource(customNecklace, {
    page: CustomNecklaceListDocument,
    pageOf: (data) => data.customNecklaces,
    facets: CustomNecklaceFacetsDocument,
    facetsOf: (data) => data.customNecklaces?.facets,
  }),
  exported: (list) => ({ customNecklaces: list }),
});

const numbers = numberSource(customNecklace, CustomNecklaceNumbersDocument, (data) => data.customNecklaces?.items);

const listFor = (viewer: StockViewer) =>
  stockList({
    pageId: 'custom-necklace',
    stock: customNecklace,
    viewer,
    noun: 'necklace',
    plural: 'necklaces',
    source,
    numbers,
    rowName: ({ name }) => name,
  });

/** List declarations for made-to-order necklaces that show each design once, regardless of the chain. */
const necklaceLists = { everybody: listFor('everybody'), users: listFor('users') };

type Necklace = CustomNecklaceRowFragment;

const hrefOf = (necklace: Necklace): string => itemHref({ ...necklace, kind: 'CUSTOM_NECKLACE' });

/** Page that lists each made-to-order necklace design once. The chain is chosen on the necklace page. */
export default function NecklacesPage() {
  const list = useList(necklaceLists[useCurrentUser() === null ? 'everybody' : 'users']);
  const basket = useBasket();
  const card = useCallback(
    (necklace: Necklace, link: CardLinkProps) => (
      <PieceCard
        link={link}
        picture={<PiecePicture photo={necklace.media.images[0]?.url ?? null} drawing={drawnNecklace(necklace)} />}
        title={necklace.name}
        facts={[necklace.material, stonesOfNecklace(necklace), chainText(necklace)]}
        price={`from ${formatPrice(necklace.price?.total)}`}
        mark={MADE_TO_ORDER}
        note={necklace.note}
        action={
          <WishlistButton
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
      defaultView="grid"
      isForEverybody
      hrefOf={hrefOf}
      card={card}
      emptyMessage={
        <EmptyMessage
          title="No necklaces at the moment"
          description={
            <>
              We make necklaces to order. <TextLink to="/contact">Ask us</TextLink> for an offer.
            </>
          }
          picture={<PlaceholderDrawing type="NECKLACE" metal="yellow" boxSize="28" />}
        />
      }
    >
      <SelectionBar list={list} />
    </StockBrowser>
  );
}
