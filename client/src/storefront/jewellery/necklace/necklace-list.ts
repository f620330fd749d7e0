import { numberSource } from '../../../catalogue/stock/numbers/number-source';
import { stockList } from '../../../catalogue/stock/stock-list';
import { stockSource } from '../../../catalogue/stock/stock-source';
import type { StockViewer } from '../../../catalogue/stock/stock-viewer';
import {
  CustomNecklaceFacetsDocument,
  CustomNecklaceListDocument,
  CustomNecklaceNumbersDocument,
  type CustomNecklaceRowFragment,
  type CustomNecklaceSortField,
} from '../../../graphql/generated/graphql';
import { customNecklace } from '../../../graphql/generated/stock/customNecklace';
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
