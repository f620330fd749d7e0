import {
  EternityRingFacetsDocument,
  EternityRingListDocument,
  EternityRingNumbersDocument,
  type EternityRingRowFragment,
  type EternityRingSortField,
} from '../../../graphql/generated/graphql';
import { eternityRing } from '../../../graphql/generated/stock/eternityRing';
import { numberSource } from '../../../shared/stock-lists/number-source';
import { stockList } from '../../../shared/stock-lists/stock-list';
import { stockSource } from '../../../shared/stock-lists/stock-source';
import type { StockViewer } from '../../../shared/stock-lists/stock-viewer';
import { onePerDesign } from '../variants/one-per-design';
import { RingSizeFilter } from './ring-size-filter';

const source = onePerDesign<EternityRingRowFragment, EternityRingSortField>({
  ...stockSource(eternityRing, {
    page: EternityRingListDocument,
    pageOf: (data) => data.eternityRings,
    facets: EternityRingFacetsDocument,
    facetsOf: (data) => data.eternityRings?.facets,
  }),
  exported: (list) => ({ eternityRings: list }),
});

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
