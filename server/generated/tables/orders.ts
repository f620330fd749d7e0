// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { Order } from '../../src/modules/orders/order.entity.ts';
import type { OrderEvent } from '../../src/modules/orders/timeline/order-event.entity.ts';
import type { OrderLine } from '../../src/modules/orders/order-line.entity.ts';
import type { OrderMessage } from '../../src/modules/orders/timeline/order-message.entity.ts';

export interface OrdersTables {
  sales_order: TableOf<{
    id: 'int default';
    user_id: 'int null';
    is_test: 'boolean default';
    buyer_name: 'text';
    buyer_email: 'text';
    buyer_address: 'text null';
    buyer_vat_number: 'text null';
    reference: 'text null';
    note: 'text null';
    delivery_address: 'jsonb null';
    billing_address: 'jsonb null';
    status: 'smallint default';
    created_at: 'timestamptz default';
    updated_at: 'timestamptz default';
    completed_at: 'timestamptz null';
    payment_requested_at: 'timestamptz null';
    total_price: 'numeric';
    currency: 'text';
    version: 'int default';
  }, Order>;
  sales_order_event: TableOf<{
    id: 'int default';
    order_id: 'int';
    kind: 'text';
    at: 'timestamptz default';
    is_by_buyer: 'boolean';
    actor_name: 'text null';
    status_before: 'smallint null';
    status: 'smallint';
    note: 'text null';
    message_id: 'int null';
  }, OrderEvent>;
  sales_order_line: TableOf<{
    id: 'int default';
    order_id: 'int';
    position: 'smallint';
    item_type: 'smallint';
    stock_id: 'text';
    line_set: 'text null';
    description: 'text';
    image_url: 'text null';
    laboratory: 'text null';
    report_number: 'text null';
    facts: 'jsonb default';
    number_of_stones: 'int null';
    ring_size: 'text null';
    carats: 'numeric null';
    price_per_carat: 'numeric null';
    total_price: 'numeric';
    diamond_id: 'int null';
    melee_id: 'int null';
    engagement_ring_id: 'int null';
    completed_ring_id: 'int null';
    eternity_ring_id: 'int null';
    bracelet_id: 'int null';
    jewellery_piece_id: 'int null';
    custom_necklace_id: 'int null';
  }, OrderLine>;
  sales_order_message: TableOf<{
    id: 'int default';
    status: 'text default';
    attempts: 'smallint default';
    due_at: 'timestamptz default';
    settled_at: 'timestamptz null';
    failure: 'text null';
    message_id: 'uuid default';
    order_id: 'int';
    recipient: 'text';
    subject: 'text';
    text: 'text';
    created_at: 'timestamptz default';
  }, OrderMessage>;
}
