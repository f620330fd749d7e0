import type { EntityClass } from '@mikro-orm/postgresql';
import { WishlistItem } from './wishlist-item.entity.ts';

export const wishlistEntities: readonly EntityClass<object>[] = [WishlistItem];
