import {
  CustomNecklaceFacetsDocument,
  CustomNecklaceListDocument,
  CustomNecklaceNumbersDocument,
  type CustomNecklaceRowFragment,
  type CustomNecklaceSortField,
} from '../../../graphql/generated/graphql';
import { customNecklace } from '../../../graphql/generated/stock/customNecklace';
import { numberSource } from '../../../shared/stock-lists/number-source';
import { stockList } from '../../../shared/stock-lists/stock-list';
import { stockSource } from '../../../shared/stock-lists/stock-source';
import type { StockViewer } from '../../../shared/stock-lists/stock-viewer';
import { onePerDesign } from '../variants/one-per-design';

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

/** The list of necklaces made to order, each once whatever its chain. */
export const necklaceLists = { everybody: listFor('everybody'), users: listFor('users') };
