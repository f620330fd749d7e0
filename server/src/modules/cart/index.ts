import type { EntityClass } from '@mikro-orm/postgresql';
import { CartResolver } from './cart.resolver.ts';
import { CartItem } from './cart-item.entity.ts';

export { Cart } from './cart.resolver.ts';
export { cartRoutes } from './cart.routes.ts';
export { CartItem } from './cart-item.entity.ts';
export { addAllToCart } from './change-cart.ts';
export { emptyCart, lockedCart } from './order-cart.ts';
export { type CartView, readCart } from './read-cart.ts';

export const cartEntities: readonly EntityClass<object>[] = [CartItem];
export const cartResolvers = [CartResolver] as const;
