import { defineModule } from '../../kernel/module.ts';
import { CartResolver } from './cart.resolver.ts';
import { cartRoutes } from './cart.routes.ts';
import { CartItem } from './cart-item.entity.ts';

export { Cart } from './cart.resolver.ts';
export { CartItem } from './cart-item.entity.ts';
export { addAllToCart, emptyCart, lockedCart } from './change-cart.ts';
export { type CartView, readCart } from './read-cart.ts';

export const cartModule = defineModule({
  entities: [CartItem],
  resolvers: [CartResolver],
  routes: cartRoutes,
});
