import { sql } from 'kysely';
import { AllocatedStock } from '../../reservations/index.ts';
import { jewellery } from '../../stock-types/jewellery/index.ts';
import { columnsOf } from '../database.ts';
import { stockPiece } from './stock-piece.ts';

const d = columnsOf('jewellery_piece', 'd');

/** Finished pieces of jewelry. Each piece is one of a kind. */
export const jewelleryKind = stockPiece({
  itemType: 8,
  type: jewellery,
  noun: 'jewellery',
  input: 'ID of a piece of jewellery.',
  line: { name: 'JewelleryLine', description: 'Piece of jewellery. One of a kind.' },
  words: sql`concat_ws(', ', coalesce(${d('title')}, ${d('parcel_name')}, initcap(${d('type')})), ${d('material')}, ${d('period')}, ${d('brand')})`,
  snapshotFields: {
    facts: [
      ...['type', 'material', 'karatGold', 'colorOfGold', 'ringSize', 'measurements', 'weight', 'brand', 'period'],
      ...['mainStoneType', 'cutMainStone', 'caratMainStone', 'colorMainStone', 'clarityMainStone'],
    ],
    report: { laboratory: 'labCertificate', number: 'certNum' },
  },
  uniqueIn: AllocatedStock.JEWELLERY,
});
