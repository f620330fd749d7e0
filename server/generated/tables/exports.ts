// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { PriceList } from '../../src/modules/exports/price-lists/lists/price-list.entity.ts';
import type { PriceListMail } from '../../src/modules/exports/price-lists/mails/price-list-mail.entity.ts';

export interface ExportsTables {
  price_list: TableOf<{
    id: 'int default';
    user_id: 'int';
    name: 'text';
    kind: 'text';
    question: 'jsonb';
    weekday: 'smallint';
    next_send_at: 'timestamptz';
    stopped_at: 'timestamptz null';
    domain: 'text null';
    unsubscribe_token: 'uuid default';
    created_at: 'timestamptz default';
  }, PriceList>;
  price_list_mail: TableOf<{
    id: 'int default';
    status: 'text default';
    attempts: 'smallint default';
    due_at: 'timestamptz default';
    settled_at: 'timestamptz null';
    failure: 'text null';
    message_id: 'uuid default';
    user_id: 'int';
    price_list_id: 'int null';
    due_on: 'date null';
    name: 'text';
    kind: 'text';
    question: 'jsonb';
    domain: 'text null';
    created_at: 'timestamptz default';
  }, PriceListMail>;
}
