import type { EntityClass } from '@mikro-orm/postgresql';
import { CartResolver } from './cart.resolver.ts';
import { CartItem } from './cart-item.entity.ts';

export { Cart } from './cart.resolver.ts';
export { cartRoutes } from './cart.routes.ts';
export { CartItem } from './cart-item.entity.ts';
export { addAllToCart, emptyCart, lockedCart } from './change-cart.ts';
export { type CartView, readCart } from './read-cart.ts';

export const cartEntities: readonly EntityClass<object>[] = [CartItem];
export const cartResolvers = [CartResolver] as const;
