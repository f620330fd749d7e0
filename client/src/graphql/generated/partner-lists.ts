/** A name in the schema and its description. */
export interface PartnerListEntry {
  readonly name: string;
  readonly meaning: string;
}

/** Events that webhooks can subscribe to. */
export const webhookEvents: readonly PartnerListEntry[] = [
  {
    "name": "HOLD_ENDED",
    "meaning": "`hold.ended`: a hold ended. Its `outcome` is `EXPIRED` or `ORDERED`."
  },
  {
    "name": "HOLD_EXTENDED",
    "meaning": "`hold.extended`: the end of a hold was changed."
  },
  {
    "name": "HOLD_PLACED",
    "meaning": "`hold.placed`: a hold was placed for the owner, by the owner or an administrator."
  },
  {
    "name": "HOLD_RELEASED",
    "meaning": "`hold.released`: the owner or an administrator released a hold before its end."
  },
  {
    "name": "ORDER_CANCELLED",
    "meaning": "`order.cancelled`: the buyer or an administrator cancelled an order."
  },
  {
    "name": "ORDER_CHANGED",
    "meaning": "`order.changed`: the status, lines, prices, reference, note or addresses of an order changed."
  },
  {
    "name": "ORDER_DELETED",
    "meaning": "`order.deleted`: an administrator deleted an order. It can no longer be read."
  },
  {
    "name": "ORDER_MESSAGE",
    "meaning": "`order.message`: an administrator sent the buyer a message about an order. The order's timeline contains the text."
  },
  {
    "name": "ORDER_PLACED",
    "meaning": "`order.placed`: the owner placed an order, or an administrator created one for the owner."
  },
  {
    "name": "STOCK_CHANGED",
    "meaning": "`stock.changed`: stock of the endpoint's `stockTypes` has changed, whether or not its owner can see the items. Sent at most once per second. `items` lists at most 200 changed items that the owner can see or could see before. It is omitted if there are more, or if the changes are not known individually. In that case read the feed."
  },
  {
    "name": "TEST",
    "meaning": "`test`: sent only by `sendTestWebhook`, regardless of the endpoint's subscriptions."
  }
];

/** Deprecated fields and values: the replacement, and the removal date. */
export const deprecations: readonly PartnerListEntry[] = [];
