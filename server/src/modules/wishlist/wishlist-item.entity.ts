import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { BasketItem } from '../selling/basket/index.ts';

/** Item on a user's wishlist. Deleted when the user orders the item. */
@Entity({ tableName: 'wishlist_item' })
@Index({ properties: ['userId', 'id'] })
@Index({ properties: ['createdAt'] })
@Index({
  name: 'wishlist_item_description_index',
  expression: 'create index wishlist_item_description_index on wishlist_item using gin (description gin_trgm_ops)',
})
export class WishlistItem extends BasketItem {}
