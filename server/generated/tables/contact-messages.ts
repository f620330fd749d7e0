// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { ContactMessage } from '../../src/modules/contact-messages/contact-message.entity.ts';

export interface ContactMessagesTables {
  contact_message: TableOf<{
    id: 'int default';
    name: 'text';
    email: 'text';
    phone: 'text null';
    subject: 'text null';
    message: 'text';
    stock_number: 'text null';
    order_id: 'int null';
    sender_id: 'int null';
    domain: 'text null';
    created_at: 'timestamptz default';
    handled_at: 'timestamptz null';
    handled_by_id: 'int null';
    version: 'int default';
  }, ContactMessage>;
}
