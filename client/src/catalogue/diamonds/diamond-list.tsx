import { HStack } from '@chakra-ui/react';
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
import type { FacetOption } from '../../table/filters/facets';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { countFacets, listSource } from '../../table/list/list-source';
import type { PageId } from '../../table/state/page-ids';
import { TextLink } from '../../ui/links';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { numberSource } from '../stock/numbers/number-source';
import { type StockListFacts, stockList } from '../stock/stock-list';
import type { StockViewer } from '../stock/stock-viewer';
import { availabilityText } from './availability';
import { isHueOption } from './colors/hues';
import { useColorFilter } from './colors/use-color-filter';
import { measurementsOf } from './diamond-text';
import { formerFilters } from './former-filters';
import { webAddress } from './web-address';

type Facts = StockListFacts<DiamondRowFragment, DiamondSortField>;

const source = listSource(
  DiamondListDocument,
  (data) => data.diamonds,
  countFacets(
    DiamondFacetsDocument,
    diamond.fields.flatMap(({ facet }) => facet ?? []),
    (data) => data.diamonds?.facets,
  ),
);

const numbers = numberSource(diamond, DiamondNumbersDocument, (data) => data.diamonds?.items);

/** Columns that are more than the value of a field. */
export const columns: NonNullable<Facts['columns']> = [
  {
    path: 'stockNumber',
    cell: (stone) => (
      <HStack as="span" gap="2" display="inline-flex" verticalAlign="middle">
        <ShapeDrawing shapeId={stone.shape.id} isIcon boxSize="5" color="fg.muted" />
        {stone.stockNumber}
      </HStack>
    ),
  },
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
  { path: 'availability', header: 'Status', sort: 'STATUS', mark: availabilityText },
];

const isFancy = ({ value }: FacetOption) => isHueOption(value);

/** The list of one page of stones. */
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
        noun: 'stone',
        plural: 'stones',
        source,
        numbers,
        rowName: ({ stockNumber }) => stockNumber,
        scope: { collection },
        columns,
        filters: [{ field: 'text', hint: 'Number or words of the comment' }, filter, ...formerFilters],
        isWaiting,
      }),
    [pageId, collection, viewer, filter, isWaiting],
  );
}
