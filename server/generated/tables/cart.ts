// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { CartItem } from '../../src/modules/cart/cart-item.entity.ts';

export interface CartTables {
  cart_item: TableOf<{
    id: 'int default';
    user_id: 'int';
    item_type: 'smallint';
    number_of_stones: 'int null';
    carats: 'numeric null';
    ring_size: 'text null';
    line_set: 'text null';
    description: 'text';
    price_when_added: 'numeric null';
    created_at: 'timestamptz default';
    diamond_id: 'int null';
    melee_id: 'int null';
    engagement_ring_id: 'int null';
    completed_ring_id: 'int null';
    eternity_ring_id: 'int null';
    bracelet_id: 'int null';
    jewellery_piece_id: 'int null';
    custom_necklace_id: 'int null';
  }, CartItem>;
}
