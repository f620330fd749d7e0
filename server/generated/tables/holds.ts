// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { HoldRecord } from '../../src/modules/holds/records/hold-record.entity.ts';
import type { StockWait } from '../../src/modules/holds/stock-wait.entity.ts';

export interface HoldsTables {
  stock_hold: TableOf<{
    id: 'int default';
    kind: 'text';
    item_id: 'int';
    stock_number: 'text';
    user_id: 'int';
    is_test: 'boolean default';
    is_by_house: 'boolean default';
    note: 'text null';
    placed_at: 'timestamptz default';
    until: 'timestamptz null';
    ended_at: 'timestamptz null';
    outcome: 'text null';
    version: 'int default';
  }, HoldRecord>;
  stock_wait: TableOf<{
    id: 'int default';
    kind: 'text';
    item_id: 'int';
    user_id: 'int';
    place: 'int';
    hold_hours: 'smallint null';
    told_at: 'timestamptz null';
    created_at: 'timestamptz';
  }, StockWait>;
}
