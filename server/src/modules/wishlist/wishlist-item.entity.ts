import { Entity } from '@mikro-orm/decorators/legacy';
import { BasketItem } from '../selling/index.ts';

/** Something that a user wishes for. It stays on the list until they order it. */
@Entity({ tableName: 'wishlist_item' })
export class WishlistItem extends BasketItem {}
