import { RequiredText } from '../../../../kernel/input/field-rules.ts';
import { expiredLink, type FileStream } from '../../../../kernel/transport/download.ts';
import { allowDuringMaintenance, guest, signedIn } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { callerOfSignedLink, signedLinkClaimsOf } from '../../../api-keys/index.ts';
import { WishlistItem } from '../../wishlist-item.entity.ts';
import { WishlistDocumentInput } from '../share-wishlist.ts';
import { chosenWishes, showWishes } from '../shared-items.ts';
import { senderOf, writeWishlistDocument } from './write-wishlist-document.ts';

/** Prefix of the file names in download tokens for wishlist PDFs. Followed by `prices` or `items`. */
export const wishlistFilePrefix = 'wishlists/';
const pricesSegment = { with: 'prices', without: 'items' } as const;

/** IDs are encoded in base 36 to keep the URL short. */
const radix = 36;

class OpenWishlistDocumentInput {
  /** Long enough for 500 encoded IDs and the other parts of the token. */
  @RequiredText(8_000)
  token!: string;
}

/**
 * Returns a signed URL for a PDF with the selected items of the caller's wishlist. The URL is valid for five minutes.
 * Throws the errors of `chosenWishes`.
 */
export const wishlistDocumentAddress = query(
  signedIn,
  WishlistDocumentInput,
  async (ctx, { lineIds = null, withPrices }): Promise<string> => {
    const rows = await chosenWishes(ctx, lineIds);
    const ids = rows.map(({ id }) => id.toString(radix)).join('.');
    const file = `${wishlistFilePrefix}${withPrices ? pricesSegment.with : pricesSegment.without}/${ids}`;
    const { token } = ctx.services.downloadTokens.sign({ ...signedLinkClaimsOf(ctx), file, activeOnly: false });
    return `/documents?token=${token}`;
  },
);

/**
 * Returns the wishlist items of a signed URL as a PDF, with the current prices and visibility of the user who
 * requested the URL. Throws FORBIDDEN (401) if the token is invalid or expired, or if the user may no longer sign in.
 * Throws INVALID_REQUEST 429 (BUDGET_EXCEEDED) if the user's budget is exhausted.
 */
export const openWishlistDocument = query(
  allowDuringMaintenance(guest),
  OpenWishlistDocumentInput,
  async (ctx, { token }): Promise<FileStream> => {
    const { em, services } = ctx;
    const claims = services.downloadTokens.read(token);
    if (!claims?.file.startsWith(wishlistFilePrefix)) throw expiredLink();
    const caller = await callerOfSignedLink(ctx, claims);
    if (!caller) throw expiredLink();
    const callerCtx = { ...ctx, ...caller, hasBadToken: false };
    const [segment, ids = ''] = claims.file.slice(wishlistFilePrefix.length).split('/');
    const wishIds = ids.split('.').map((id) => Number.parseInt(id, radix));
    // Has the same cost as an order document, because it is also generated in the server process.
    services.costBudgets.spend(callerCtx, 20 + wishIds.length);
    const rows = await em.find(
      WishlistItem,
      { userId: claims.userId, id: { $in: wishIds } },
      { orderBy: { id: 'asc' }, connectionType: 'write' },
    );
    const { wishes } = await showWishes(callerCtx, rows, claims.userId);
    const sender = await senderOf(callerCtx);
    const { currency } = services.config;
    const prices = segment === pricesSegment.with ? { currency } : null;
    return {
      fileName: 'wishlist.pdf',
      mediaType: 'application/pdf',
      bytes: await writeWishlistDocument({ wishes, prices, sender, date: new Date() }),
    };
  },
);
