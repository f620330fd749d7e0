import { numberSource } from '../../../catalogue/stock/numbers/number-source';
import { stockList } from '../../../catalogue/stock/stock-list';
import type { StockViewer } from '../../../catalogue/stock/stock-viewer';
import {
  EternityRingFacetsDocument,
  EternityRingListDocument,
  EternityRingNumbersDocument,
} from '../../../graphql/generated/graphql';
import { eternityRing } from '../../../graphql/generated/stock/eternityRing';
import { countFacets, listSource } from '../../../table/list/list-source';
import { onePerDesign } from '../variants/one-per-design';
import { RingSizeFilter } from './ring-size-filter';

const source = onePerDesign(
  listSource(
    EternityRingListDocument,
    (data) => data.eternityRings,
    countFacets(
      EternityRingFacetsDocument,
      eternityRing.fields.flatMap(({ facet }) => facet ?? []),
      (data) => data.eternityRings?.facets,
    ),
  ),
);

const numbers = numberSource(eternityRing, EternityRingNumbersDocument, (data) => data.eternityRings?.items);

const listFor = (viewer: StockViewer) =>
  stockList({
    pageId: 'eternity-rings',
    stock: eternityRing,
    viewer,
    noun: 'ring',
    plural: 'rings',
    source,
    numbers,
    rowName: ({ name, stockNumber }) => `${name} ${stockNumber}`,
    filters: [{ field: 'ringSize', facet: null, control: RingSizeFilter }],
  });

/** The list of eternity rings, each design in each metal once. */
export const eternityLists = { everybody: listFor('everybody'), users: listFor('users') };
