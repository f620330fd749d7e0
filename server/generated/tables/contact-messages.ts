// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { ContactAnswer } from '../../src/modules/contact-messages/answers/contact-answer.entity.ts';
import type { ContactMessage } from '../../src/modules/contact-messages/contact-message.entity.ts';

export interface ContactMessagesTables {
  contact_answer: TableOf<{
    id: 'int default';
    status: 'text default';
    attempts: 'smallint default';
    due_at: 'timestamptz default';
    settled_at: 'timestamptz null';
    failure: 'text null';
    message_id: 'uuid default';
    contact_message_id: 'int';
    author_id: 'int null';
    text: 'text';
    created_at: 'timestamptz default';
  }, ContactAnswer>;
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
    status: 'text default';
    answered_at: 'timestamptz null';
    handled_at: 'timestamptz null';
    handled_by_id: 'int null';
    version: 'int default';
  }, ContactMessage>;
}
