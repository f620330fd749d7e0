import {
  type JewelleryCardFragment,
  JewelleryCardsDocument,
  JewelleryPieceFacetsDocument,
  JewelleryPieceNumbersDocument,
  type JewelleryPieceSortField,
} from '../../graphql/generated/graphql';
import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { availabilityMark } from '../../shared/items/availability-mark';
import { pieceTitle } from '../../shared/jewellery/jewellery-text';
import { numberSource } from '../../shared/stock-lists/number-source';
import { stockList } from '../../shared/stock-lists/stock-list';
import { stockSource } from '../../shared/stock-lists/stock-source';
import type { StockViewer } from '../../shared/stock-lists/stock-viewer';
import type { JewelleryPage } from '../../shared/stock-pages/jewellery-pages';
import type { ListDeclaration } from '../../table/list/list-declaration';
import type { ListSource } from '../../table/list/list-source';

const source: ListSource<JewelleryCardFragment, JewelleryPieceSortField> = {
  ...stockSource(jewelleryPiece, {
    page: JewelleryCardsDocument,
    pageOf: (data) => data.jewelleryPieces,
    facets: JewelleryPieceFacetsDocument,
    facetsOf: (data) => data.jewelleryPieces?.facets,
  }),
  exported: (list) => ({ jewelleryPieces: list }),
};

const numbers = numberSource(jewelleryPiece, JewelleryPieceNumbersDocument, (data) => data.jewelleryPieces?.items);

/** The list of one page of jewellery. Keep it while page and viewer stay the same. */
export function jewelleryList(
  { key, title, scope }: JewelleryPage,
  viewer: StockViewer,
): ListDeclaration<JewelleryCardFragment, JewelleryPieceSortField> {
  const isMixed = scope.types === undefined;
  return stockList<JewelleryCardFragment, JewelleryPieceSortField>({
    pageId: key,
    stock: jewelleryPiece,
    viewer,
    ...(isMixed ? { noun: 'piece', plural: 'pieces' } : { noun: 'piece', plural: title.toLowerCase() }),
    source,
    numbers,
    rowName: pieceTitle,
    scope,
    columns: [
      { path: 'availability', mark: availabilityMark },
      { path: 'mainStone.type', header: 'Main stone', sort: 'MAIN_STONE_TYPE' },
      { path: 'mainStone.cut', header: 'Shape', sort: 'CUT_MAIN_STONE' },
      { path: 'mainStone.carats', header: 'Carat', value: 'carats', sort: 'CARAT_MAIN_STONE' },
    ],
    filters: [{ field: 'text', hint: 'Number or words of the title' }],
  });
}
