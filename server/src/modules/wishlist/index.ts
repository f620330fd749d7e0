import type { EntityClass } from '@mikro-orm/postgresql';
import { pageFields } from '../../kernel/input/page.ts';
import { WishlistResolver } from './wishlist.resolver.ts';
import { WishlistItem } from './wishlist-item.entity.ts';
import { UserWishlistResolver, WishlistPage, WishlistsResolver } from './wishlists.resolver.ts';

export { addAllToWishlist } from './change-wishlist.ts';
export { forgetWishes, wishesFor, wishesOf } from './read-wishlist.ts';
export { wishlistRoutes } from './wishlist.routes.ts';
export { WishlistItem } from './wishlist-item.entity.ts';

export const wishlistEntities: readonly EntityClass<object>[] = [WishlistItem];
export const wishlistResolvers = [
  WishlistResolver,
  WishlistsResolver,
  pageFields(WishlistPage),
  UserWishlistResolver,
] as const;
