// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { StockNote } from '../../src/modules/stock-notes/stock-note.entity.ts';

export interface StockNotesTables {
  stock_note: TableOf<{
    user_id: 'int';
    kind: 'text';
    item_id: 'int';
    text: 'text';
  }, StockNote>;
}
