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
import { useDiamondColorsQuery } from '../../graphql/generated/hooks';
import { diamond } from '../../graphql/generated/stock/diamond';
import type { FacetOption } from '../../table/filters/facets';
import { chosenOptions } from '../../table/filters/values/filter-value';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { countFacets, listSource } from '../../table/list/list-source';
import type { PageId } from '../../table/state/page-ids';
import { TextLink } from '../../ui/links';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { numberSource } from '../stock/numbers/number-source';
import { type StockListFacts, stockList } from '../stock/stock-list';
import type { StockViewer } from '../stock/stock-viewer';
import { availabilityText } from './availability';
import { ColorFilter } from './colors/color-filter';
import { colorFilter, foldHues, isHueOption, type ListedColor } from './colors/hues';
import { measurementsOf } from './diamond-text';
import { webAddress } from './web-address';

const noColors: readonly ListedColor[] = [];

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

function filtersWith(
  colors: readonly ListedColor[] | null,
  collection: DiamondCollection,
): NonNullable<Facts['filters']> {
  const isOffered = ({ value }: FacetOption) => collection !== 'FANCY' || isHueOption(value);
  return [
    { field: 'text', hint: 'Number or words of the comment' },
    {
      field: 'colorIds',
      control: ColorFilter,
      fold: (options) => (colors === null ? [] : foldHues(options, colors).filter(isOffered)),
      apply: (values) => colorFilter(values, colors ?? noColors),
    },
  ];
}

/** The list of one page of stones. */
export function useDiamondList(
  pageId: PageId,
  collection: DiamondCollection,
  viewer: StockViewer,
): ListDeclaration<DiamondRowFragment, DiamondSortField> {
  const { data, error } = useDiamondColorsQuery();
  // Without them only hues cannot be told apart.
  const colors = data?.referenceLists?.colors ?? (error === undefined ? null : noColors);
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
        filters: filtersWith(colors, collection),
        isWaiting: ({ color }) => colors === null && chosenOptions(color).some(isHueOption),
      }),
    [pageId, collection, viewer, colors],
  );
}
