/** Something by its name in the schema, and what it says of it. */
export interface PartnerWord {
  readonly name: string;
  readonly meaning: string;
}

/** What webhooks tell of. */
export const webhookEvents: readonly PartnerWord[] = [
  {
    "name": "HOLD_ENDED",
    "meaning": "`hold.ended`: a hold has come to its end. Its `outcome`: `EXPIRED` or `ORDERED`."
  },
  {
    "name": "HOLD_EXTENDED",
    "meaning": "`hold.extended`: a hold ends at another moment than before."
  },
  {
    "name": "HOLD_PLACED",
    "meaning": "`hold.placed`: an item is on hold for the owner, whoever has placed it."
  },
  {
    "name": "HOLD_RELEASED",
    "meaning": "`hold.released`: a hold was given back before its time, or the house has ended it."
  },
  {
    "name": "ORDER_CANCELLED",
    "meaning": "`order.cancelled`: an order was cancelled, by its buyer or by the house."
  },
  {
    "name": "ORDER_CHANGED",
    "meaning": "`order.changed`: status, lines, prices, reference, note or addresses of an order are others."
  },
  {
    "name": "ORDER_DELETED",
    "meaning": "`order.deleted`: the house has deleted an order: it cannot be read any more."
  },
  {
    "name": "ORDER_MESSAGE",
    "meaning": "`order.message`: the house has written to the buyer of an order. What, stands in its timeline."
  },
  {
    "name": "ORDER_PLACED",
    "meaning": "`order.placed`: the owner has placed an order, or the house has made one for them."
  },
  {
    "name": "STOCK_CHANGED",
    "meaning": "`stock.changed`: stock of the types that the endpoint follows has changed (`stockTypes`), whether or not its owner sees those items. At most once a second. `items` names the changed items that the owner can see or could see before, at most 200. It is left out if there are more, or if they are not known one by one; read the feed then."
  },
  {
    "name": "TEST",
    "meaning": "`test`: sent by sendTestWebhook alone, whatever the endpoint is subscribed to."
  }
];

/** What is deprecated now: what to use instead, and when it goes. */
export const deprecations: readonly PartnerWord[] = [];
