import type { EntityClass } from '@mikro-orm/postgresql';
import { CartResolver } from './cart.resolver.ts';
import { CartItem } from './cart-item.entity.ts';

export { cartRoutes } from './cart.routes.ts';
export { CartItem } from './cart-item.entity.ts';
export { addAllToCart } from './change-cart.ts';
export { emptyCart, lockCart } from './order-cart.ts';

export const cartEntities: readonly EntityClass<object>[] = [CartItem];
export const cartResolvers = [CartResolver] as const;
