// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { WishlistItem } from '../../src/modules/wishlist/wishlist-item.entity.ts';
import type { WishlistShare } from '../../src/modules/wishlist/sharing/wishlist-share.entity.ts';

export interface WishlistTables {
  wishlist_item: TableOf<{
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
  }, WishlistItem>;
  wishlist_share: TableOf<{
    id: 'int default';
    user_id: 'int';
    token_hash: 'bytea';
    wish_ids: 'int[]';
    created_at: 'timestamptz default';
    expires_at: 'timestamptz';
  }, WishlistShare>;
}
