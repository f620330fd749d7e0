// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { EmailDelivery } from '../../src/modules/emails/dispatches/email-delivery.entity.ts';
import type { EmailDispatch } from '../../src/modules/emails/dispatches/email-dispatch.entity.ts';
import type { EmailOptOut } from '../../src/modules/emails/unsubscribe/email-opt-out.entity.ts';
import type { EmailTemplate } from '../../src/modules/emails/templates/email-template.entity.ts';

export interface EmailsTables {
  email_delivery: TableOf<{
    id: 'int default';
    status: 'text default';
    attempts: 'smallint default';
    due_at: 'timestamptz default';
    settled_at: 'timestamptz null';
    failure: 'text null';
    message_id: 'uuid default';
    dispatch_id: 'int';
    user_id: 'int';
    address: 'citext';
    is_by_name: 'boolean';
    unsubscribe_token: 'uuid default';
  }, EmailDelivery>;
  email_dispatch: TableOf<{
    id: 'int default';
    template_id: 'int null';
    created_by_id: 'int null';
    subject: 'text';
    body: 'text';
    status: 'text default';
    created_at: 'timestamptz default';
    send_at: 'timestamptz';
    finished_at: 'timestamptz null';
    version: 'int default';
  }, EmailDispatch>;
  email_dispatch_channel: TableOf<{
    dispatch_id: 'int';
    channel_id: 'int';
  }>;
  email_dispatch_user: TableOf<{
    dispatch_id: 'int';
    user_id: 'int';
  }>;
  email_opt_out: TableOf<{
    user_id: 'int';
    created_at: 'timestamptz default';
  }, EmailOptOut>;
  email_template: TableOf<{
    id: 'int default';
    name: 'citext';
    subject: 'text';
    body: 'text';
    version: 'int default';
    updated_at: 'timestamptz default';
  }, EmailTemplate>;
}
