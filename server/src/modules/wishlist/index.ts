import type { EntityClass } from '@mikro-orm/postgresql';
import { WishlistResolver } from './wishlist.resolver.ts';
import { WishlistItem } from './wishlist-item.entity.ts';
import { UserWishlistResolver, WishlistPageResolver } from './wishlists.resolver.ts';

export { addAllToWishlist } from './change-wishlist.ts';
export { forgetWishes, wishesFor, wishesOf } from './read-wishlist.ts';
export { wishlistRoutes } from './wishlist.routes.ts';
export { WishlistItem } from './wishlist-item.entity.ts';

export const wishlistEntities: readonly EntityClass<object>[] = [WishlistItem];
export const wishlistResolvers = [WishlistResolver, WishlistPageResolver, UserWishlistResolver] as const;
