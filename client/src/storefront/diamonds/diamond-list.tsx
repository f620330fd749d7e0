import { chakra, HStack } from '@chakra-ui/react';
import { useMemo } from 'react';
import {
  type DiamondCollection,
  DiamondFacetsDocument,
  DiamondListDocument,
  DiamondNumbersDocument,
  type DiamondRowFragment,
  type DiamondSortField,
} from '../../graphql/generated/graphql';
import { diamond } from '../../graphql/generated/stock/diamond';
import { ParcelQuantity } from '../../shared/baskets/parcel-quantity';
import { isHueOption, useColorFilter } from '../../shared/diamonds/color-filter';
import { isParcel, listedItem } from '../../shared/diamonds/listed-item';
import { webAddress } from '../../shared/diamonds/web-address';
import { availabilityText, isOrderable } from '../../shared/items/availability';
import { measurementsOf } from '../../shared/items/diamond-text';
import { numberSource } from '../../shared/stock-lists/pasted-numbers';
import type { StockViewer } from '../../shared/stock-lists/stock-columns';
import { type StockListFacts, stockList, stockSource } from '../../shared/stock-lists/stock-list';
import { NoteMark } from '../../shared/stock-notes/note-mark';
import type { FacetOption } from '../../table/filters/facets';
import type { ListDeclaration } from '../../table/list/list-declaration';
import type { ListSource } from '../../table/list/list-source';
import type { PageId } from '../../table/state/page-ids';
import { TextLink } from '../../ui/links';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';

type Facts = StockListFacts<DiamondRowFragment, DiamondSortField>;

const source: ListSource<DiamondRowFragment, DiamondSortField> = {
  ...stockSource(diamond, {
    page: DiamondListDocument,
    pageOf: (data) => data.diamonds,
    facets: DiamondFacetsDocument,
    facetsOf: (data) => data.diamonds?.facets,
  }),
  exported: (list) => ({ diamonds: list }),
};

const numbers = numberSource(diamond, DiamondNumbersDocument, (data) => data.diamonds?.items);

/** Pages that show a line set or pair as a single row. */
const itemCollections: ReadonlySet<DiamondCollection> = new Set<DiamondCollection>([
  'FANCY_SHAPE_LINES',
  'MATCHING_PAIRS',
  'STUDS',
]);

type Columns = NonNullable<Facts['columns']>;

/** Returns the columns with custom cells. They depend on whether rows are items (sets) or single stones. */
export const columnsOf = (isItemList: boolean): Columns => [
  {
    path: 'stockNumber',
    cell: (stone) => (
      <HStack as="span" gap="2" display="inline-flex" verticalAlign="middle">
        <ShapeDrawing shapeId={stone.shape.id} isIcon boxSize="5" color="fg.muted" />
        {stone.stockNumber}
        <RowMarks stone={stone} isItemList={isItemList} />
      </HStack>
    ),
  },
  { path: 'carats', plain: (stone) => listedItem(stone, isItemList).carats },
  {
    path: 'parcelStones',
    plain: (stone) => listedItem(stone, isItemList).stones,
    ...(!isItemList && {
      cell: (stone) =>
        isParcel(stone) && isOrderable(stone.availability) ? (
          <ParcelQuantity parcel={stone} layout="row" />
        ) : (
          stone.parcelStones
        ),
    }),
  },
  { path: 'price.total', plain: (stone) => listedItem(stone, isItemList).total },
  { path: 'price.perCarat', plain: (stone) => listedItem(stone, isItemList).perCarat },
  { path: 'discount', plain: (stone) => listedItem(stone, isItemList).discount },
  {
    path: 'report.number',
    cell: ({ report: { number, url } }) => {
      const address = webAddress(url);
      return number === null ? '–' : address === null ? number : <TextLink to={address}>{number}</TextLink>;
    },
  },
  {
    path: 'proportions',
    header: 'Measurements, mm',
    sort: 'LENGTH',
    plain: ({ proportions }) => measurementsOf(proportions) || null,
  },
  {
    path: 'availability',
    header: 'Status',
    sort: 'STATUS',
    mark: (stone) => availabilityText(listedItem(stone, isItemList)),
  },
];

/** Marks next to a stock number for the set and the viewer's note. */
function RowMarks({ stone, isItemList }: { readonly stone: DiamondRowFragment; readonly isItemList: boolean }) {
  const { mark } = listedItem(stone, isItemList);
  return (
    <>
      {/* Lists of line sets have columns for the name and the number of stones instead. */}
      {mark !== null && !(isItemList && stone.set?.kind === 'LINE_SET') && (
        <chakra.span textStyle="xs" color="fg.muted">
          {mark}
        </chakra.span>
      )}
      <NoteMark note={stone.note} />
    </>
  );
}

function nounsOf(collection: DiamondCollection): { readonly noun: string; readonly plural: string } {
  switch (collection) {
    case 'FANCY_SHAPE_LINES':
      return { noun: 'line', plural: 'lines' };
    case 'MATCHING_PAIRS':
    case 'STUDS':
      return { noun: 'pair', plural: 'pairs' };
    case 'PARCELS':
      return { noun: 'parcel', plural: 'parcels' };
    default:
      return { noun: 'stone', plural: 'stones' };
  }
}

/** Returns true if the rows of a page can be line sets or pairs. */
export const isListOfItems = (collection: DiamondCollection): boolean => itemCollections.has(collection);

const isFancy = ({ value }: FacetOption) => isHueOption(value);

/** Returns the list declaration of a diamond page. */
export function useDiamondList(
  pageId: PageId,
  collection: DiamondCollection,
  viewer: StockViewer,
): ListDeclaration<DiamondRowFragment, DiamondSortField> {
  const { filter, isWaiting } = useColorFilter(collection === 'FANCY' ? isFancy : undefined);
  return useMemo(
    () =>
      stockList({
        pageId,
        stock: diamond,
        viewer,
        ...nounsOf(collection),
        source,
        numbers,
        rowName: ({ stockNumber }) => stockNumber,
        scope: isListOfItems(collection) ? { collection, asItems: true } : { collection },
        columns: columnsOf(isListOfItems(collection)),
        filters: [{ field: 'text', hint: 'Stock number or comment' }, filter],
        isWaiting,
      }),
    [pageId, collection, viewer, filter, isWaiting],
  );
}
