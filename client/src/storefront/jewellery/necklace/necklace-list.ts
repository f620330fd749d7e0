import { numberSource } from '../../../catalogue/stock/numbers/number-source';
import { stockList } from '../../../catalogue/stock/stock-list';
import type { StockViewer } from '../../../catalogue/stock/stock-viewer';
import {
  CustomNecklaceFacetsDocument,
  CustomNecklaceListDocument,
  CustomNecklaceNumbersDocument,
} from '../../../graphql/generated/graphql';
import { customNecklace } from '../../../graphql/generated/stock/customNecklace';
import { countFacets, listSource } from '../../../table/list/list-source';
import { onePerDesign } from '../variants/one-per-design';

const source = onePerDesign(
  listSource(
    CustomNecklaceListDocument,
    (data) => data.customNecklaces,
    countFacets(
      CustomNecklaceFacetsDocument,
      customNecklace.fields.flatMap(({ facet }) => facet ?? []),
      (data) => data.customNecklaces?.facets,
    ),
  ),
);

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
