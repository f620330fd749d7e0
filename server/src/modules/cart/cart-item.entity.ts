import { Entity } from '@mikro-orm/decorators/legacy';
import { BasketItem } from '../selling/basket/index.ts';

/** Item in a user's cart. Does not reserve stock. */
@Entity({ tableName: 'cart_item' })
export class CartItem extends BasketItem {}
