/** What becomes of rows that belong to an account when it is deleted. */
export enum ReferenceFate {
  /** They go with it. */
  GOES = 'GOES',
  /** They stay, and belong to nobody any more. */
  STAYS = 'STAYS',
  /** They stay, and are free for others. */
  FREED = 'FREED',
}

/** What rows are called: one and several of them. */
type Words = readonly [one: string, several: string];

/** Not worth saying: bookkeeping of the house, and what is only a part of what is said. */
const untold = null;

/**
 * What the columns that name an account hold, for people. What becomes of it is read from the database's own keys; a test
 * fails for a column that is missing here.
 */
export const accountReferences: Readonly<Record<string, Words | typeof untold>> = {
  'sales_order.user_id': ['order', 'orders'],
  'wishlist_item.user_id': ['item on the wishlist', 'items on the wishlist'],
  'cart_item.user_id': ['item in the cart', 'items in the cart'],
  'diamond.hold_user_id': ['hold on a stone', 'holds on stones'],
  'jewellery_piece.hold_user_id': ['hold on a piece', 'holds on pieces'],
  'stock_hold.user_id': untold,
  'user_address.user_id': ['address', 'addresses'],
  'user_markup.user_id': ['markup', 'markups'],
  'user_page_access.user_id': ['page access', 'page accesses'],
  'wishlist_share.user_id': ['shared link to wishes', 'shared links to wishes'],
  'price_list.user_id': ['price list', 'price lists'],
  'stock_wait.user_id': ['place in a waiting list', 'places in waiting lists'],
  'saved_view.owner_id': ['saved view of a list', 'saved views of lists'],
  'stock_note.user_id': ['note on stock', 'notes on stock'],
  'engagement_ring.user_id': ['ring put together', 'rings put together'],
  'completed_ring.user_id': ['completed ring', 'completed rings'],
  'webhook_endpoint.user_id': ['webhook', 'webhooks'],
  'email_subscription.user_id': ['newsletter subscription', 'newsletter subscriptions'],
  'email_delivery.user_id': ['record of a mail sent to them', 'records of mails sent to them'],
  'contact_message.sender_id': ['message to the house', 'messages to the house'],
  'contact_message.handled_by_id': ['message that they have answered', 'messages that they have answered'],
  'contact_answer.author_id': ['answer that they have written', 'answers that they have written'],
  'email_dispatch.created_by_id': ['mail that they have sent to many', 'mails that they have sent to many'],
  'import_run.started_by_id': ['import that they have started', 'imports that they have started'],
  'price_list_mail.user_id': untold,
  'email_dispatch_user.user_id': untold,
  'email_opt_out.user_id': untold,
  'email_token.user_id': untold,
  'revoked_token.user_id': untold,
  'idempotency_key.user_id': untold,
  'stock_change.actor_id': untold,
  'api_key.user_id': ['key of a program', 'keys of programs'],
  'user_viewing.user_id': untold,
  'user_viewing.administrator_id': untold,
};
