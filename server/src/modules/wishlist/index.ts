import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { SharedLineResolver, SharingResolver } from './sharing/sharing.resolver.ts';
import { WishlistShare } from './sharing/wishlist-share.entity.ts';
import { WishedItemPage, WishesResolver } from './wishes/wishes.resolver.ts';
import { UserWishlistResolver, WishlistPage, WishlistResolver, WishlistsResolver } from './wishlist.resolver.ts';
import { wishlistRoutes } from './wishlist.routes.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

export { addAllToWishlist } from './change-wishlist.ts';
export {
  deleteOrderedItems,
  deletingOrderedItems,
  findSameItems,
  readNamedItems,
} from './read-wishlist.ts';
export { openWishlistDocument, wishlistFilePrefix } from './sharing/documents/open-wishlist-document.ts';
export { WishlistItem } from './wishlist-item.entity.ts';

export const wishlistModule = defineModule({
  entities: [WishlistItem, WishlistShare],
  resolvers: [
    WishlistResolver,
    WishlistsResolver,
    pageFields(WishlistPage),
    UserWishlistResolver,
    WishesResolver,
    pageFields(WishedItemPage),
    SharingResolver,
    SharedLineResolver,
  ],
  routes: wishlistRoutes,
});
