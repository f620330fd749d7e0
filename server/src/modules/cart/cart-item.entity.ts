import { Entity } from '@mikro-orm/decorators/legacy';
import { BasketItem } from '../selling/basket/index.ts';

/** Something that a user is about to order. It reserves nothing. */
@Entity({ tableName: 'cart_item' })
export class CartItem extends BasketItem {}
