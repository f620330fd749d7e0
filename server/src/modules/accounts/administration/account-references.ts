/** Effect of deleting an account on the rows that reference it. */
export enum ReferenceFate {
  /** The row is deleted with the account. */
  GOES = 'GOES',
  /** The row is retained, and its owner is set to null. */
  STAYS = 'STAYS',
  /** The item is released and becomes available to other buyers again. */
  FREED = 'FREED',
}

type SingularAndPlural = readonly [one: string, several: string];

/**
 * Marks references that are not shown to administrators: internal rows, and rows that are already counted in another
 * entry.
 */
const hiddenReference = null;

/**
 * Display names of the rows that reference an account, keyed by column. The database's foreign keys determine whether
 * the rows are deleted. A test fails if a column is missing.
 */
export const accountReferences: Readonly<Record<string, SingularAndPlural | typeof hiddenReference>> = {
  'sales_order.user_id': ['order', 'orders'],
  'wishlist_item.user_id': ['wishlist item', 'wishlist items'],
  'cart_item.user_id': ['cart item', 'cart items'],
  'diamond.hold_user_id': ['hold on a diamond', 'holds on diamonds'],
  'jewellery_piece.hold_user_id': ['hold on a jewellery piece', 'holds on jewellery pieces'],
  'stock_hold.user_id': hiddenReference,
  'user_address.user_id': ['address', 'addresses'],
  'user_markup.user_id': ['markup', 'markups'],
  'user_page_access.user_id': ['granted page', 'granted pages'],
  'wishlist_share.user_id': ['shared wishlist link', 'shared wishlist links'],
  'price_list.user_id': ['price list', 'price lists'],
  'stock_wait.user_id': ['waiting list entry', 'waiting list entries'],
  'saved_view.owner_id': ['saved view', 'saved views'],
  'stock_note.user_id': ['stock note', 'stock notes'],
  'engagement_ring.user_id': ['engagement ring', 'engagement rings'],
  'completed_ring.user_id': ['completed ring', 'completed rings'],
  'webhook_endpoint.user_id': ['webhook', 'webhooks'],
  'email_subscription.user_id': ['newsletter subscription', 'newsletter subscriptions'],
  'email_delivery.user_id': ['email delivery', 'email deliveries'],
  'contact_message.sender_id': ['contact message sent', 'contact messages sent'],
  'contact_message.handled_by_id': ['contact message handled', 'contact messages handled'],
  'contact_answer.author_id': ['answer to a contact message', 'answers to contact messages'],
  'email_dispatch.created_by_id': ['bulk email created', 'bulk emails created'],
  'import_run.started_by_id': ['import run', 'import runs'],
  'price_list_mail.user_id': hiddenReference,
  'email_dispatch_user.user_id': hiddenReference,
  'email_opt_out.user_id': hiddenReference,
  'email_token.user_id': hiddenReference,
  'revoked_token.user_id': hiddenReference,
  'idempotency_key.user_id': hiddenReference,
  'stock_change.actor_id': hiddenReference,
  'api_key.user_id': ['API key', 'API keys'],
  'user_viewing.user_id': hiddenReference,
  'user_viewing.administrator_id': hiddenReference,
};
