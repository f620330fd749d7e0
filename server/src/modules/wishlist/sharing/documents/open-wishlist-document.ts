import { RequiredText } from '../../../../kernel/input/field-rules.ts';
import { expiredLink, type FileStream } from '../../../../kernel/transport/download.ts';
import { evenWhileClosed, guest, signedIn } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { askerOf, callerWhoAsked } from '../../../api-keys/index.ts';
import { WishlistItem } from '../../wishlist-item.entity.ts';
import { WishlistDocumentInput } from '../share-wishlist.ts';
import { chosenWishes, showWishes } from '../shown-wishes.ts';
import { senderOf, writeWishlistDocument } from './write-wishlist-document.ts';

/** What begins the names of such files in the tokens that open them: with prices, or without. */
export const wishlistFilePrefix = 'wishlists/';
const pricesWord = { with: 'prices', without: 'items' } as const;

/** Ids written short: addresses have an end. */
const radix = 36;

class OpenWishlistDocumentInput {
  /** 500 ids of eight letters and the rest of the token. */
  @RequiredText(8_000)
  token!: string;
}

/** Signs an address under which the caller gets some of their wishes as PDF for five minutes. Throws what `chosenWishes` throws. */
export const wishlistDocumentAddress = query(
  signedIn,
  WishlistDocumentInput,
  async (ctx, { lineIds = null, withPrices }): Promise<string> => {
    const rows = await chosenWishes(ctx, lineIds);
    const ids = rows.map(({ id }) => id.toString(radix)).join('.');
    const file = `${wishlistFilePrefix}${withPrices ? pricesWord.with : pricesWord.without}/${ids}`;
    const { token } = ctx.services.downloadTokens.sign({ ...askerOf(ctx), file, activeOnly: false });
    return `/documents?token=${token}`;
  },
);

/**
 * Wishes behind a signed address, as PDF: the token stands for whoever asked for it, and shows what they see now. FORBIDDEN
 * (401) for a token that is not ours or has expired, or whose user may not sign in any more; INVALID_REQUEST 429
 * (BUDGET_EXCEEDED) when their budget is used up.
 */
export const openWishlistDocument = query(
  evenWhileClosed(guest),
  OpenWishlistDocumentInput,
  async (ctx, { token }): Promise<FileStream> => {
    const { em, services } = ctx;
    const claims = services.downloadTokens.read(token);
    if (!claims?.file.startsWith(wishlistFilePrefix)) throw expiredLink();
    const asker = await callerWhoAsked(ctx, claims);
    if (!asker) throw expiredLink();
    const asAsker = { ...ctx, ...asker, hasBadToken: false };
    const [word, ids = ''] = claims.file.slice(wishlistFilePrefix.length).split('/');
    const wishIds = ids.split('.').map((id) => Number.parseInt(id, radix));
    // As dear as the paper of an order: the process that answers everybody else writes it.
    services.costBudgets.spend(asAsker, 20 + wishIds.length);
    const rows = await em.find(
      WishlistItem,
      { userId: claims.userId, id: { $in: wishIds } },
      { orderBy: { id: 'asc' }, connectionType: 'write' },
    );
    const { wishes } = await showWishes(asAsker, rows, claims.userId);
    const sender = await senderOf(asAsker);
    const { currency } = services.config;
    const prices = word === pricesWord.with ? { currency } : null;
    return {
      fileName: 'wishlist.pdf',
      mediaType: 'application/pdf',
      bytes: await writeWishlistDocument({ wishes, prices, sender, date: new Date() }),
    };
  },
);
