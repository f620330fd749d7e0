import {
  MeleeLotFacetsDocument,
  MeleeLotListDocument,
  MeleeLotNumbersDocument,
  type MeleeLotRowFragment,
  type MeleeLotSortField,
} from '../../graphql/generated/graphql';
import { meleeLot } from '../../graphql/generated/stock/meleeLot';
import { numberSource } from '../../shared/stock-lists/number-source';
import { stockList } from '../../shared/stock-lists/stock-list';
import { stockSource } from '../../shared/stock-lists/stock-source';
import type { StockViewer } from '../../shared/stock-lists/stock-viewer';
import type { ListDeclaration } from '../../table/list/list-declaration';
import type { ListSource } from '../../table/list/list-source';
import { lotMark } from './lot-text';

const source: ListSource<MeleeLotRowFragment, MeleeLotSortField> = {
  ...stockSource(meleeLot, {
    page: MeleeLotListDocument,
    pageOf: (data) => data.meleeLots,
    facets: MeleeLotFacetsDocument,
    facetsOf: (data) => data.meleeLots?.facets,
  }),
  exported: (list) => ({ meleeLots: list }),
};

const numbers = numberSource(meleeLot, MeleeLotNumbersDocument, (data) => data.meleeLots?.items);

function listFor(viewer: StockViewer): ListDeclaration<MeleeLotRowFragment, MeleeLotSortField> {
  return stockList<MeleeLotRowFragment, MeleeLotSortField>({
    pageId: 'melee',
    stock: meleeLot,
    viewer,
    noun: 'lot',
    plural: 'lots',
    source,
    numbers,
    rowName: ({ stockNumber }) => stockNumber,
    columns: [{ path: 'availability', mark: lotMark }],
  });
}

/** The list of melee in the shop, for visitors and for traders. */
export const meleeLists = { everybody: listFor('everybody'), users: listFor('users') };
