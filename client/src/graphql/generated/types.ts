/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Changes to the "About us" page. Null clears a field. Omitted fields are unchanged. */
export type AboutUsPatch = {
  /** First picture: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. */
  image1?: File | null | undefined;
  /** Second picture: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. */
  image2?: File | null | undefined;
  /** Text about the company: plain text, with an empty line between paragraphs. At most 10,000 characters. */
  text?: string | null | undefined;
};

/** Page of stock to which access is granted. */
export type AccessPage =
  /** Black diamonds. REST value: 3. */
  | 'BLACK'
  /** Fancy colors: diamonds neither white nor black. REST value: 8. */
  | 'FANCY_COLOR'
  /** Fancy shapes: diamonds that are not round. REST value: 7. */
  | 'FANCY_SHAPE'
  /** Lab-grown diamonds. REST value: 1. */
  | 'LAB_GROWN'
  /** Pairs of diamonds. REST value: 4. */
  | 'MATCHING_PAIRS'
  /** Melee. REST value: 5. */
  | 'MELEE'
  /** Diamonds with visible inclusions. REST value: 6. */
  | 'SALT_AND_PEPPER'
  /** White round diamonds. REST value: 2. */
  | 'WHITE';

/** Items to add to the cart. */
export type AddToCartInput = {
  /** 1 to 500 items. Items already in the cart count as added. */
  items: Array<BasketItemInput>;
};

/** New entry of a waiting list. */
export type AddToWaitingListInput = {
  /** Number of hours for which the item is put on hold for the user when it becomes available. At most 720. If omitted, the user only gets an email. */
  holdHours?: number | null | undefined;
  /** Item ID. */
  id: string;
  /** Stock type of the item. */
  kind: StockKind;
  /** ID of the user to add, who must be approved. */
  userId: string;
};

/** Input for `addToWishlist`. */
export type AddToWishlistInput = {
  /** 1 to 500 items to add. Items already on the list count as added. */
  items: Array<BasketItemInput>;
};

/** Adds a markup to a user. */
export type AddUserMarkupInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Markup to add after the user's existing markups. The first markup that matches an item applies. */
  markup: MarkupInput;
  /** User ID. */
  userId: string;
};

/** A postal address. */
export type AddressInput = {
  /** Street and number. At most 300 characters. */
  address: string;
  /** City. At most 100 characters. */
  city: string;
  /** Name of the company. Null if not set. At most 200 characters. */
  company?: string | null | undefined;
  /** ID of a country in `countries`. Changing the country clears the federation. */
  countryId: string;
  /** Email address. Null if it is the same as the email address of the account. At most 254 characters. */
  email?: string | null | undefined;
  /** ID of a state or province in the country's federations. */
  federationId?: string | null | undefined;
  /** First name. At most 100 characters. */
  firstName: string;
  /** Whether invoices are sent to this address. */
  isBilling?: boolean;
  /** Last name. At most 100 characters. */
  lastName: string;
  /** Building, floor or suite. Null if not set. At most 300 characters. */
  line2?: string | null | undefined;
  /** Phone number. Null if not set. At most 50 characters. */
  phone?: string | null | undefined;
  /** Postcode or ZIP code. Null if not set. At most 20 characters. */
  postcode?: string | null | undefined;
  /** VAT number of the company. Null if not set. At most 30 characters. */
  vatNumber?: string | null | undefined;
};

/** Changed fields of an address. Omitted fields are unchanged. Null clears a field. */
export type AddressPatch = {
  /** Street and number. At most 300 characters. Cannot be cleared. */
  address?: string | null | undefined;
  /** City. At most 100 characters. Cannot be cleared. */
  city?: string | null | undefined;
  /** Name of the company. Null if not set. At most 200 characters. */
  company?: string | null | undefined;
  /** ID of a country in `countries`. Changing the country clears the federation. Cannot be cleared. */
  countryId?: string | null | undefined;
  /** Email address. Null if it is the same as the email address of the account. At most 254 characters. */
  email?: string | null | undefined;
  /** ID of a state or province in the country's federations. */
  federationId?: string | null | undefined;
  /** First name. At most 100 characters. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** Whether invoices are sent to this address. Cannot be cleared. */
  isBilling?: boolean | null | undefined;
  /** Last name. At most 100 characters. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** Building, floor or suite. Null if not set. At most 300 characters. */
  line2?: string | null | undefined;
  /** Phone number. Null if not set. At most 50 characters. */
  phone?: string | null | undefined;
  /** Postcode or ZIP code. Null if not set. At most 20 characters. */
  postcode?: string | null | undefined;
  /** VAT number of the company. Null if not set. At most 30 characters. */
  vatNumber?: string | null | undefined;
};

/** Answer to a contact message. */
export type AnswerContactMessageInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Message ID. */
  id: string;
  /** Plain text of the answer. The email quotes the message below it. At most 10,000 characters. */
  text: string;
};

/** Budget for requests made with an API key. */
export type ApiKeyBudgetInput = {
  /** Maximum budget: 1,000 to 10,000,000. */
  limit: number;
  /** Budget restored per second, up to the limit: 10 to 100,000. */
  restorePerSecond: number;
};

/** Changed fields of a key. Omitted fields are unchanged. */
export type ApiKeyPatch = {
  /** IP addresses from which the key works: IPv4 or IPv6, single addresses or ranges such as 192.0.2.0/24 and 2001:db8::/32. Null: all addresses. */
  addressRanges?: Array<string> | null | undefined;
  /** Null: the default budget. Administrators only: FORBIDDEN for other users. */
  budget?: ApiKeyBudgetInput | null | undefined;
  /** When the key expires. If null, it does not expire. */
  expiresAt?: string | null | undefined;
  /** Name of the key, such as the name of the program that uses it. At most 80 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** Scopes of the key. Cannot be cleared. */
  scopes?: Array<ApiKeyScope> | null | undefined;
};

/** Scope of an API key. A key never has more rights than its owner. */
export type ApiKeyScope =
  /** Places and releases holds for the owner. */
  | 'HOLDS_WRITE'
  /** Reads the owner’s orders and cart, with their totals. */
  | 'ORDERS_READ'
  /** Changes the owner’s cart, and places (with PRICES_READ) and cancels orders. */
  | 'ORDERS_WRITE'
  /** Reads stock prices for the owner. Without this scope, prices are null. */
  | 'PRICES_READ'
  /** Reads lists, items, search results and exports of stock that the owner can see. */
  | 'STOCK_READ'
  /** Manages the owner’s webhook endpoints. */
  | 'WEBHOOKS_MANAGE';

/** State of an API key. */
export type ApiKeyState =
  /** The key is active if its owner can sign in. */
  | 'ACTIVE'
  /** The key has expired. Setting a later expiry reactivates it. */
  | 'EXPIRED'
  /** The key was revoked permanently. */
  | 'REVOKED';

/** Kind of items that need attention. Each count equals the total of the corresponding list. */
export type AttentionKind =
  /** 1 if the last backup failed, or no backup has succeeded for 26 hours. Otherwise 0. There is no list. */
  | 'BACKUP_PROBLEM'
  /** Imports since `since` that were rejected or failed. Dry runs are excluded. */
  | 'FAILED_IMPORTS'
  /** Background jobs that failed within the last 7 days and are not retried. Emails in FAILED_SYSTEM_MAILS are excluded. */
  | 'FAILED_JOBS'
  /** Bulk emails with failed copies. */
  | 'FAILED_MAILS'
  /** System emails, such as password resets, that failed within the last 7 days. */
  | 'FAILED_SYSTEM_MAILS'
  /** Diamonds whose hold ends by `dayEnds`. */
  | 'HOLDS_ENDING'
  /** Active melee lots with at most `lowMeleeCarats` carats left. */
  | 'LOW_MELEE'
  /** Orders that are being processed. */
  | 'NEW_ORDERS'
  /** Contact messages that are not handled. */
  | 'OPEN_MESSAGES'
  /** Orders that are waiting for payment. */
  | 'ORDERS_AWAITING_PAYMENT'
  /** Orders that are being delivered. */
  | 'ORDERS_IN_DELIVERY'
  /** Users who are waiting for approval. */
  | 'USERS_TO_APPROVE';

/** Action recorded by an audit log entry. */
export type AuditAction =
  /** The record was created. It has no previous values. */
  | 'CREATE'
  /** The record was deleted. It has no new values. */
  | 'DELETE'
  /** The record was changed. Only changed fields are listed. */
  | 'UPDATE';

/** Filter for audit log entries. Fields are combined with AND, values of a list with OR. */
export type AuditLogFilter = {
  /** Actions on the records. */
  actions?: Array<AuditAction> | null | undefined;
  /** User IDs of the administrators who made the changes, or of the owners of the API keys that made them. */
  actorIds?: Array<string> | null | undefined;
  /** Time of the changes. */
  at?: DateTimeRange | null | undefined;
  /** True: omits entries of items changed in bulk, since each bulk change has a separate entry. No effect together with `ids`, `subjectId`, `text` or `stockChangeId`. */
  groupBulkChanges?: boolean | null | undefined;
  /** Entry IDs. At least one. */
  ids?: Array<string> | null | undefined;
  /** Public IDs of the API keys that made the changes: the part between `fk_` and the secret. */
  keyPublicIds?: Array<string> | null | undefined;
  /** ID of a bulk change. Matches items changed by the bulk change or by its undo. */
  stockChangeId?: string | null | undefined;
  /** ID of a record. Matches the whole history of the record, including its parts. Requires `subjects`, because IDs are unique only within a type. */
  subjectId?: string | null | undefined;
  /** Types of the changed records. */
  subjects?: Array<AuditSubject> | null | undefined;
  /** Part of the label: stock number, email address or name. */
  text?: string | null | undefined;
};

/** Part of an audited record. */
export type AuditPart =
  /** An address of a user. */
  | 'ADDRESS'
  /** An answer to a contact message. */
  | 'ANSWER'
  /** An API key of a user. Its secret is never logged. */
  | 'API_KEY'
  /** The source and schedule of an import profile's files. */
  | 'FETCH'
  /** A line of an order. */
  | 'LINE'
  /** A markup of a user. */
  | 'MARKUP'
  /** An option of a filter. */
  | 'OPTION'
  /** A page of stock that a user may see. */
  | 'PAGE_ACCESS'
  /** An impersonation of a user by an administrator: created when it starts, deleted when it ends. */
  | 'VIEWING'
  /** A webhook endpoint of a user. */
  | 'WEBHOOK';

/** Type of an audited record. The label of stock is its stock number. */
export type AuditSubject =
  /** The about page. There is only one record, without a label. */
  | 'ABOUT_US'
  /** A bracelet. */
  | 'BRACELET'
  /** Contact details of the brand. There is only one record, without a label. */
  | 'CONTACT_INFO'
  /** A contact message. Its label is the sender's email address. */
  | 'CONTACT_MESSAGE'
  /** A custom necklace. */
  | 'CUSTOM_NECKLACE'
  /** The default generic diamond. There is only one record, without a label. */
  | 'DEFAULT_GENERIC_DIAMOND'
  /** A diamond. */
  | 'DIAMOND'
  /** A newsletter. Its label is its name. */
  | 'EMAIL_CHANNEL'
  /** A bulk email. Its label is its subject. */
  | 'EMAIL_DISPATCH'
  /** An email template. Its label is its name. */
  | 'EMAIL_TEMPLATE'
  /** An eternity ring. */
  | 'ETERNITY_RING'
  /** A generic diamond. */
  | 'GENERIC_DIAMOND'
  /** The home page. There is only one record, without a label. */
  | 'HOMEPAGE'
  /** An import run as a whole, with its counts or the reason for its rejection. Changed items have separate entries, new items have none. The ID is the stock type, such as `diamonds`. Its label is the file name. */
  | 'IMPORT'
  /** A saved import profile of a vendor, with the source from which its files are fetched. Its label is its name. */
  | 'IMPORT_PROFILE'
  /** A jewellery piece. */
  | 'JEWELLERY'
  /** A queue of background jobs whose failed jobs were retried or discarded. Its ID and its label are its name. */
  | 'JOB_QUEUE'
  /** Maintenance mode of the site. There is only one record, without a label. */
  | 'MAINTENANCE'
  /** A melee lot. */
  | 'MELEE'
  /** An order with its lines. Its label is the buyer's name. Lines are labeled by stock number. */
  | 'ORDER'
  /** Texts for order documents. There is only one record, without a label. */
  | 'ORDER_DOCUMENT_SETTINGS'
  /** A filter of a page with its options. Each label is the text of the filter or option. */
  | 'PAGE_FILTER'
  /** Settings of a page's list. Its label is the name of the page. */
  | 'PAGE_SETTINGS'
  /** Setting and diamond of the example ring. There is only one record, without a label. */
  | 'RING_CONFIG'
  /** A ring setting. */
  | 'RING_SETTING'
  /** A trade show. Its label is its name. */
  | 'SHOW'
  /** A bulk change of stock, or its undo, as a whole. Its label is its description. Changed items have separate entries with its ID in `stockChangeId`. */
  | 'STOCK_CHANGE'
  /** A support contact. Its label is its name. */
  | 'SUPPORT_CONTACT'
  /** An account with its addresses, markups, page access, API keys and webhooks. Its label is its email address. */
  | 'USER'
  /** A user on the waiting list of a held item. It has no label. */
  | 'WAITING_LIST';

/** Format in which to display the values of a change. */
export type AuditValueKind =
  /** A day: 2026-11-24. */
  | 'DAY'
  /** Text of several lines, displayed unchanged. */
  | 'LONG_TEXT'
  /** Time in UTC, ISO 8601. */
  | 'MOMENT'
  /** Amount in the currency of the server, without trailing zeros. */
  | 'MONEY'
  /** A number, without trailing zeros. */
  | 'NUMBER'
  /** Text, displayed unchanged. */
  | 'TEXT';

/** Availability of a stock item for the caller. Only FOR_SALE and HELD_FOR_YOU can be ordered. Treat an unknown value as GONE. */
export type Availability =
  /** Can be ordered. */
  | 'FOR_SALE'
  /** Suspended, out on memo, inactive or without a price. Also half of an inseparable pair, if the other half cannot be ordered. */
  | 'GONE'
  /** On hold for the caller; other buyers cannot order it. */
  | 'HELD_FOR_YOU'
  /** On hold for another buyer, or in an open order of another buyer. It may become available again. */
  | 'ON_HOLD'
  /** In an order of the caller, open or completed. It cannot be ordered again. */
  | 'ORDERED_BY_YOU'
  /** Sold to another buyer. */
  | 'SOLD';

/** Item to add to a list. Exactly one field must be set. */
export type BasketItemInput =
  {   /** ID of a bracelet in a specific color and size. */
  braceletId: string; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never;   /** New ring made from a setting and a generic diamond. */
  completedRing: CompletedRingInput; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never;   /** ID of a completed ring that the caller has created. */
  completedRingId: string; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never;   /** ID of a custom necklace. */
  customNecklaceId: string; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never;   /** ID of a diamond, or of a parcel to add one of its stones. A stone of a line set adds the whole set; half of an inseparable pair adds the other half. */
  diamondId: string; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never;   /** New ring made from a setting and a diamond. */
  engagementRing: EngagementRingInput; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never;   /** ID of an engagement ring that the caller has created. */
  engagementRingId: string; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never;   /** ID of an eternity ring. */
  eternityRingId: string; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never;   /** ID of a piece of jewellery. */
  jewelleryPieceId: string; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never;   /** ID of any stone of a line set or inseparable pair, to add all of it. Other stones are rejected. */
  lineSetDiamondId: string; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never;   /** Amount of a melee lot. */
  melee: MeleeAmountInput; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never;   /** Stones of a parcel. */
  parcel: ParcelAmountInput; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never;   /** ID of a line of the caller’s wishlist. */
  wishlistLineId: string; };

/** User to impersonate. */
export type BeginViewingInput = {
  /** User ID. The account must be approved, not blocked and not an administrator. */
  userId: string;
};

/** Fields for which a list of bracelets can return facets. */
export type BraceletFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Color of this variant, such as Yellow Gold. */
  | 'COLOR'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** Name that the variants share, as in the URL of their page. */
  | 'NAME'
  /** Number of stones. */
  | 'NUMBER_OF_STONES'
  /** Price of the bracelet in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Size of this variant, such as 7 in or M. */
  | 'SIZE'
  /** Total weight of the stones in carats. */
  | 'TOTAL_CARATS'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type BraceletFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Color of this variant, such as Yellow Gold. */
  colors?: Array<string> | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** True: the least expensive matching variant of each design. False: all other variants. Keys without the scope PRICES_READ get FORBIDDEN. Not available in feeds. */
  isOneOfEachDesign?: boolean | null | undefined;
  /** Metal, such as Platinum or 18K Gold. */
  materials?: Array<string> | null | undefined;
  /** Name that the variants share, as in the URL of their page. */
  names?: Array<string> | null | undefined;
  /** Number of stones. */
  numberOfStones?: IntRange | null | undefined;
  /** Price of the bracelet in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Size of this variant, such as 7 in or M. */
  sizes?: Array<string> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Total weight of the stones in carats. */
  totalCarats?: CaratsRange | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
};

/** Sort criterion. */
export type BraceletSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: BraceletSortField;
};

/** Fields by which a list of bracelets can be sorted. Grades are sorted by rank. */
export type BraceletSortField =
  /** Color of this variant, such as Yellow Gold. */
  | 'COLOR'
  /** Public description. */
  | 'DESCRIPTION'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** Name that the variants share, as in the URL of their page. */
  | 'NAME'
  /** Number of stones. */
  | 'NUMBER_OF_STONES'
  /** Price of the bracelet in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Size of this variant, such as 7 in or M. */
  | 'SIZE'
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  | 'STOCK_NUMBER'
  /** Heading of the page. */
  | 'TITLE'
  /** Total weight of the stones in carats. */
  | 'TOTAL_CARATS'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Bulk email to cancel. */
export type CancelEmailDispatchInput = {
  /** ID of the bulk email. */
  id: string;
};

/** Input for `cancelImport`. */
export type CancelImportInput = {
  /** Import run ID. */
  id: string;
};

/** Input for `cancelOrder`. */
export type CancelOrderInput = {
  /** `version` of the order that was read. */
  expectedVersion: number;
  /** Order ID. Must be an order of the caller. */
  id: string;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A repeated request with the same key changes nothing; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey?: string | null | undefined;
};

/** Inclusive range of weights in carats. */
export type CaratsRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: number | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: number | null | undefined;
};

/** Input for `changeDiamondStatus`. */
export type ChangeDiamondStatusInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** End of the hold, only with HOLD. If omitted, the hold is open-ended. */
  holdUntil?: string | null | undefined;
  /** Buyer ID, only with HOLD. If omitted, the hold has no customer. */
  holdUserId?: string | null | undefined;
  /** Diamond ID. */
  id: string;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A repeated request with the same key changes nothing; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey?: string | null | undefined;
  /** New status. */
  status: StockStatus;
};

/** Input for `changeOrderStatus`. */
export type ChangeOrderStatusInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Order ID. */
  id: string;
  /** New status. Sending the current status has no effect. */
  status: OrderStatus;
};

/** Changes the caller's own password. */
export type ChangePasswordInput = {
  /** Current password. WRONG_PASSWORD if it does not match. */
  currentPassword: string;
  /** Password of at least 8 characters. Common passwords are rejected. */
  newPassword: string;
};

/** Categories of diamond colors. Treat an unknown value as FANCY. */
export type ColorCategory =
  /** Black. */
  | 'BLACK'
  /** Any other hue. */
  | 'FANCY'
  /** Colorless to light yellow, D to Z. */
  | 'WHITE';

/** Setting with a generic diamond that fits it. */
export type CompletedRingInput = {
  /** Engraved text. At most 40 characters. */
  engraving?: string | null | undefined;
  /** ID of the generic diamond. Its shape and weight must fit the setting. */
  genericDiamondId: string;
  /** ID of the setting. */
  ringSettingId: string;
  /** US ring size, within the sizes of the setting. Omit, or set to null, if no size has been chosen. */
  ringSize?: number | null | undefined;
};

/** Parameters of the link in the confirmation email. */
export type ConfirmEmailInput = {
  /** Email address, as in the link. */
  email: string;
  /** Token, as in the link. Valid once, for 7 days. */
  token: string;
};

/** Changes to the contact details. Null clears a field. Omitted fields are unchanged. */
export type ContactInfoPatch = {
  /** Street and number. At most 200 characters. */
  address?: string | null | undefined;
  /** City and postal code. At most 200 characters. */
  city?: string | null | undefined;
  /** Name of the company. Default: the brand name. At most 200 characters. */
  companyName?: string | null | undefined;
  /** Country. At most 200 characters. */
  country?: string | null | undefined;
  /** Email address. At most 254 characters. */
  email?: string | null | undefined;
  /** URL of the Facebook page. At most 2,000 characters. */
  facebook?: string | null | undefined;
  /** Fax number. At most 50 characters. */
  fax?: string | null | undefined;
  /** URL of the Instagram page. At most 2,000 characters. */
  instagram?: string | null | undefined;
  /** Degrees north. Null if the longitude is null. */
  latitude?: number | null | undefined;
  /** URL of the LinkedIn page. At most 2,000 characters. */
  linkedin?: string | null | undefined;
  /** Degrees east. Null if the latitude is null. */
  longitude?: number | null | undefined;
  /** Opening hours. May have several lines. At most 1,000 characters. */
  openingHours?: string | null | undefined;
  /** Telephone number. At most 50 characters. */
  phone?: string | null | undefined;
};

/** Filter for messages. Fields are combined with AND. */
export type ContactMessageFilter = {
  /** When the messages were received. */
  createdAt?: DateTimeRange | null | undefined;
  /** Whether an administrator has handled the message. */
  isHandled?: boolean | null | undefined;
  /** At least one status. */
  statuses?: Array<ContactMessageStatus> | null | undefined;
  /** Part of the name, the email address, the subject or the message. */
  text?: string | null | undefined;
  /** At least one topic. */
  topics?: Array<ContactMessageTopic> | null | undefined;
};

/** Status of a contact message. */
export type ContactMessageStatus =
  /** Answered. The sender may write again. */
  | 'ANSWERED'
  /** Closed: no action needed. */
  | 'CLOSED'
  /** Not handled yet, or reopened. */
  | 'OPEN';

/** Topic of a contact message. */
export type ContactMessageTopic =
  /** An item, identified by its stock number. */
  | 'ITEM'
  /** An order of the sender. */
  | 'ORDER'
  /** Neither. */
  | 'OTHER';

/** Subject of a contact message. Set exactly one field. */
export type ContactSubjectInput =
  {   /** ID of an order of the caller. */
  orderId: string; stockNumber?: never; }
  |  { orderId?: never;   /** Stock number of an item that the caller may see. */
  stockNumber: string; };

/** New address of the caller or, for administrators, of any user. */
export type CreateAddressInput = {
  /** Address to add. The first address of a user is the primary one. */
  address: AddressInput;
  /** ID of the user. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** New API key. */
export type CreateApiKeyInput = {
  /** IP addresses from which the key works: IPv4 or IPv6, single addresses or ranges such as 192.0.2.0/24 and 2001:db8::/32. Default: all addresses. */
  addressRanges?: Array<string> | null | undefined;
  /** Omit for the default budget. Administrators only: FORBIDDEN for other users. */
  budget?: ApiKeyBudgetInput | null | undefined;
  /** When the key expires. If null, it does not expire. */
  expiresAt?: string | null | undefined;
  /** Whether to create a test key. Default: false. */
  isTest?: boolean | null | undefined;
  /** Name of the key, such as the name of the program that uses it. At most 80 characters. */
  name: string;
  /** Scopes of the key. */
  scopes: Array<ApiKeyScope>;
  /** User ID of the owner. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** New newsletter. */
export type CreateEmailChannelInput = {
  /** Name shown to users: one line of at most 100 characters. Must be unique, case-insensitive. */
  name: string;
};

/** New email template. */
export type CreateEmailTemplateInput = {
  /** HTML with the placeholders of `emailPlaceholders` and conditions: `{{#if company}}…{{else}}…{{/if}}` and `{{#unless …}}`. The email layout is added when it is sent. Other expressions in braces, scripts, style sheets, forms and event attributes are rejected. At most 100,000 characters. */
  body: string;
  /** Name of the template: one line. Unique, case-insensitive. At most 100 characters. */
  name: string;
  /** Subject line, with placeholders. At most 200 characters. */
  subject: string;
};

/** Input for `createImportProfile`. */
export type CreateImportProfileInput = {
  /** Scheduled fetch. If null, files are not fetched. */
  fetch?: ImportFetchInput | null | undefined;
  /** Subfolder of the import folder (IMPORT_DIR) whose files are read with this profile. A single name without slashes, unique (case-insensitive). Null if not set. At most 100 characters. */
  folder?: string | null | undefined;
  /** Stock type of the files. Cannot be changed. */
  kind: StockKind;
  /** What to do with stock that the file does not list. Applies to files from the import folder or a scheduled fetch. */
  mode?: ImportMode;
  /** Name of the profile: one line, unique (case-insensitive). At most 100 characters. */
  name: string;
  /** Recipient of emails about files that could not be imported from the import folder or a scheduled fetch. If null, the company mailbox. At most 254 characters. */
  notifyEmail?: string | null | undefined;
  /** How to read the files. All fields must exist in the stock type. Updates replace the whole profile. */
  profile: ImportProfileInput;
  /** Whether to skip rows with problems and import the others. If false, nothing is imported from a file with problems. Applies to files from the import folder or a scheduled fetch. */
  skipInvalid?: boolean;
};

/** Input for `createOrder`. */
export type CreateOrderInput = {
  /** ID of the invoice address in the buyer's address book. If null, the primary address. */
  billingAddressId?: string | null | undefined;
  /** ID of the delivery address in the buyer's address book. If null, the primary address. */
  deliveryAddressId?: string | null | undefined;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A request with the same key returns the first order; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey: string;
  /** 1 to 500 items. Duplicates are rejected. If stones of a set are listed, the whole set is added once. */
  lines: Array<OrderLineInput>;
  /** The buyer's note. Null if not set. At most 2,000 characters. */
  note?: string | null | undefined;
  /** The buyer's reference, such as a purchase order number. Null if not set. At most 100 characters. */
  reference?: string | null | undefined;
  /** User ID of the buyer. The account must be approved and not blocked. */
  userId: string;
};

/** Input for `createPageSettings`. */
export type CreatePageSettingsInput = {
  /** Name of the query that returns the list, as listed by `pageLists`. Standard pages have a fixed list. Default for other pages: `diamonds`. */
  list?: string | null | undefined;
  /** Name of the page in URLs: a letter, then letters, digits, - and _. Unique (case-insensitive). At most 64 characters. */
  pageName: string;
};

/** Input for `createSavedView`. */
export type CreateSavedViewInput = {
  /** Whether other administrators can see the view. Only the owner can change it. */
  isShared?: boolean;
  /** Name of the view: one line, unique among the owner's views of the page (case-insensitive). At most 80 characters. */
  name: string;
  /** Name of the page, such as admin_orders. Case-insensitive. At most 64 characters. */
  pageName: string;
  /** Query string of the list with filters, sort order and columns. Null for the default view. At most 4,000 characters. */
  state?: string | null | undefined;
};

/** Input for `createShow`. */
export type CreateShowInput = {
  /** Fields of the show. */
  show: ShowInput;
};

/** New account, created by an administrator. */
export type CreateUserInput = {
  /** Primary address of the new account. */
  address: AddressInput;
  /** ID of a business type in `referenceLists.businessTypes`. */
  businessTypeId: string;
  /** Email address, case-insensitive. Only one account per address. */
  email: string;
  /** If false, the account must be approved before the first sign-in, as after registration. */
  isApproved?: boolean;
  /** Password of at least 8 characters. Common passwords are rejected. The email address then counts as confirmed. If omitted, the user gets an email with a link to choose a password, valid for 7 days. Using the link confirms the address. */
  password?: string | null | undefined;
  /** Role of the user. */
  role?: UserRole;
};

/** Input for `createWebhookEndpoint`. */
export type CreateWebhookEndpointInput = {
  /** One-line description by the owner. Null if not set. At most 200 characters. */
  description?: string | null | undefined;
  /** Subscribed events. At least one. Cannot include `TEST`. */
  events: Array<WebhookEvent>;
  /** If true, the endpoint receives only events about orders and holds of test keys. Test keys can create only test endpoints; other keys cannot create them. Default: false, or true for a test key. Cannot be changed later. */
  isTest?: boolean | null | undefined;
  /** Stock types whose changes are sent as `STOCK_CHANGED`. If empty or omitted, all types. */
  stockTypes?: Array<StockKind> | null | undefined;
  /** HTTPS URL to which messages are sent, without a user name or password. The host must be reachable from the internet. At most 2,000 characters. */
  url: string;
  /** User ID of the owner. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** Fields for which a list of custom necklaces can return facets. */
export type CustomNecklaceFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Length of the chain in inches. */
  | 'CHAIN_LENGTH'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** Name of the design. Variants with another chain have the same name. */
  | 'NAME'
  /** Number of stones. */
  | 'NUMBER_OF_STONES'
  /** Price of the necklace in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Shape of the stones. */
  | 'SHAPE'
  /** Total weight of the stones in carats. */
  | 'TOTAL_CARATS'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type CustomNecklaceFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Length of the chain in inches. */
  chainLength?: FloatRange | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** True: the least expensive matching variant of each design. False: all other variants. Keys without the scope PRICES_READ get FORBIDDEN. Not available in feeds. */
  isOneOfEachDesign?: boolean | null | undefined;
  /** Metal, such as Platinum or 18K Gold. */
  materials?: Array<string> | null | undefined;
  /** Name of the design. Variants with another chain have the same name. */
  names?: Array<string> | null | undefined;
  /** Number of stones. */
  numberOfStones?: IntRange | null | undefined;
  /** Price of the necklace in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Shape of the stones. */
  shapeIds?: Array<string> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Total weight of the stones in carats. */
  totalCarats?: CaratsRange | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
};

/** Sort criterion. */
export type CustomNecklaceSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: CustomNecklaceSortField;
};

/** Fields by which a list of custom necklaces can be sorted. Grades are sorted by rank. */
export type CustomNecklaceSortField =
  /** Length of the chain in inches. */
  | 'CHAIN_LENGTH'
  /** Public description. */
  | 'DESCRIPTION'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** Name of the design. Variants with another chain have the same name. */
  | 'NAME'
  /** Number of stones. */
  | 'NUMBER_OF_STONES'
  /** Price of the necklace in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Shape of the stones. */
  | 'SHAPE'
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  | 'STOCK_NUMBER'
  /** Total weight of the stones in carats. */
  | 'TOTAL_CARATS'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Period of the dashboard. It ends with the current day. Days are in UTC. */
export type DashboardPeriod =
  /** 30 days. */
  | 'MONTH'
  /** 90 days. */
  | 'QUARTER'
  /** 7 days. */
  | 'WEEK'
  /** 365 days. */
  | 'YEAR';

/** Role of a database server. */
export type DatabaseRole =
  /** Accepts changes. */
  | 'PRIMARY'
  /** Replicates the changes of the primary. */
  | 'REPLICA';

/** Range of instants. Both ends are inclusive. */
export type DateTimeRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: string | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: string | null | undefined;
};

/** Address to delete. */
export type DeleteAddressInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Address ID. */
  id: string;
  /** ID of the user. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** Input for `deleteAllEternityRings`. */
export type DeleteAllEternityRingsInput = {
  /** Number of items that the user has confirmed. If the current number differs, returns INVALID_REQUEST (409, CONFIRMATION_NEEDED). If omitted, the number is not checked. */
  expectedCount?: number | null | undefined;
};

/** Newsletter to delete. */
export type DeleteEmailChannelInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Newsletter ID. */
  id: string;
};

/** Email template to delete. */
export type DeleteEmailTemplateInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Template ID. */
  id: string;
};

/** Input for `deleteImportProfile`. */
export type DeleteImportProfileInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Profile ID. */
  id: string;
};

/** Input for `deleteOrder`. */
export type DeleteOrderInput = {
  /** `version` of the order that was read. If omitted, the version is not checked. */
  expectedVersion: number;
  /** Order ID. */
  id: string;
};

/** Input for `deleteSavedView`. */
export type DeleteSavedViewInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** View ID. */
  id: string;
};

/** Input for `deleteShow`. */
export type DeleteShowInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Show ID. */
  id: string;
};

/** Deletes a user. */
export type DeleteUserInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** User ID. */
  userId: string;
};

/** Input for `deleteWebhookEndpoint`. */
export type DeleteWebhookEndpointInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Endpoint ID. */
  id: string;
};

/** Shop pages of diamonds. A diamond can be on several pages. New values may be added. */
export type DiamondCollection =
  /** Black diamonds. */
  | 'BLACK'
  /** Fancy colors: neither white nor black. */
  | 'FANCY'
  /** Any shape except round. */
  | 'FANCY_SHAPES'
  /** Line sets: several diamonds sold as one. */
  | 'FANCY_SHAPE_LINES'
  /** Lab grown. */
  | 'LAB_GROWN'
  /** Matching and inseparable pairs. */
  | 'MATCHING_PAIRS'
  /** Out on memo. */
  | 'MEMO'
  /** Parcels of more than one stone. */
  | 'PARCELS'
  /** Salt and pepper: visibly included gray, black and white diamonds. */
  | 'SALT_AND_PEPPER'
  /** Pairs of round diamonds. */
  | 'STUDS'
  /** White and round, not lab grown, not salt and pepper. */
  | 'WHITE';

/** Fields for which a list of diamonds can return facets. */
export type DiamondFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Weight in carats. For a parcel, the weight of the stones that are not in open orders; administrators see all. */
  | 'CARATS'
  /** Clarity grade. Null if not graded. */
  | 'CLARITY'
  /** Shop pages that show the diamond. */
  | 'COLLECTION'
  /** Color: white D to Z, black, or a fancy hue. Null if not graded. */
  | 'COLOR'
  /** Color category: white, black or fancy. */
  | 'COLOR_CATEGORY'
  /** Tinge of a white color, such as brown or green. */
  | 'COLOR_SHADE'
  /** Crown angle in degrees. */
  | 'CROWN_ANGLE'
  /** Crown height in percent of the diameter. */
  | 'CROWN_HEIGHT'
  /** Size of the culet. */
  | 'CULET_SIZE'
  /** Cut grade. Null if not graded. */
  | 'CUT'
  /** Height in percent of the diameter. */
  | 'DEPTH_PERCENT'
  /** Price per carat for the caller in percent relative to the list price: -30 is 30 % below it. 2 decimals. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'DISCOUNT'
  /** Eye cleanliness: whether inclusions are visible to the naked eye. */
  | 'EYE_CLEAN'
  /** Fancy color intensity. */
  | 'FANCY_INTENSITY'
  /** Fluorescence intensity. Null if not graded. */
  | 'FLUORESCENCE'
  /** Color of the fluorescence. */
  | 'FLUORESCENCE_COLOR'
  /** Thickness of the girdle. */
  | 'GIRDLE'
  /** Whether it has a 3D view. */
  | 'HAS_3D'
  /** Whether it has a picture. */
  | 'HAS_IMAGE'
  /** Whether the diamond has a report number. */
  | 'HAS_REPORT'
  /** Height in mm, from table to culet. */
  | 'HEIGHT'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Whether the diamond is lab grown. */
  | 'IS_LAB_GROWN'
  /** Whether it is part of a line set, which is sold as one. */
  | 'IS_LINE'
  /** Whether it is half of a matching pair. */
  | 'IS_MATCHING_PAIR'
  /** Whether it is half of an inseparable pair. */
  | 'IS_PAIR'
  /** Whether the diamond is salt and pepper. */
  | 'IS_SNP'
  /** Laboratory that issued the report. Null if not set. */
  | 'LABORATORY'
  /** Length in mm. */
  | 'LENGTH'
  /** Degree of milkiness. */
  | 'MILKY'
  /** Secondary hue of a fancy color. */
  | 'OVERTONE'
  /** Number of stones in the parcel that are not in open orders. If all are in open orders, the number of all stones. Administrators always see all. 1 for a single stone. */
  | 'PARCEL_STONES'
  /** Polish grade. Null if not graded. */
  | 'POLISH'
  /** Price per carat in USD. Outputs include the caller's markups. Inputs are before markups and take precedence over `totalPrice`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Weekly list price per carat in USD. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'RAP_PRICE'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Shape. Sort order: most traded shapes first. */
  | 'SHAPE'
  /** Current status: Available, Hold, Suspended or Memo. Expired holds do not count. */
  | 'STATUS'
  /** Symmetry grade. Null if not graded. */
  | 'SYMMETRY'
  /** Table in percent of the diameter. */
  | 'TABLE_PERCENT'
  /** Total price in USD. Outputs include the caller's markups. Inputs are before markups and determine the price per carat. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Trade show at which the diamond can be viewed. */
  | 'TRADE_SHOW'
  /** Treatment, such as laser drilled or HPHT. */
  | 'TREATMENT'
  /** Supplier of the diamond. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR'
  /** Width in mm. */
  | 'WIDTH';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type DiamondFilter = {
  /** Groups line sets and pairs into one item each, represented by the first diamond of the set. `set` contains the others. An item matches a filter if one of its diamonds does. Filters and sorts by weight and price use the totals of the set. Not available in feeds. */
  asItems?: boolean | null | undefined;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Weight in carats. For a parcel, the weight of the stones that are not in open orders; administrators see all. */
  carats?: CaratsRange | null | undefined;
  /** Clarity grade. Null if not graded. */
  clarityIds?: Array<string> | null | undefined;
  /** Shop pages that show the diamond. */
  collection?: DiamondCollection | null | undefined;
  /** Color category: white, black or fancy. */
  colorCategories?: Array<ColorCategory> | null | undefined;
  /** Color: white D to Z, black, or a fancy hue. Null if not graded. */
  colorIds?: Array<string> | null | undefined;
  /** Tinge of a white color, such as brown or green. */
  colorShades?: Array<string> | null | undefined;
  /** Crown angle in degrees. */
  crownAngle?: FloatRange | null | undefined;
  /** Crown height in percent of the diameter. */
  crownHeight?: FloatRange | null | undefined;
  /** Size of the culet. */
  culetSizes?: Array<string> | null | undefined;
  /** Cut grade. Null if not graded. */
  cutIds?: Array<string> | null | undefined;
  /** Height in percent of the diameter. */
  depthPercent?: FloatRange | null | undefined;
  /** Price per carat for the caller in percent relative to the list price: -30 is 30 % below it. 2 decimals. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  discount?: FloatRange | null | undefined;
  /** Eye cleanliness: whether inclusions are visible to the naked eye. */
  eyeClean?: Array<string> | null | undefined;
  /** Fancy color intensity. */
  fancyIntensityIds?: Array<string> | null | undefined;
  /** ID of a ring setting: single diamonds that fit it by shape and weight. No results if the caller may not see the setting. Not available in feeds. */
  fitsRingSettingId?: string | null | undefined;
  /** Color of the fluorescence. */
  fluorescenceColors?: Array<string> | null | undefined;
  /** Fluorescence intensity. Null if not graded. */
  fluorescenceIds?: Array<string> | null | undefined;
  /** Thickness of the girdle. */
  girdles?: Array<string> | null | undefined;
  /** Whether it has a 3D view. */
  has3d?: boolean | null | undefined;
  /** Whether it has a picture. */
  hasImage?: boolean | null | undefined;
  /** Whether the diamond has a report number. */
  hasReport?: boolean | null | undefined;
  /** Height in mm, from table to culet. */
  height?: FloatRange | null | undefined;
  /** End of the hold. Expired holds do not match. Administrators only; other callers get FORBIDDEN. */
  holdUntil?: DateTimeRange | null | undefined;
  /** Customer who has the diamond on hold. Administrators only; other callers get FORBIDDEN. */
  holdUserIds?: Array<string> | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** Whether it is the highlighted diamond of the home page. At most one diamond is highlighted. */
  isHighlighted?: boolean | null | undefined;
  /** Whether the diamond is lab grown. */
  isLabGrown?: boolean | null | undefined;
  /** Whether it is part of a line set, which is sold as one. */
  isLine?: boolean | null | undefined;
  /** Whether it is half of a matching pair. */
  isMatchingPair?: boolean | null | undefined;
  /** Whether it is half of an inseparable pair. */
  isPair?: boolean | null | undefined;
  /** Whether it is sold as a single stone: not a parcel, and not part of a line set or an inseparable pair. */
  isSingle?: boolean | null | undefined;
  /** Whether the diamond is salt and pepper. */
  isSnP?: boolean | null | undefined;
  /** Laboratory that issued the report. Null if not set. */
  laboratoryIds?: Array<string> | null | undefined;
  /** Length in mm. */
  length?: FloatRange | null | undefined;
  /** Name shared by the diamonds of a line set. */
  lineSet?: string | null | undefined;
  /** Degree of milkiness. */
  milky?: Array<string> | null | undefined;
  /** Secondary hue of a fancy color. */
  overtones?: Array<string> | null | undefined;
  /** Number of stones in the parcel that are not in open orders. If all are in open orders, the number of all stones. Administrators always see all. 1 for a single stone. */
  parcelStones?: IntRange | null | undefined;
  /** Polish grade. Null if not graded. */
  polishIds?: Array<string> | null | undefined;
  /** Price per carat in USD. Outputs include the caller's markups. Inputs are before markups and take precedence over `totalPrice`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Weekly list price per carat in USD. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  rapPrice?: MoneyRange | null | undefined;
  /** Report number. */
  reportNumbers?: Array<string> | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Shape. Sort order: most traded shapes first. */
  shapeIds?: Array<string> | null | undefined;
  /** Whether it is shown to everyone, including visitors. Administrators only; other callers get FORBIDDEN. */
  showToAll?: boolean | null | undefined;
  /** Current status: Available, Hold, Suspended or Memo. Expired holds do not count. */
  statuses?: Array<StockStatus> | null | undefined;
  /** Stock number, unique, at most 64 characters. */
  stockNumbers?: Array<string> | null | undefined;
  /** Symmetry grade. Null if not graded. */
  symmetryIds?: Array<string> | null | undefined;
  /** Table in percent of the diameter. */
  tablePercent?: FloatRange | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Total price in USD. Outputs include the caller's markups. Inputs are before markups and determine the price per carat. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
  /** Trade show at which the diamond can be viewed. */
  tradeShows?: Array<string> | null | undefined;
  /** Treatment, such as laser drilled or HPHT. */
  treatments?: Array<string> | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the diamond. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
  /** Width in mm. */
  width?: FloatRange | null | undefined;
};

/** Kind of a set that is listed as one item. New values may be added. */
export type DiamondSetKind =
  /** Line set, which is sold as one. */
  | 'LINE_SET'
  /** Two halves of a pair. */
  | 'PAIR';

/** Sort criterion. */
export type DiamondSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: DiamondSortField;
};

/** Fields by which a list of diamonds can be sorted. Grades are sorted by rank. */
export type DiamondSortField =
  /** Weight in carats. For a parcel, the weight of the stones that are not in open orders; administrators see all. */
  | 'CARATS'
  /** Clarity grade. Null if not graded. */
  | 'CLARITY'
  /** Color: white D to Z, black, or a fancy hue. Null if not graded. */
  | 'COLOR'
  /** Crown angle in degrees. */
  | 'CROWN_ANGLE'
  /** Crown height in percent of the diameter. */
  | 'CROWN_HEIGHT'
  /** Cut grade. Null if not graded. */
  | 'CUT'
  /** Height in percent of the diameter. */
  | 'DEPTH_PERCENT'
  /** Price per carat for the caller in percent relative to the list price: -30 is 30 % below it. 2 decimals. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'DISCOUNT'
  /** Fancy color intensity. */
  | 'FANCY_INTENSITY'
  /** Fluorescence intensity. Null if not graded. */
  | 'FLUORESCENCE'
  /** Height in mm, from table to culet. */
  | 'HEIGHT'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Laboratory that issued the report. Null if not set. */
  | 'LABORATORY'
  /** Length in mm. */
  | 'LENGTH'
  /** Number of stones in the parcel that are not in open orders. If all are in open orders, the number of all stones. Administrators always see all. 1 for a single stone. */
  | 'PARCEL_STONES'
  /** Polish grade. Null if not graded. */
  | 'POLISH'
  /** Price per carat in USD. Outputs include the caller's markups. Inputs are before markups and take precedence over `totalPrice`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Weekly list price per carat in USD. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'RAP_PRICE'
  /** Report number. */
  | 'REPORT_NUMBER'
  /** Shape. Sort order: most traded shapes first. */
  | 'SHAPE'
  /** Current status: Available, Hold, Suspended or Memo. Expired holds do not count. */
  | 'STATUS'
  /** Stock number, unique, at most 64 characters. */
  | 'STOCK_NUMBER'
  /** Symmetry grade. Null if not graded. */
  | 'SYMMETRY'
  /** Table in percent of the diameter. */
  | 'TABLE_PERCENT'
  /** Total price in USD. Outputs include the caller's markups. Inputs are before markups and determine the price per carat. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the diamond. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR'
  /** Width in mm. */
  | 'WIDTH';

/** Failed jobs to discard. Jobs in other states are ignored. */
export type DiscardFailedJobsInput = {
  /** Job IDs, at most 500. Default: all failed jobs of the queue, at most 10,000. */
  ids?: Array<string> | null | undefined;
  /** Name of the queue. */
  queue: string;
};

/** Filter for newsletters. Fields are combined with AND. */
export type EmailChannelReportFilter = {
  /** Whether a bulk email to the newsletter is scheduled. */
  isScheduled?: boolean | null | undefined;
  /** Part of the name. */
  text?: string | null | undefined;
};

/** Sort column and direction. */
export type EmailChannelReportSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Column to sort by. */
  field: EmailChannelReportSortField;
};

/** Sort fields of newsletters. Ties are ordered by name. */
export type EmailChannelReportSortField =
  /** When sending of the last bulk email to the newsletter started. */
  | 'LAST_SENT_AT'
  /** Name. */
  | 'NAME'
  /** Number of subscribers. */
  | 'SUBSCRIBERS';

/** Filter for deliveries. Fields are combined with AND. */
export type EmailDeliveryFilter = {
  /** At least one status. */
  statuses?: Array<EmailDeliveryStatus> | null | undefined;
  /** Part of the email address. */
  text?: string | null | undefined;
};

/** Delivery status of one recipient's copy. */
export type EmailDeliveryStatus =
  /** Failed: rejected by the SMTP server, or not accepted in any of the attempts. */
  | 'FAILED'
  /** Waiting for the first attempt or a retry. */
  | 'PENDING'
  /** Being sent. */
  | 'SENDING'
  /** Accepted by the SMTP server. */
  | 'SENT'
  /** Not sent: the recipient unsubscribed or was blocked, or the bulk email was cancelled. */
  | 'SKIPPED';

/** Filter for bulk emails. Fields are combined with AND. */
export type EmailDispatchFilter = {
  /** IDs of newsletters. Matches emails to at least one of them. */
  channelIds?: Array<string> | null | undefined;
  /** Whether any copy has failed. */
  hasFailed?: boolean | null | undefined;
  /** At least one status. */
  statuses?: Array<EmailDispatchStatus> | null | undefined;
  /** Part of the subject or of the template's name. */
  text?: string | null | undefined;
};

/** Status of a bulk email. */
export type EmailDispatchStatus =
  /** Cancelled by an administrator, possibly after some copies were sent. */
  | 'CANCELLED'
  /** Not due yet. Recipients are selected when it is due. */
  | 'SCHEDULED'
  /** Recipients are selected, and some copies are pending. */
  | 'SENDING'
  /** Finished. Some copies may have failed. */
  | 'SENT';

/** Addressees of a bulk email: newsletters, users or both. */
export type EmailRecipientsInput = {
  /** IDs of newsletters. All users who subscribe to one of them when it is sent get the email. */
  channelIds?: Array<string> | null | undefined;
  /** IDs of users who get the email regardless of their subscriptions, unless they have unsubscribed from such emails. */
  userIds?: Array<string> | null | undefined;
};

/** Filter for templates. Fields are combined with AND. */
export type EmailTemplateFilter = {
  /** Whether any bulk email was made from it, including scheduled ones. */
  isUsed?: boolean | null | undefined;
  /** Part of the name or the subject. */
  text?: string | null | undefined;
};

/** Changes to a template. Omitted fields are unchanged. */
export type EmailTemplatePatch = {
  /** HTML with the placeholders of `emailPlaceholders` and conditions: `{{#if company}}…{{else}}…{{/if}}` and `{{#unless …}}`. The email layout is added when it is sent. Other expressions in braces, scripts, style sheets, forms and event attributes are rejected. At most 100,000 characters. Cannot be cleared. */
  body?: string | null | undefined;
  /** Name of the template: one line. Unique, case-insensitive. At most 100 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** Subject line, with placeholders. At most 200 characters. Cannot be cleared. */
  subject?: string | null | undefined;
};

/** Sort column and direction. */
export type EmailTemplateSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Column to sort by. */
  field: EmailTemplateSortField;
};

/** Sort fields of email templates. Ties are ordered by name. */
export type EmailTemplateSortField =
  /** Name. */
  | 'NAME'
  /** Subject. */
  | 'SUBJECT'
  /** When the template was last changed. */
  | 'UPDATED_AT';

/** Hold to end. */
export type EndStockHoldInput = {
  /** The `version` of the item on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Item ID. */
  id: string;
  /** Stock type of the item. */
  kind: StockKind;
};

/** Setting with a diamond that fits it. */
export type EngagementRingInput = {
  /** ID of the diamond: a single stone whose shape and weight fit the setting. */
  diamondId: string;
  /** Engraved text. At most 40 characters. */
  engraving?: string | null | undefined;
  /** ID of the setting. */
  ringSettingId: string;
  /** US ring size, within the sizes of the setting. Omit, or set to null, if no size has been chosen. */
  ringSize?: number | null | undefined;
};

/** Names of the error catalogue, as in `extensions.code` of an error. The query `errorCatalogue` returns their numbers and messages. */
export type ErrorCode =
  /** 10, HTTP 403. Sign-in to an account that an administrator has not approved. */
  | 'ACCOUNT_NOT_APPROVED'
  /** 20, HTTP 404. The address does not exist, or it belongs to another user. */
  | 'ADDRESS_NOT_FOUND'
  /** 30, HTTP 404. The stone does not exist, or the caller may not see it. */
  | 'DIAMOND_NOT_FOUND'
  /** 40, HTTP 409. An account with this email address exists. */
  | 'EMAIL_ALREADY_EXISTS'
  /** 50, HTTP 403. Sign-in before the email address is confirmed. */
  | 'EMAIL_NOT_VERIFIED'
  /** 60, HTTP 404. The template does not exist. */
  | 'EMAIL_TEMPLATE_NOT_FOUND'
  /** 70, HTTP 403. The token or key is missing or invalid (HTTP 401), or does not permit the operation (403). Reason SCOPE_MISSING: the key lacks a scope, which is listed in `details`. TEST_KEY: not available to test keys. TEST_KEY_NEEDED: only available to test keys. */
  | 'FORBIDDEN'
  /** 80, HTTP 500. A server error: report the `requestId` to us. With the reason UNAVAILABLE (503), the server is overloaded or its database is unavailable: retry after `Retry-After`. */
  | 'INTERNAL_ERROR'
  /** 85, HTTP 400. The captcha token is missing or invalid. */
  | 'INVALID_RECAPTCHA'
  /** 90, HTTP 400. The request is invalid. `details` lists the fields, `reason` the rule: VALIDATION_FAILED, TOO_LARGE (HTTP 413), TOO_DEEP, TOO_MANY_ALIASES, COST_EXCEEDED (the request exceeds the limit for one request: request less), BUDGET_EXCEEDED and RATE_LIMITED (429: wait for `Retry-After`), METHOD_NOT_ALLOWED (HTTP 405), or a conflict (409): STALE_VERSION, PRICE_CHANGED, IDEMPOTENCY_MISMATCH, CURSOR_MISMATCH, TOO_MANY_HOLDS, HELD_BEFORE, TRY_AGAIN (another request is changing the same record; nothing was changed, retry after `Retry-After`); or the site is closed (503): MAINTENANCE. CURSOR_EXPIRED (410): start the feed again without a cursor. CONFIRMATION_NEEDED: a file that would remove a large part of the stock needs `confirmRemoved`; a change of a different number of items than expected (409) needs a new `expectedCount`. */
  | 'INVALID_REQUEST'
  /** 95, HTTP 404. The item does not exist, or it is not for sale (HTTP 409, reason NOT_FOR_SALE). */
  | 'ITEM_NOT_FOUND'
  /** 110, HTTP 404. The order does not exist, or it belongs to another user. */
  | 'ORDER_NOT_FOUND'
  /** 120, HTTP 404. The show does not exist. */
  | 'SHOW_NOT_FOUND'
  /** 130, HTTP 403. Sign-in to a blocked account. */
  | 'USER_BLOCKED'
  /** 140, HTTP 404. The user does not exist. */
  | 'USER_NOT_FOUND'
  /** 150, HTTP 400. The token from an email is invalid, used or expired. */
  | 'VERIFICATION_FAILED'
  /** 100, HTTP 401. The password does not match this email address. */
  | 'WRONG_PASSWORD';

/** Fields for which a list of eternity rings can return facets. */
export type EternityRingFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Weight of one stone in carats. */
  | 'CARATS_PER_STONE'
  /** Clarity of the stones. */
  | 'CLARITY'
  /** Color of the stones. */
  | 'COLOR'
  /** Color of the gold. */
  | 'COLOR_OF_GOLD'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** Name of the design. Variants in other metals and sizes have the same name. */
  | 'NAME'
  /** Number of stones. */
  | 'NUMBER_OF_STONES'
  /** Price of the ring in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** US ring size. */
  | 'RING_SIZE'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Shape of the stones. */
  | 'SHAPE'
  /** Total weight of the stones in carats. */
  | 'TOTAL_CARATS'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type EternityRingFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Weight of one stone in carats. */
  caratsPerStone?: CaratsRange | null | undefined;
  /** Clarity of the stones. */
  clarityIds?: Array<string> | null | undefined;
  /** Color of the stones. */
  colorIds?: Array<string> | null | undefined;
  /** Color of the gold. */
  colorsOfGold?: Array<string> | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** True: the least expensive matching variant of each design. False: all other variants. Keys without the scope PRICES_READ get FORBIDDEN. Not available in feeds. */
  isOneOfEachDesign?: boolean | null | undefined;
  /** Metal, such as Platinum or 18K Gold. */
  materials?: Array<string> | null | undefined;
  /** Name of the design. Variants in other metals and sizes have the same name. */
  names?: Array<string> | null | undefined;
  /** Number of stones. */
  numberOfStones?: IntRange | null | undefined;
  /** Price of the ring in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** US ring size. */
  ringSize?: FloatRange | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Shape of the stones. */
  shapeIds?: Array<string> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Total weight of the stones in carats. */
  totalCarats?: CaratsRange | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
};

/** Sort criterion. */
export type EternityRingSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: EternityRingSortField;
};

/** Fields by which a list of eternity rings can be sorted. Grades are sorted by rank. */
export type EternityRingSortField =
  /** Weight of one stone in carats. */
  | 'CARATS_PER_STONE'
  /** Clarity of the stones. */
  | 'CLARITY'
  /** Color of the stones. */
  | 'COLOR'
  /** Color of the gold. */
  | 'COLOR_OF_GOLD'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** Name of the design. Variants in other metals and sizes have the same name. */
  | 'NAME'
  /** Number of stones. */
  | 'NUMBER_OF_STONES'
  /** Price of the ring in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** US ring size. */
  | 'RING_SIZE'
  /** Shape of the stones. */
  | 'SHAPE'
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  | 'STOCK_NUMBER'
  /** Total weight of the stones in carats. */
  | 'TOTAL_CARATS'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Format of an exported file. */
export type ExportFormat =
  /** CSV in UTF-8 with byte order mark, separated by commas. Cells that a spreadsheet would run as formulas begin with an apostrophe. */
  | 'CSV'
  /** Excel workbook with one sheet. Numbers are number cells, texts are text cells. At most 1,048,575 rows. */
  | 'XLSX';

/** Layout of an exported table: its columns and headers. Exactly one field must be set. */
export type ExportLayoutInput =
  {   /** Built-in layout. */
  own: OwnLayout; profileId?: never; }
  |  { own?: never;   /** ID of a saved import profile of the same stock type. The file gets the profile's columns, column order and values. Administrators only; FORBIDDEN for others. */
  profileId: string; };

/** Input for `exportList`. */
export type ExportListInput = {
  /** User ID of the customer whose rows, columns and prices are exported. Default: the caller. Administrators only; FORBIDDEN for others. */
  forUserId?: string | null | undefined;
  /** Format of the file. Default: CSV. */
  format?: ExportFormat | null | undefined;
  /** Layout of the file. Default: the columns of the page for a list, FACET for all stock. */
  layout?: ExportLayoutInput | null | undefined;
  /** List to export. */
  list: ExportedList;
};

/** Filter and sort of a list of bracelets. */
export type ExportedBraceletList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: BraceletFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<BraceletSort> | null | undefined;
};

/** Filter and sort of a list of custom necklaces. */
export type ExportedCustomNecklaceList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: CustomNecklaceFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<CustomNecklaceSort> | null | undefined;
};

/** Filter and sort of a list of diamonds. */
export type ExportedDiamondList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: DiamondFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<DiamondSort> | null | undefined;
};

/** Filter and sort of a list of eternity rings. */
export type ExportedEternityRingList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: EternityRingFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<EternityRingSort> | null | undefined;
};

/** Filter and sort of a list of generic diamonds. */
export type ExportedGenericDiamondList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: GenericDiamondFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<GenericDiamondSort> | null | undefined;
};

/** Filter and sort of a list of jewellery pieces. */
export type ExportedJewelleryPieceList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: JewelleryPieceFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<JewelleryPieceSort> | null | undefined;
};

/** List of one stock type. Exactly one field must be set. */
export type ExportedList =
  {   /** List of bracelets. */
  bracelets: ExportedBraceletList; customNecklaces?: never; diamonds?: never; eternityRings?: never; genericDiamonds?: never; jewelleryPieces?: never; meleeLots?: never; ringSettings?: never; }
  |  { bracelets?: never;   /** List of custom necklaces. */
  customNecklaces: ExportedCustomNecklaceList; diamonds?: never; eternityRings?: never; genericDiamonds?: never; jewelleryPieces?: never; meleeLots?: never; ringSettings?: never; }
  |  { bracelets?: never; customNecklaces?: never;   /** List of diamonds. */
  diamonds: ExportedDiamondList; eternityRings?: never; genericDiamonds?: never; jewelleryPieces?: never; meleeLots?: never; ringSettings?: never; }
  |  { bracelets?: never; customNecklaces?: never; diamonds?: never;   /** List of eternity rings. */
  eternityRings: ExportedEternityRingList; genericDiamonds?: never; jewelleryPieces?: never; meleeLots?: never; ringSettings?: never; }
  |  { bracelets?: never; customNecklaces?: never; diamonds?: never; eternityRings?: never;   /** List of generic diamonds. */
  genericDiamonds: ExportedGenericDiamondList; jewelleryPieces?: never; meleeLots?: never; ringSettings?: never; }
  |  { bracelets?: never; customNecklaces?: never; diamonds?: never; eternityRings?: never; genericDiamonds?: never;   /** List of jewellery pieces. */
  jewelleryPieces: ExportedJewelleryPieceList; meleeLots?: never; ringSettings?: never; }
  |  { bracelets?: never; customNecklaces?: never; diamonds?: never; eternityRings?: never; genericDiamonds?: never; jewelleryPieces?: never;   /** List of melee lots. */
  meleeLots: ExportedMeleeLotList; ringSettings?: never; }
  |  { bracelets?: never; customNecklaces?: never; diamonds?: never; eternityRings?: never; genericDiamonds?: never; jewelleryPieces?: never; meleeLots?: never;   /** List of ring settings. */
  ringSettings: ExportedRingSettingList; };

/** Filter and sort of a list of melee lots. */
export type ExportedMeleeLotList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: MeleeLotFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<MeleeLotSort> | null | undefined;
};

/** Filter and sort of a list of ring settings. */
export type ExportedRingSettingList = {
  /** Filter for the list. If omitted, all rows. */
  filter?: RingSettingFilter | null | undefined;
  /** Sort order. At most 3 criteria. */
  sort?: Array<RingSettingSort> | null | undefined;
};

/** Facets of all stock types. New values may be added. */
export type FacetField =
  /** Available for diamonds, bracelets, custom necklaces, eternity rings, generic diamonds, jewellery pieces, melee lots, ring settings. */
  | 'AVAILABILITY'
  /** Available for jewellery pieces. */
  | 'BRAND'
  /** Available for diamonds, melee lots. */
  | 'CARATS'
  /** Available for generic diamonds, ring settings. */
  | 'CARATS_FROM'
  /** Available for eternity rings. */
  | 'CARATS_PER_STONE'
  /** Available for generic diamonds, ring settings. */
  | 'CARATS_TO'
  /** Available for jewellery pieces. */
  | 'CARAT_MAIN_STONE'
  /** Available for jewellery pieces. */
  | 'CERT_PRICE'
  /** Available for custom necklaces. */
  | 'CHAIN_LENGTH'
  /** Available for diamonds, eternity rings, generic diamonds. */
  | 'CLARITY'
  /** Available for jewellery pieces. */
  | 'CLARITY_MAIN_STONE'
  /** Available for diamonds. */
  | 'COLLECTION'
  /** Available for diamonds, bracelets, eternity rings, generic diamonds, melee lots. */
  | 'COLOR'
  /** Available for diamonds. */
  | 'COLOR_CATEGORY'
  /** Available for jewellery pieces. */
  | 'COLOR_MAIN_STONE'
  /** Available for eternity rings, jewellery pieces, ring settings. */
  | 'COLOR_OF_GOLD'
  /** Available for diamonds. */
  | 'COLOR_SHADE'
  /** Available for jewellery pieces. */
  | 'COST'
  /** Available for diamonds. */
  | 'CROWN_ANGLE'
  /** Available for diamonds. */
  | 'CROWN_HEIGHT'
  /** Available for diamonds. */
  | 'CULET_SIZE'
  /** Available for diamonds. */
  | 'CUT'
  /** Available for jewellery pieces. */
  | 'CUT_MAIN_STONE'
  /** Available for diamonds. */
  | 'DEPTH_PERCENT'
  /** Available for diamonds. */
  | 'DISCOUNT'
  /** Available for diamonds. */
  | 'EYE_CLEAN'
  /** Available for diamonds. */
  | 'FANCY_INTENSITY'
  /** Available for diamonds. */
  | 'FLUORESCENCE'
  /** Available for diamonds. */
  | 'FLUORESCENCE_COLOR'
  /** Available for diamonds. */
  | 'GIRDLE'
  /** Available for diamonds. */
  | 'HAS_3D'
  /** Available for diamonds. */
  | 'HAS_IMAGE'
  /** Available for diamonds. */
  | 'HAS_REPORT'
  /** Available for diamonds. */
  | 'HEIGHT'
  /** Available for diamonds, bracelets, custom necklaces, eternity rings, generic diamonds, jewellery pieces, melee lots, ring settings. */
  | 'IS_ACTIVE'
  /** Available for diamonds, generic diamonds. */
  | 'IS_LAB_GROWN'
  /** Available for diamonds. */
  | 'IS_LINE'
  /** Available for diamonds. */
  | 'IS_MATCHING_PAIR'
  /** Available for jewellery pieces. */
  | 'IS_ONE_OF_A_KIND'
  /** Available for diamonds. */
  | 'IS_PAIR'
  /** Available for diamonds. */
  | 'IS_SNP'
  /** Available for jewellery pieces, ring settings. */
  | 'KARAT_GOLD'
  /** Available for diamonds. */
  | 'LABORATORY'
  /** Available for diamonds. */
  | 'LENGTH'
  /** Available for jewellery pieces. */
  | 'MAIN_STONE_TYPE'
  /** Available for bracelets, custom necklaces, eternity rings, jewellery pieces, ring settings. */
  | 'MATERIAL'
  /** Available for diamonds. */
  | 'MILKY'
  /** Available for bracelets, custom necklaces, eternity rings. */
  | 'NAME'
  /** Available for jewellery pieces. */
  | 'NUMBER_OF_MAIN_STONES'
  /** Available for bracelets, custom necklaces, eternity rings. */
  | 'NUMBER_OF_STONES'
  /** Available for diamonds. */
  | 'OVERTONE'
  /** Available for diamonds. */
  | 'PARCEL_STONES'
  /** Available for jewellery pieces. */
  | 'PERIOD'
  /** Available for diamonds. */
  | 'POLISH'
  /** Available for bracelets, custom necklaces, eternity rings, jewellery pieces, ring settings. */
  | 'PRICE'
  /** Available for diamonds, generic diamonds, melee lots. */
  | 'PRICE_PER_CARAT'
  /** Available for jewellery pieces. */
  | 'QUANTITY'
  /** Available for diamonds. */
  | 'RAP_PRICE'
  /** Available for eternity rings, jewellery pieces. */
  | 'RING_SIZE'
  /** Available for ring settings. */
  | 'RING_SIZE_FROM'
  /** Available for ring settings. */
  | 'RING_SIZE_TO'
  /** Available for diamonds, bracelets, custom necklaces, eternity rings, generic diamonds, jewellery pieces, melee lots, ring settings. */
  | 'SALE_STATE'
  /** Available for diamonds, custom necklaces, eternity rings, generic diamonds, melee lots. */
  | 'SHAPE'
  /** Available for ring settings. */
  | 'SHAPES'
  /** Available for melee lots. */
  | 'SHOW_TO_ALL'
  /** Available for ring settings. */
  | 'SIDE_STONES'
  /** Available for ring settings. */
  | 'SIDE_STONES_CARATS'
  /** Available for melee lots. */
  | 'SIEVES'
  /** Available for bracelets. */
  | 'SIZE'
  /** Available for melee lots. */
  | 'SIZE_FROM'
  /** Available for melee lots. */
  | 'SIZE_TO'
  /** Available for jewellery pieces. */
  | 'SOLD_FOR'
  /** Available for diamonds, jewellery pieces. */
  | 'STATUS'
  /** Available for ring settings. */
  | 'STYLE'
  /** Available for jewellery pieces. */
  | 'SUB_TYPE'
  /** Available for diamonds. */
  | 'SYMMETRY'
  /** Available for diamonds. */
  | 'TABLE_PERCENT'
  /** Available for bracelets, custom necklaces, eternity rings. */
  | 'TOTAL_CARATS'
  /** Available for diamonds, generic diamonds, jewellery pieces, melee lots. */
  | 'TOTAL_PRICE'
  /** Available for diamonds. */
  | 'TRADE_SHOW'
  /** Available for diamonds. */
  | 'TREATMENT'
  /** Available for jewellery pieces. */
  | 'TYPE'
  /** Available for diamonds, bracelets, custom necklaces, eternity rings, generic diamonds, jewellery pieces, melee lots, ring settings. */
  | 'VENDOR'
  /** Available for jewellery pieces. */
  | 'WEB_PRICE'
  /** Available for jewellery pieces. */
  | 'WEIGHT'
  /** Available for diamonds. */
  | 'WIDTH';

/** Input for `fetchImportFile`. */
export type FetchImportFileInput = {
  /** ID of the profile whose file is fetched. */
  id: string;
};

/** Type of a filter control. Must suit the type of the filtered field. */
export type FilterKind =
  /** Any of several values. REST value: multiselect. */
  | 'MULTISELECT'
  /** Minimum and maximum. REST value: range. */
  | 'RANGE'
  /** Free text. REST value: text. */
  | 'TEXT'
  /** On or off. REST value: toggle. */
  | 'TOGGLE';

/** Range of numbers. Both ends are inclusive. */
export type FloatRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: number | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: number | null | undefined;
};

/** Fields for which a list of generic diamonds can return facets. */
export type GenericDiamondFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Minimum weight in carats. The price is based on it. */
  | 'CARATS_FROM'
  /** Maximum weight in carats. Null if there is no maximum. */
  | 'CARATS_TO'
  /** Clarity. */
  | 'CLARITY'
  /** Colour. */
  | 'COLOR'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Whether the diamond is lab grown. */
  | 'IS_LAB_GROWN'
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Outline. */
  | 'SHAPE'
  /** Price of a diamond of `caratsFrom` in USD, including the caller's markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type GenericDiamondFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Minimum weight in carats. The price is based on it. */
  caratsFrom?: CaratsRange | null | undefined;
  /** Maximum weight in carats. Null if there is no maximum. */
  caratsTo?: CaratsRange | null | undefined;
  /** Clarity. */
  clarityIds?: Array<string> | null | undefined;
  /** Colour. */
  colorIds?: Array<string> | null | undefined;
  /** ID of a ring setting: diamonds that fit it by shape and weight. No results if the caller may not see the setting. Not available in feeds. */
  fitsRingSettingId?: string | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** Whether the diamond is lab grown. */
  isLabGrown?: boolean | null | undefined;
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Outline. */
  shapeIds?: Array<string> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Price of a diamond of `caratsFrom` in USD, including the caller's markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
};

/** Changes of a stock item. Omitted fields are unchanged; null clears a field, except shapeId, caratsFrom, pricePerCarat. */
export type GenericDiamondPatch = {
  /** Minimum weight in carats. The price is based on it. */
  caratsFrom?: number | null | undefined;
  /** Maximum weight in carats. Null if there is no maximum. */
  caratsTo?: number | null | undefined;
  /** Clarity. */
  clarityId?: string | null | undefined;
  /** Colour. */
  colorId?: string | null | undefined;
  /** Picture. */
  imageUrl?: string | null | undefined;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive?: boolean | null | undefined;
  /** Whether the diamond is lab grown. */
  isLabGrown?: boolean | null | undefined;
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`. */
  pricePerCarat?: number | null | undefined;
  /** Outline. */
  shapeId?: string | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumber?: string | null | undefined;
  /** Supplier of the item. Administrators only. */
  vendor?: string | null | undefined;
};

/** Sort criterion. */
export type GenericDiamondSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: GenericDiamondSortField;
};

/** Fields by which a list of generic diamonds can be sorted. Grades are sorted by rank. */
export type GenericDiamondSortField =
  /** Minimum weight in carats. The price is based on it. */
  | 'CARATS_FROM'
  /** Maximum weight in carats. Null if there is no maximum. */
  | 'CARATS_TO'
  /** Clarity. */
  | 'CLARITY'
  /** Colour. */
  | 'COLOR'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Whether the diamond is lab grown. */
  | 'IS_LAB_GROWN'
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Outline. */
  | 'SHAPE'
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  | 'STOCK_NUMBER'
  /** Price of a diamond of `caratsFrom` in USD, including the caller's markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Grants a user access to a page of stock. */
export type GrantPageAccessInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Page to grant. A user without permissions sees all pages, so granting the first page hides all others. */
  page: AccessPage;
  /** User ID. */
  userId: string;
};

/** Input for `highlightDiamond`. */
export type HighlightDiamondInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Diamond ID. */
  id: string;
};

/** Hold to place. */
export type HoldStockInput = {
  /** The `version` of the item on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Item ID. */
  id: string;
  /** Stock type of the item. */
  kind: StockKind;
  /** When the hold expires (UTC ISO 8601). If omitted, it does not expire. */
  until?: string | null | undefined;
  /** User ID of the buyer, who must be approved. If omitted, the item is on hold for no specific buyer. */
  userId?: string | null | undefined;
};

/** Changes to the home page. */
export type HomepagePatch = {
  /** Picture next to the text about the company: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  aboutImage?: File | null | undefined;
  /** Card that links to the bracelets: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  cardBracelets?: File | null | undefined;
  /** Card that links to the earrings: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  cardEarrings?: File | null | undefined;
  /** Card that links to the necklaces: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  cardNecklaces?: File | null | undefined;
  /** Card that links to the rings: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  cardRings?: File | null | undefined;
  /** First video: MP4 or WebM, at most 40 MB. Null removes it. If omitted, unchanged. */
  e1Video?: File | null | undefined;
  /** Second video: MP4 or WebM, at most 40 MB. Null removes it. If omitted, unchanged. */
  e2Video?: File | null | undefined;
  /** Third video: MP4 or WebM, at most 40 MB. Null removes it. If omitted, unchanged. */
  e3Video?: File | null | undefined;
  /** First picture of the slider: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  slider1Image?: File | null | undefined;
  /** Second picture of the slider: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  slider2Image?: File | null | undefined;
  /** Third picture of the slider: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  slider3Image?: File | null | undefined;
  /** Picture at the top: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged. */
  topImage?: File | null | undefined;
};

/** List of the back office. Stock lists are not included. New values may be added. */
export type HouseList =
  /** Import runs of stock files. */
  | 'IMPORT_RUNS'
  /** Contact messages. */
  | 'MESSAGES'
  /** Orders with their messages. */
  | 'ORDERS';

/** Kind of notification for administrators. New values may be added. */
export type HouseNewsKind =
  /** An import was rejected or failed. Dry runs are not reported. */
  | 'IMPORT_FAILED'
  /** A contact message was received. */
  | 'MESSAGE_RECEIVED'
  /** An order was placed. */
  | 'ORDER_PLACED';

/** How to handle rows with the stock number of a stone in stock, but with a different shape, laboratory, report number or weight (more than 2 percent). */
export type ImportChangedStones =
  /** Another stone: the row is reported as a problem. */
  | 'REFUSE'
  /** The same stone: it is updated. */
  | 'UPDATE';

/** Assigns a field to a column of the file. */
export type ImportColumnInput = {
  /** Header as in the file. Case, spaces and punctuation are ignored. */
  column: string;
  /** Field of the stock type, or a group of fields such as measurements. If null, the column is ignored. */
  field?: string | null | undefined;
};

/** Sets a field to the same value in all rows. */
export type ImportConstantInput = {
  /** Field of the stock type. */
  field: string;
  /** Value, read like a cell. */
  value: string;
};

/** Decimal separator of numbers. */
export type ImportDecimalMark =
  /** 1.250,50 */
  | 'COMMA'
  /** 1,250.50 */
  | 'POINT';

/** Format of discounts. */
export type ImportDiscountScale =
  /** 0.30 is 30 percent. */
  | 'FRACTION'
  /** Percentages: 30 is 30 percent, 0.5 is half a percent. */
  | 'PERCENT';

/** Sign of discounts that lower the price. */
export type ImportDiscountSign =
  /** -30 is 30 percent below the list price, 5 is 5 percent above. */
  | 'NEGATIVE_IS_BACK'
  /** 30 is 30 percent below the list price, -5 is 5 percent above. */
  | 'POSITIVE_IS_BACK';

/** Scheduled fetch of a profile: URL, sign-in and schedule. */
export type ImportFetchInput = {
  /** Whether the schedule is active. */
  isActive?: boolean;
  /** Password for HTTP basic authentication. Write-only. If omitted, the stored password remains, provided that host and user name are unchanged. Null removes it. */
  password?: string | null | undefined;
  /** Interval and time. */
  schedule: ImportFetchScheduleInput;
  /** HTTPS URL of the file. User name and password in the URL are stored separately. URLs in private networks are not fetched. At most 2,000 characters. */
  url: string;
  /** User name for HTTP basic authentication. Null if not set. At most 200 characters. */
  userName?: string | null | undefined;
};

/** Interval of a scheduled fetch. */
export type ImportFetchInterval =
  /** Every day. */
  | 'DAY'
  /** Every hour. */
  | 'HOUR'
  /** Monday to Friday. */
  | 'WEEKDAY';

/** Schedule of a fetch. */
export type ImportFetchScheduleInput = {
  /** Interval. */
  every: ImportFetchInterval;
  /** Time of day such as 06:30, in UTC. Null for HOUR, required for other intervals. At most 5 characters. */
  time?: string | null | undefined;
};

/** How to handle prices with the symbol or code of a currency other than the server's. */
export type ImportForeignCurrency =
  /** The sign is ignored: the numbers are prices in the server's currency. */
  | 'IGNORE'
  /** Each such price is reported as a problem. */
  | 'REFUSE';

/** Format of an imported file, detected from its content. */
export type ImportFormat =
  /** Delimited text. */
  | 'CSV'
  /** Excel workbook. */
  | 'XLSX';

/** What to do with stock that the file does not list. */
export type ImportMode =
  /** Unlisted stock is unchanged. */
  | 'ADD_OR_UPDATE'
  /** Unlisted stock is deactivated, unless it is on hold, on memo, sold or in an open order. */
  | 'REPLACE';

/** Source of an imported file. */
export type ImportOrigin =
  /** Passed to `npm run import` on the server. */
  | 'COMMAND_LINE'
  /** Fetched from the URL of a profile. */
  | 'FETCH'
  /** Found in the import folder of a profile. */
  | 'FOLDER'
  /** Uploaded over GraphQL, by the back office or by an API client. */
  | 'GRAPHQL'
  /** Uploaded over REST. */
  | 'REST';

/** Meaning of a price column whose header does not name the total or the price per carat. */
export type ImportPriceBasis =
  /** Price per carat. */
  | 'PER_CARAT'
  /** Total price. */
  | 'TOTAL';

/** Filter for profiles. Fields are combined with AND. */
export type ImportProfileFilter = {
  /** Stock type of the files. */
  kind?: StockKind | null | undefined;
  /** Part of the name. */
  text?: string | null | undefined;
};

/** Rules for reading the files of one vendor, in addition to the columns detected from the headers. */
export type ImportProfileInput = {
  /** How to handle rows that describe a different stone under the same stock number. If null, such rows cause a question. Diamonds only. */
  changedStones?: ImportChangedStones | null | undefined;
  /** Columns of the file with their fields. */
  columns?: Array<ImportColumnInput> | null | undefined;
  /** Fields that have the same value in all rows. */
  constants?: Array<ImportConstantInput> | null | undefined;
  /** Decimal separator of all columns. If null, it is detected for each column, with a question if it is ambiguous. */
  decimals?: ImportDecimalMark | null | undefined;
  /** Format of discounts. If null, it is detected, with a question if the column has numbers on both sides of 1. */
  discountScale?: ImportDiscountScale | null | undefined;
  /** Sign of discounts that lower the price. If null, it is detected, with a question if the column has both signs. */
  discountSign?: ImportDiscountSign | null | undefined;
  /** How to handle prices in another currency. If null, such prices cause a question. */
  foreignCurrency?: ImportForeignCurrency | null | undefined;
  /** Whether repeated stock numbers get the suffixes -2, -3 and so on, in the order of the file. If false, they are rejected. */
  numberRepeats?: boolean | null | undefined;
  /** Meaning of a price column whose header does not name the total or the price per carat. If null, it is detected from other columns, with a question if it is ambiguous. Only for types sold by weight. */
  priceBasis?: ImportPriceBasis | null | undefined;
  /** Name of the sheet in a workbook. If null, the first sheet that is not empty. */
  sheet?: string | null | undefined;
  /** Template that builds the stock number from other columns, such as {carat}-{cut}. The names are headers of the file. */
  stockId?: string | null | undefined;
  /** Replacements for cell values. */
  values?: Array<ImportValueInput> | null | undefined;
  /** Vendor for rows without a vendor. If set, REPLACE deactivates only stock of this vendor. */
  vendor?: string | null | undefined;
};

/** Changes to a profile. Omitted fields are unchanged. Null clears a field. */
export type ImportProfilePatch = {
  /** Replaces the scheduled fetch. If null, files are not fetched. */
  fetch?: ImportFetchInput | null | undefined;
  /** Subfolder of the import folder (IMPORT_DIR) whose files are read with this profile. A single name without slashes, unique (case-insensitive). Null if not set. At most 100 characters. */
  folder?: string | null | undefined;
  /** What to do with stock that the file does not list. Applies to files from the import folder or a scheduled fetch. Cannot be cleared. */
  mode?: ImportMode | null | undefined;
  /** Name of the profile: one line, unique (case-insensitive). At most 100 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** Recipient of emails about files that could not be imported from the import folder or a scheduled fetch. If null, the company mailbox. At most 254 characters. */
  notifyEmail?: string | null | undefined;
  /** How to read the files. All fields must exist in the stock type. Updates replace the whole profile. Cannot be cleared. */
  profile?: ImportProfileInput | null | undefined;
  /** Whether to skip rows with problems and import the others. If false, nothing is imported from a file with problems. Applies to files from the import folder or a scheduled fetch. Cannot be cleared. */
  skipInvalid?: boolean | null | undefined;
};

/** Kind of change to a row. */
export type ImportRowKind =
  /** New row. */
  | 'INSERT'
  /** Changed row. */
  | 'UPDATE';

/** Filter for import runs. Fields are combined with AND, values of a list with OR. */
export type ImportRunFilter = {
  /** Range of the time when the runs were requested. */
  createdAt?: DateTimeRange | null | undefined;
  /** If true, only dry runs. If false, no dry runs. If omitted, all runs. */
  isDryRun?: boolean | null | undefined;
  /** Stock types. */
  kinds?: Array<StockKind> | null | undefined;
  /** Sources of the files. */
  origins?: Array<ImportOrigin> | null | undefined;
  /** States of the runs. */
  states?: Array<ImportRunState> | null | undefined;
  /** Part of the file name, the vendor, the profile name, or the email address of the administrator who started the run. */
  text?: string | null | undefined;
};

/** State of an import run. */
export type ImportRunState =
  /** An administrator cancelled the run. Nothing was changed. */
  | 'CANCELLED'
  /** The rows were imported. For a dry run, the report is complete. */
  | 'DONE'
  /** The server had an error. Nothing was changed. */
  | 'FAILED'
  /** The file or the options were rejected. Nothing was changed. */
  | 'REFUSED'
  /** The file is being read, or its rows are being written. They are not visible yet. */
  | 'RUNNING'
  /** The rows were imported and the import was undone. */
  | 'UNDONE'
  /** The run has not started. Another import of the same stock may have to end first. */
  | 'WAITING';

/** Reason why an item cannot be restored to its state before an import. */
export type ImportUndoObstacle =
  /** A field that the import wrote has since been changed. */
  | 'CHANGED'
  /** It has since been deleted. */
  | 'GONE'
  /** It has since been put on hold. */
  | 'ON_HOLD'
  /** It has since been ordered. */
  | 'ORDERED'
  /** It has since been sold. */
  | 'SOLD';

/** Replaces a value in the cells of a field. */
export type ImportValueInput = {
  /** Field of the stock type. */
  field: string;
  /** Value of the cell, case-insensitive. Empty for a blank cell. */
  from: string;
  /** Replacement. Empty to clear the value. */
  to: string;
};

/** Range of integers. Both ends are inclusive. */
export type IntRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: number | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: number | null | undefined;
};

/** Order status from which an order has an invoice. Until then, its document is a proforma. */
export type InvoiceStep =
  /** When the order is completed. */
  | 'COMPLETED'
  /** When payment is requested: the order enters the status `PAYMENT`. */
  | 'PAYMENT';

/** Kind of sellable item. New values may be added. */
export type ItemKind =
  /** Bracelet. REST value: 7. */
  | 'BRACELET'
  /** Completed ring. REST value: 5. */
  | 'COMPLETED_RING'
  /** Custom necklace. REST value: 9. */
  | 'CUSTOM_NECKLACE'
  /** Diamond. REST value: 1. */
  | 'DIAMOND'
  /** Engagement ring. REST value: 4. */
  | 'ENGAGEMENT_RING'
  /** Eternity ring. REST value: 6. */
  | 'ETERNITY_RING'
  /** Jewellery. REST value: 8. */
  | 'JEWELLERY'
  /** Melee. REST value: 2. */
  | 'MELEE';

/** Fields for which a list of jewellery pieces can return facets. */
export type JewelleryPieceFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Brand or maker. */
  | 'BRAND'
  /** Total weight of the main stones in carats. */
  | 'CARAT_MAIN_STONE'
  /** Cost of the certificate, or the value stated on it, in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'CERT_PRICE'
  /** Clarity of the main stone. */
  | 'CLARITY_MAIN_STONE'
  /** Color of the main stone. */
  | 'COLOR_MAIN_STONE'
  /** Color of the gold. */
  | 'COLOR_OF_GOLD'
  /** Purchase cost in USD. Administrators only; other callers get FORBIDDEN. */
  | 'COST'
  /** Cut or shape of the main stone. */
  | 'CUT_MAIN_STONE'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Whether the piece is one of a kind. Such pieces are also listed on the page of one-of-a-kind jewellery. */
  | 'IS_ONE_OF_A_KIND'
  /** Fineness of the gold, such as 18K. */
  | 'KARAT_GOLD'
  /** Type of the main stone, such as Diamond or Sapphire. */
  | 'MAIN_STONE_TYPE'
  /** Metal, such as Platinum or Gold. */
  | 'MATERIAL'
  /** Number of main stones. */
  | 'NUMBER_OF_MAIN_STONES'
  /** Period in which it was made, such as Art Deco. */
  | 'PERIOD'
  /** Price for buyers in USD: `webPrice`, or `totalPrice` if there is none. Null if the price is on request; the item cannot be ordered. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Number of pieces under this stock number. They are sold together. */
  | 'QUANTITY'
  /** Ring size in trade notation, such as 6 1/2, 54 or adjustable. */
  | 'RING_SIZE'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Selling price in USD after the sale. Administrators only; other callers get FORBIDDEN. */
  | 'SOLD_FOR'
  /** Status of the piece. */
  | 'STATUS'
  /** Style within the type, such as Solitaire or Hoops. */
  | 'SUB_TYPE'
  /** List price in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Type of jewellery. It determines the shop page. */
  | 'TYPE'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR'
  /** Offer price in the shop in USD, if it differs from `totalPrice`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'WEB_PRICE'
  /** Total weight in grams. */
  | 'WEIGHT';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type JewelleryPieceFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Brand or maker. */
  brands?: Array<string> | null | undefined;
  /** Total weight of the main stones in carats. */
  caratMainStone?: CaratsRange | null | undefined;
  /** Cost of the certificate, or the value stated on it, in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  certPrice?: MoneyRange | null | undefined;
  /** Clarity of the main stone. */
  claritiesMainStone?: Array<string> | null | undefined;
  /** Color of the main stone. */
  colorsMainStone?: Array<string> | null | undefined;
  /** Color of the gold. */
  colorsOfGold?: Array<string> | null | undefined;
  /** Purchase cost in USD. Administrators only; other callers get FORBIDDEN. */
  cost?: MoneyRange | null | undefined;
  /** Cut or shape of the main stone. */
  cutsMainStone?: Array<string> | null | undefined;
  /** End of the hold. Expired holds do not match. Administrators only; other callers get FORBIDDEN. */
  holdUntil?: DateTimeRange | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** Whether the piece is one of a kind. Such pieces are also listed on the page of one-of-a-kind jewellery. */
  isOneOfAKind?: boolean | null | undefined;
  /** Fineness of the gold, such as 18K. */
  karatsGold?: Array<string> | null | undefined;
  /** Type of the main stone, such as Diamond or Sapphire. */
  mainStoneTypes?: Array<string> | null | undefined;
  /** Metal, such as Platinum or Gold. */
  materials?: Array<string> | null | undefined;
  /** Number of main stones. */
  numberOfMainStones?: IntRange | null | undefined;
  /** Period in which it was made, such as Art Deco. */
  periods?: Array<string> | null | undefined;
  /** Price for buyers in USD: `webPrice`, or `totalPrice` if there is none. Null if the price is on request; the item cannot be ordered. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Number of pieces under this stock number. They are sold together. */
  quantity?: IntRange | null | undefined;
  /** Ring size in trade notation, such as 6 1/2, 54 or adjustable. */
  ringSizes?: Array<string> | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Selling price in USD after the sale. Administrators only; other callers get FORBIDDEN. */
  soldFor?: MoneyRange | null | undefined;
  /** Status of the piece. */
  statuses?: Array<JewelleryStatus> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Style within the type, such as Solitaire or Hoops. */
  subTypes?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** List price in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
  /** Type of jewellery. It determines the shop page. */
  types?: Array<JewelleryType> | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
  /** Offer price in the shop in USD, if it differs from `totalPrice`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  webPrice?: MoneyRange | null | undefined;
  /** Total weight in grams. */
  weight?: FloatRange | null | undefined;
};

/** Sort criterion. */
export type JewelleryPieceSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: JewelleryPieceSortField;
};

/** Fields by which a list of jewellery pieces can be sorted. Grades are sorted by rank. */
export type JewelleryPieceSortField =
  /** Brand or maker. */
  | 'BRAND'
  /** Total weight of the main stones in carats. */
  | 'CARAT_MAIN_STONE'
  /** Report number. */
  | 'CERT_NUM'
  /** Cost of the certificate, or the value stated on it, in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'CERT_PRICE'
  /** Clarity of the main stone. */
  | 'CLARITY_MAIN_STONE'
  /** Color of the main stone. */
  | 'COLOR_MAIN_STONE'
  /** Color of the gold. */
  | 'COLOR_OF_GOLD'
  /** Purchase cost in USD. Administrators only; other callers get FORBIDDEN. */
  | 'COST'
  /** Cut or shape of the main stone. */
  | 'CUT_MAIN_STONE'
  /** Arrival date. */
  | 'DATE_ARRIVED'
  /** Description in the shop. */
  | 'DESCRIPTION'
  /** Total weight of the side stones in carats, first set. */
  | 'FIRST_SIDE_STONE_CARAT'
  /** Clarity of the side stones, first set. */
  | 'FIRST_SIDE_STONE_CLARITY'
  /** Color of the side stones, first set. */
  | 'FIRST_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, first set. */
  | 'FIRST_SIDE_STONE_CUT'
  /** Number of side stones, first set. */
  | 'FIRST_SIDE_STONE_NUMBER'
  /** Type of the side stones, first set. */
  | 'FIRST_SIDE_STONE_TYPE'
  /** Total weight of the side stones in carats, fourth set. */
  | 'FOURTH_SIDE_STONE_CARAT'
  /** Clarity of the side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_CLARITY'
  /** Color of the side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_CUT'
  /** Number of side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_NUMBER'
  /** Type of the side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_TYPE'
  /** Display order of the pictures: comma-separated names of slots. */
  | 'IMAGE_ORDER'
  /** Internal remarks. Administrators only; other callers get FORBIDDEN. */
  | 'INTERNAL_NOTES'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Whether the piece is one of a kind. Such pieces are also listed on the page of one-of-a-kind jewellery. */
  | 'IS_ONE_OF_A_KIND'
  /** Fineness of the gold, such as 18K. */
  | 'KARAT_GOLD'
  /** Laboratory and report of the piece. */
  | 'LAB_CERTIFICATE'
  /** Type of the main stone, such as Diamond or Sapphire. */
  | 'MAIN_STONE_TYPE'
  /** Metal, such as Platinum or Gold. */
  | 'MATERIAL'
  /** Outer measurements with their unit. */
  | 'MEASUREMENTS'
  /** Remarks for buyers. */
  | 'NOTES'
  /** Number of main stones. */
  | 'NUMBER_OF_MAIN_STONES'
  /** Name of the lot in internal records. */
  | 'PARCEL_NAME'
  /** Period in which it was made, such as Art Deco. */
  | 'PERIOD'
  /** Price for buyers in USD: `webPrice`, or `totalPrice` if there is none. Null if the price is on request; the item cannot be ordered. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Number of pieces under this stock number. They are sold together. */
  | 'QUANTITY'
  /** Repairs that were made or are possible. */
  | 'REPAIR'
  /** Return terms. */
  | 'RETURN'
  /** Ring size in trade notation, such as 6 1/2, 54 or adjustable. */
  | 'RING_SIZE'
  /** Total weight of the side stones in carats, second set. */
  | 'SECOND_SIDE_STONE_CARAT'
  /** Clarity of the side stones, second set. */
  | 'SECOND_SIDE_STONE_CLARITY'
  /** Color of the side stones, second set. */
  | 'SECOND_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, second set. */
  | 'SECOND_SIDE_STONE_CUT'
  /** Number of side stones, second set. */
  | 'SECOND_SIDE_STONE_NUMBER'
  /** Type of the side stones, second set. */
  | 'SECOND_SIDE_STONE_TYPE'
  /** Selling price in USD after the sale. Administrators only; other callers get FORBIDDEN. */
  | 'SOLD_FOR'
  /** Status of the piece. */
  | 'STATUS'
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  | 'STOCK_NUMBER'
  /** Style within the type, such as Solitaire or Hoops. */
  | 'SUB_TYPE'
  /** Total weight of the side stones in carats, third set. */
  | 'THIRD_SIDE_STONE_CARAT'
  /** Clarity of the side stones, third set. */
  | 'THIRD_SIDE_STONE_CLARITY'
  /** Color of the side stones, third set. */
  | 'THIRD_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, third set. */
  | 'THIRD_SIDE_STONE_CUT'
  /** Number of side stones, third set. */
  | 'THIRD_SIDE_STONE_NUMBER'
  /** Type of the side stones, third set. */
  | 'THIRD_SIDE_STONE_TYPE'
  /** Name of the piece. */
  | 'TITLE'
  /** List price in USD. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Type of jewellery. It determines the shop page. */
  | 'TYPE'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR'
  /** Offer price in the shop in USD, if it differs from `totalPrice`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'WEB_PRICE'
  /** Total weight in grams. */
  | 'WEIGHT';

/** Status of a jewellery piece. Treat an unknown value as not for sale. */
export type JewelleryStatus =
  /** Available for sale. */
  | 'AVAILABLE'
  /** On hold for a buyer. Only that buyer and administrators can see it. */
  | 'HOLD'
  /** Out on memo. */
  | 'MEMO'
  /** Sold. The buyer can still read it by ID or stock number. */
  | 'SOLD'
  /** Suspended from sale. */
  | 'SUSPENDED';

/** Type of jewellery. New values may be added. */
export type JewelleryType =
  /** Bracelet. */
  | 'BRACELET'
  /** Brooch. */
  | 'BROOCH'
  /** Pair of earrings. */
  | 'EARRINGS'
  /** Necklace. */
  | 'NECKLACE'
  /** Pendant, worn on a chain. */
  | 'PENDANT'
  /** Ring. */
  | 'RING';

/** Reason why a line cannot be ordered. New values may be added. */
export type LineProblemReason =
  /** The set has changed since it was added. Add it again. */
  | 'CHANGED'
  /** The item is on hold for another buyer, or in another buyer's open order. It may become available again. */
  | 'HELD'
  /** The item was withdrawn, or is not visible to the caller. */
  | 'NOT_FOR_SALE'
  /** The item is in one of the caller's orders. */
  | 'ORDERED_BY_YOU'
  /** The item is half of an inseparable pair, and the other half is missing. */
  | 'PAIR_SPLIT'
  /** The item was sold to another buyer. */
  | 'SOLD'
  /** The available quantity is less than the line requests. */
  | 'TOO_MUCH';

/** Credentials of an account. */
export type LogInInput = {
  /** Email address of the account, case-insensitive. */
  email: string;
  /** Password of the account. */
  password: string;
  /** Required if `siteSettings.recaptchaSiteKey` is not null. */
  recaptchaToken?: string | null | undefined;
};

/** User who gets an email with a link to choose a password. */
export type MailPasswordLinkInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** User ID. */
  userId: string;
};

/** Input for `makeDiamondSet`. */
export type MakeDiamondSetInput = {
  /** True: returns a preview without changing anything. */
  dryRun?: boolean | null | undefined;
  /** Diamond IDs: two for a pair, two or more for a line set. */
  ids: Array<string>;
  /** For a pair: whether the halves are only sold together. */
  isInseparable?: boolean | null | undefined;
  /** Kind of the new set. */
  kind: DiamondSetKind;
  /** Name of the new line set, which must not be in use. If omitted, the next unused name of `L-1`, `L-2` … */
  name?: string | null | undefined;
};

/** Percentage added to prices of items within inclusive ranges. Omitted limits are unbounded. */
export type MarkupInput = {
  /** Maximum weight of an item in carats. If null, no maximum. */
  caratMax?: number | null | undefined;
  /** Minimum weight of an item in carats. If null, no minimum. */
  caratMin?: number | null | undefined;
  /** Percentage added to the price, from -99.9999 to 10,000 with at most 4 decimals. For example, 10 changes 100.00 to 110.00. */
  percent: number;
  /** Maximum total price before the markup. If null, no maximum. */
  priceMax?: number | null | undefined;
  /** Minimum total price before the markup. If null, no minimum. */
  priceMin?: number | null | undefined;
};

/** Amount of a melee lot. */
export type MeleeAmountInput = {
  /** Requested weight in carats. At most 3 decimal places. */
  carats: number;
  /** ID of the melee lot. */
  meleeId: string;
  /** Approximate number of stones. Only the weight is binding. */
  numberOfStones?: number | null | undefined;
};

/** Color categories of melee. Treat an unknown value as a category without a sort position. */
export type MeleeColor =
  /** Black. REST value: 1. */
  | 'BLACK'
  /** Top-top-light-brown: similar to G to H, with a trace of brown. REST value: 2. */
  | 'TTLB'
  /** Colorless to near colorless. REST value: 3. */
  | 'WHITE';

/** Fields for which a list of melee lots can return facets. */
export type MeleeLotFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Remaining carats of the lot. Orders deduct their carats immediately. */
  | 'CARATS'
  /** Color category. */
  | 'COLOR'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Shape of the stones. Default: round. */
  | 'SHAPE'
  /** Whether it is shown to everyone, including visitors. */
  | 'SHOW_TO_ALL'
  /** Sieve groups of the stones in the lot. Empty if the shape is not round. */
  | 'SIEVES'
  /** Smallest diameter in mm. */
  | 'SIZE_FROM'
  /** Largest diameter in mm. */
  | 'SIZE_TO'
  /** Price of the remaining lot in USD, including the caller's markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type MeleeLotFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Remaining carats of the lot. Orders deduct their carats immediately. */
  carats?: CaratsRange | null | undefined;
  /** Color category. */
  colors?: Array<MeleeColor> | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Shape of the stones. Default: round. */
  shapeIds?: Array<string> | null | undefined;
  /** Whether it is shown to everyone, including visitors. */
  showToAll?: boolean | null | undefined;
  /** Sieve groups of the stones in the lot. Empty if the shape is not round. */
  sieves?: Array<MeleeSieve> | null | undefined;
  /** Smallest diameter in mm. */
  sizeFrom?: FloatRange | null | undefined;
  /** Largest diameter in mm. */
  sizeTo?: FloatRange | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Price of the remaining lot in USD, including the caller's markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
};

/** Sort criterion. */
export type MeleeLotSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: MeleeLotSortField;
};

/** Fields by which a list of melee lots can be sorted. Grades are sorted by rank. */
export type MeleeLotSortField =
  /** Remaining carats of the lot. Orders deduct their carats immediately. */
  | 'CARATS'
  /** Color category. */
  | 'COLOR'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Carats of the lot in open orders. The whole lot is the sum of these and `carats`. Administrators only; other callers get FORBIDDEN. */
  | 'PROMISED_CARATS'
  /** Shape of the stones. Default: round. */
  | 'SHAPE'
  /** Whether it is shown to everyone, including visitors. */
  | 'SHOW_TO_ALL'
  /** Smallest diameter in mm. */
  | 'SIZE_FROM'
  /** Largest diameter in mm. */
  | 'SIZE_TO'
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  | 'STOCK_NUMBER'
  /** Price of the remaining lot in USD, including the caller's markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Sieve groups of round melee: stones retained by one sieve (+) that pass the next (−). New values may be added. */
export type MeleeSieve =
  /** +11 −14: 2.7 to 3.3 mm. */
  | 'COARSE'
  /** +6.5 −11: 1.8 to 2.7 mm. */
  | 'MELEE'
  /** Passes sieve 2: below 1.25 mm. */
  | 'MINUS_2'
  /** +14 −15.5: 3.3 to 3.7 mm. */
  | 'PLUS_14'
  /** +2 −6.5: 1.25 to 1.8 mm. */
  | 'STAR';

/** Range of amounts. Both ends are inclusive. */
export type MoneyRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: number | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: number | null | undefined;
};

/** Waiting list entry to move. */
export type MoveInWaitingListInput = {
  /** ID of the entry. */
  id: string;
  /** New position of the entry, from 0. */
  place: number;
};

/** Result of the lookup of a number. */
export type NumberStatus =
  /** The caller can order an item with this number. */
  | 'FOUND'
  /** An item has this number, but the caller cannot order it now: it is on hold for another buyer, on memo, or without a price. */
  | 'HELD'
  /** No item that the caller may see has this number. */
  | 'UNKNOWN';

/** Line changes to preview. */
export type OrderChangeDraftInput = {
  /** Items to add. At most 500. */
  addLines?: Array<OrderLineInput> | null | undefined;
  /** New amounts or prices of lines. */
  changeLines?: Array<OrderLineChangeInput> | null | undefined;
  /** Order ID. The order must not be completed or cancelled. */
  id: string;
  /** IDs of lines to remove. At most 500. Their stock becomes available again. Removing one line of a set removes the whole set. */
  removeLineIds?: Array<string> | null | undefined;
};

/** Kind of order document. */
export type OrderDocumentKind =
  /** Invoice. */
  | 'INVOICE'
  /** Proforma: the invoice has not been issued yet. */
  | 'PROFORMA'
  /** Document of a test order. No payment is due. */
  | 'TEST_ORDER';

/** Changes to the settings of order documents. Null clears a field. Omitted fields are unchanged. */
export type OrderDocumentSettingsPatch = {
  /** Address. May have several lines. If null, the address in the contact details. At most 500 characters. */
  address?: string | null | undefined;
  /** Bank details for payment by the buyer. May have several lines. At most 1,000 characters. */
  bankDetails?: string | null | undefined;
  /** Telephone, email and other contact details, one per line. If null, those in the contact details. At most 500 characters. */
  contact?: string | null | undefined;
  /** Name of the company. If null, the name in the contact details. At most 200 characters. */
  houseName?: string | null | undefined;
  /** Order status from which an order has an invoice. Cannot be cleared. */
  invoiceStep?: InvoiceStep | null | undefined;
  /** Logo: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. */
  logo?: File | null | undefined;
  /** Payment term in days after the payment request, 0 to 365. If null, documents and emails show no due date. */
  paymentDays?: number | null | undefined;
  /** Company registration number. At most 200 characters. */
  registrationNumber?: string | null | undefined;
  /** Emails that are switched off. Cannot be cleared. */
  switchedOffEmails?: Array<OrderEmail> | null | undefined;
  /** Terms of payment and delivery. May have several lines. At most 5,000 characters. */
  terms?: string | null | undefined;
  /** VAT number of the company. At most 200 characters. */
  vatNumber?: string | null | undefined;
};

/** Order to preview. */
export type OrderDraftInput = {
  /** Items of the order. At most 500. */
  lines: Array<OrderLineInput>;
  /** User ID of the buyer. The account must be approved and not blocked. */
  userId: string;
};

/** Type of order email. */
export type OrderEmail =
  /** Payment request to the buyer: amount, due date, bank details and terms, with the document attached as a PDF. */
  | 'AWAITING_PAYMENT'
  /** Sent to the buyer when the order is cancelled. */
  | 'CANCELLED'
  /** Sent to our mailbox when a buyer cancels an order. */
  | 'CANCELLED_BY_BUYER'
  /** Sent to the buyer when lines, prices or details of the order are changed. */
  | 'CHANGED'
  /** Sent to the buyer when the order is completed. */
  | 'COMPLETED'
  /** Sent to the buyer when the order is deleted. */
  | 'DELETED'
  /** Sent to our mailbox when an order is placed. */
  | 'NEW_ORDER'
  /** Sent to the buyer when an order is placed. */
  | 'PLACED'
  /** Sent to the buyer when the order is being processed. */
  | 'PROCESSING'
  /** Sent to the buyer when the order is shipped. */
  | 'SHIPPED';

/** Kind of order event. More kinds may be added. */
export type OrderEventKind =
  /** Cancelled. */
  | 'CANCELLED'
  /** Reference, note or addresses changed. */
  | 'DETAILS_CHANGED'
  /** Lines added, removed or changed in amount or price. */
  | 'LINES_CHANGED'
  /** Message sent to the buyer: `message`. */
  | 'MESSAGE_SENT'
  /** Placed by the buyer, or created by an administrator. */
  | 'PLACED'
  /** Sold items were returned to stock. `note` contains the items and the reason. */
  | 'RETURNED_TO_STOCK'
  /** Moved to another status except CANCELLED. */
  | 'STATUS_CHANGED';

/** Filter for orders. Fields are combined with AND, values of a list with OR. */
export type OrderFilter = {
  /** Time range in which the order was placed. */
  createdAt?: DateTimeRange | null | undefined;
  /** IDs of orders. */
  ids?: Array<string> | null | undefined;
  /** If true, only orders placed with test keys. Default: false, only other orders. */
  isTest?: boolean | null | undefined;
  /** At least one status. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** Order number, or part of a stock number, reference, buyer name or buyer email address. */
  text?: string | null | undefined;
  /** IDs of buyers, at least one. */
  userIds?: Array<string> | null | undefined;
};

/** New amount or price of a line. Omitted fields are unchanged. */
export type OrderLineChangeInput = {
  /** Weight of a melee lot in carats. */
  carats?: number | null | undefined;
  /** Order line ID. */
  lineId: string;
  /** Number of stones of a parcel, or the approximate number of stones of a melee lot. */
  numberOfStones?: number | null | undefined;
  /** Ring size, if stones of a parcel are ordered for a ring. Null clears it. */
  ringSize?: string | null | undefined;
  /** For a line of a set: price of the whole set for the buyer, distributed over its stones in proportion to their prices. Send it once per set, and without prices of single lines of the set. */
  setTotalPrice?: number | null | undefined;
  /** Price of the line for the buyer. If omitted and the amount changes, the buyer's current price. */
  totalPrice?: number | null | undefined;
};

/** Item that an administrator adds to an order. */
export type OrderLineInput = {
  /** Item to add. It must be visible to the buyer, or be in the buyer's rings or wishlist. A line set is added with all its stones. */
  item: BasketItemInput;
  /** Price of the line for the buyer. For a set, the price of the whole set, distributed over its stones in proportion to their prices. If omitted, the buyer's current price. Required for items without a price. */
  totalPrice?: number | null | undefined;
};

/** State of the stock of an order line. */
export type OrderLineStock =
  /** Reserved for the buyer while the order is open. Available again if the order is cancelled or deleted. */
  | 'RESERVED'
  /** Sold to the buyer. */
  | 'SOLD';

/** Changes to an order. Omitted fields are unchanged. Null clears a field. */
export type OrderPatch = {
  /** Items to add. At most 500. */
  addLines?: Array<OrderLineInput> | null | undefined;
  /** ID of the invoice address in the buyer's address book. If null, the primary address. */
  billingAddressId?: string | null | undefined;
  /** New amounts or prices of lines. */
  changeLines?: Array<OrderLineChangeInput> | null | undefined;
  /** ID of the delivery address in the buyer's address book. If null, the primary address. */
  deliveryAddressId?: string | null | undefined;
  /** The buyer's note. Null if not set. At most 2,000 characters. */
  note?: string | null | undefined;
  /** The buyer's reference, such as a purchase order number. Null if not set. At most 100 characters. */
  reference?: string | null | undefined;
  /** IDs of lines to remove. At most 500. Their stock becomes available again. Removing one line of a set removes the whole set. */
  removeLineIds?: Array<string> | null | undefined;
};

/** Sort criterion. */
export type OrderSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: OrderSortField;
};

/** Sort fields of orders. Ties are ordered newest first. */
export type OrderSortField =
  /** Time of the order. */
  | 'CREATED_AT'
  /** Status, in the order of the REST numbers. */
  | 'STATUS'
  /** Total price of the lines. */
  | 'TOTAL_PRICE'
  /** Time of the last change. */
  | 'UPDATED_AT';

/** Status of an order. Administrators may change it from any status to any other. */
export type OrderStatus =
  /** Cancelled. Its stock is available again. REST value: 1. */
  | 'CANCELLED'
  /** Completed. Its stock is sold. REST value: 4. */
  | 'COMPLETED'
  /** Shipped. REST value: 3. */
  | 'DELIVERY'
  /** Awaiting payment. REST value: 2. */
  | 'PAYMENT'
  /** New order. Its stock is reserved for the buyer. REST value: 0. */
  | 'PROCESSING';

/** Built-in layout of an exported table: its columns and headers. */
export type OwnLayout =
  /** All fields with their standard names. Importing the file again changes nothing. */
  | 'FACET'
  /** RapNet's upload template. Diamonds only. */
  | 'RAPNET';

/** Page of a table. `index` × `size` may be at most 10,000. */
export type PageInput = {
  /** Zero-based page number. */
  index?: number;
  /** Rows per page, 1 to 500. */
  size?: number;
};

/** Initial sort of a list. */
export type PageSortInput = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Sort field of the list, such as CARATS. */
  field: string;
};

/** Stones of a parcel. */
export type ParcelAmountInput = {
  /** ID of the parcel. */
  diamondId: string;
  /** Number of stones. At least 1, at most the number of stones in the parcel. */
  numberOfStones: number;
  /** Ring size for which the stones are requested. */
  ringSize?: string | null | undefined;
};

/** Input for `placeOrder`. */
export type PlaceOrderInput = {
  /** ID of the invoice address in the buyer's address book. If null, the primary address. */
  billingAddressId?: string | null | undefined;
  /** IDs of 1 to 500 lines of the caller's cart. A line of a set orders the whole set. If both `cartLineIds` and `items` are omitted, users order the whole cart and API keys get INVALID_REQUEST. */
  cartLineIds?: Array<string> | null | undefined;
  /** ID of the delivery address in the buyer's address book. If null, the primary address. */
  deliveryAddressId?: string | null | undefined;
  /** The total that the buyer agreed to. If the current total differs, the order is rejected (INVALID_REQUEST 409, reason PRICE_CHANGED, with the current total) and nothing changes. Required for API keys: a hold reserves an item but does not fix its price. */
  expectedTotal?: number | null | undefined;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A request with the same key returns the first order; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey: string;
  /** 1 to 500 items at the caller's current prices, independent of the cart. Duplicates are rejected. If stones of a set are listed, the whole set is ordered once. Cannot be combined with `cartLineIds`. API keys must send `items` or `cartLineIds`. */
  items?: Array<BasketItemInput> | null | undefined;
  /** The buyer's note. Null if not set. At most 2,000 characters. */
  note?: string | null | undefined;
  /** The buyer's reference, such as a purchase order number. Null if not set. At most 100 characters. */
  reference?: string | null | undefined;
};

/** Email to preview and its recipient. */
export type PreviewEmailInput = {
  /** Body: HTML of at most 100,000 characters, with placeholders. Required without a template. */
  body?: string | null | undefined;
  /** Subject: one line of at most 200 characters, with placeholders. Required without a template. */
  subject?: string | null | undefined;
  /** Template ID. If set, omit subject and body. */
  templateId?: string | null | undefined;
  /** ID of the user whose data is used in the preview. Default: sample data. */
  userId?: string | null | undefined;
};

/** Effect of deleting a user on the items that belong to the user. */
export type ReferenceFate =
  /** Released: available to other buyers again. */
  | 'FREED'
  /** Deleted with the user. */
  | 'GOES'
  /** Retained without an owner. */
  | 'STAYS';

/** Account that the caller registers. */
export type RegisterInput = {
  /** Primary address of the new account. */
  address: AddressInput;
  /** ID of a business type in `referenceLists.businessTypes`. */
  businessTypeId: string;
  /** Email address, case-insensitive. Only one account per address. */
  email: string;
  /** Password of at least 8 characters. Common passwords are rejected. */
  password: string;
  /** Required if `siteSettings.recaptchaSiteKey` is not null. */
  recaptchaToken?: string | null | undefined;
};

/** Lines to remove from the cart. */
export type RemoveFromCartInput = {
  /** 1 to 500 line IDs. A line of a set removes the whole set. */
  lineIds: Array<string>;
};

/** Waiting list entry to remove. */
export type RemoveFromWaitingListInput = {
  /** ID of the entry. */
  id: string;
};

/** Input for `removeFromWishlist`. */
export type RemoveFromWishlistInput = {
  /** IDs of 1 to 500 lines to remove. A line of a set removes the whole set. */
  lineIds: Array<string>;
};

/** Removes a markup. */
export type RemoveUserMarkupInput = {
  /** The `version` of its user on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Markup ID. */
  markupId: string;
};

/** New name of a newsletter. */
export type RenameEmailChannelInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Newsletter ID. */
  id: string;
  /** Name shown to users: one line of at most 100 characters. Must be unique, case-insensitive. */
  name: string;
};

/** Input for `reorder`. */
export type ReorderInput = {
  /** Order ID. Must be an order of the caller. */
  orderId: string;
};

/** Input for `replacePageSettings`. */
export type ReplacePageSettingsInput = {
  /** `contentTag` of the settings on which the change is based. STALE_VERSION if the page, a filter or an option has changed. */
  expectedContent: string;
  /** Name of the page. */
  pageName: string;
  /** Complete new settings. Omitted filters and options are deleted. */
  settings: WholePageInput;
};

/** Input for `replaceSupportContacts`. */
export type ReplaceSupportContactsInput = {
  /** New list of contacts in display order. At most 100. */
  contacts: Array<SupportContactInput>;
  /** `version` on which the change is based. STALE_VERSION if another request has changed the record. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
};

/** Input for `replayWebhooks`. */
export type ReplayWebhooksInput = {
  /** Endpoint ID. */
  endpointId: string;
  /** Events to replay. If omitted, all events. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Time from which events are sent again. Deliveries are stored for 30 days. */
  since: string;
};

/** Account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** Email address of the account, case-insensitive. */
  email: string;
  /** Required if `siteSettings.recaptchaSiteKey` is not null. */
  recaptchaToken?: string | null | undefined;
};

/** Account that needs a new confirmation email. */
export type ResendConfirmationInput = {
  /** Email address of the account, case-insensitive. */
  email: string;
  /** Required if `siteSettings.recaptchaSiteKey` is not null. */
  recaptchaToken?: string | null | undefined;
};

/** Input for `resendOrderMessage`. */
export type ResendOrderMessageInput = {
  /** ID of a message that could not be sent. */
  messageId: string;
};

/** Parameters of the emailed link, and the new password. */
export type ResetPasswordInput = {
  /** Email address, as in the link. */
  email: string;
  /** New password of at least 8 characters. Common passwords are rejected. Setting it ends all sessions of the user. */
  password: string;
  /** Token, as in the link. Valid once: for 1 hour after a password reset, for 7 days in an invitation. */
  token: string;
};

/** Bulk email whose failed copies are sent again. */
export type RetryEmailDispatchInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** ID of the bulk email. */
  id: string;
};

/** Failed jobs to retry. Jobs in other states are ignored. */
export type RetryFailedJobsInput = {
  /** Job IDs, at most 500. Default: all failed jobs of the queue, at most 10,000. */
  ids?: Array<string> | null | undefined;
  /** Name of the queue. */
  queue: string;
};

/** Input for `retryWebhookDelivery`. */
export type RetryWebhookDeliveryInput = {
  /** Delivery ID. */
  id: string;
};

/** Input for `returnToStock`. */
export type ReturnToStockInput = {
  /** `version` of the order that was read. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** IDs of the lines whose items are returned to stock. Each stone of a set is a separate line. */
  lineIds: Array<string>;
  /** Order ID. The order must be completed. */
  orderId: string;
  /** Reason, 1 to 500 characters. Stored in the audit log and in the timeline of the order, which the buyer can read. */
  reason: string;
};

/** Input for `revealWebhookSecret`. */
export type RevealWebhookSecretInput = {
  /** Endpoint ID. */
  id: string;
};

/** API key to revoke. */
export type RevokeApiKeyInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Key ID. */
  id: string;
  /** User ID of the owner. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** Revokes a user's access to a page of stock. */
export type RevokePageAccessInput = {
  /** ID of the page permission. */
  accessId: string;
  /** The `version` of the user on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
};

/** Chosen parts of a ring. */
export type RingDraftInput = {
  /** Stock number of the diamond of an engagement ring. Cannot be combined with `genericDiamondNumber`. */
  diamondNumber?: string | null | undefined;
  /** Stock number of the generic diamond of a completed ring. Cannot be combined with `diamondNumber`. */
  genericDiamondNumber?: string | null | undefined;
  /** Stock number of the setting. Omit if no setting has been chosen. */
  ringSettingNumber?: string | null | undefined;
  /** US ring size, within the sizes of the setting. Omit, or set to null, if no size has been chosen. */
  ringSize?: number | null | undefined;
};

/** Reason why a diamond does not fit a setting. If several apply, the first of SOLD_TOGETHER, SHAPE, WEIGHT. */
export type RingMisfit =
  /** The setting is made for other shapes. */
  | 'SHAPE'
  /** The diamond is a parcel, or only sold with its pair or line set. */
  | 'SOLD_TOGETHER'
  /** The diamond is too light or too heavy for the setting. */
  | 'WEIGHT';

/** Subject of a problem. */
export type RingPart =
  /** Both setting and stone, because they do not fit. Changing either can solve the problem. */
  | 'FIT'
  /** The ring size. */
  | 'RING_SIZE'
  /** The setting. */
  | 'SETTING'
  /** The diamond or generic diamond. */
  | 'STONE';

/** Reason why a ring cannot be ordered. New values may be added. */
export type RingProblemReason =
  /** The part is not available. */
  | 'GONE'
  /** The stone is on hold for another buyer, or in another buyer's open order. */
  | 'HELD'
  /** The part does not exist, or is not visible to the caller. */
  | 'NOT_FOUND'
  /** The stone is in one of the caller's orders. */
  | 'ORDERED_BY_YOU'
  /** The setting is not available in the chosen ring size. */
  | 'RING_SIZE'
  /** The setting is made for other shapes. */
  | 'SHAPE'
  /** The stone was sold to another buyer. */
  | 'SOLD'
  /** The stone is a parcel, or is sold only with its pair or line set. */
  | 'SOLD_TOGETHER'
  /** The stone is too light or too heavy for the setting. */
  | 'WEIGHT';

/** Fields for which a list of ring settings can return facets. */
export type RingSettingFacetField =
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  | 'AVAILABILITY'
  /** Minimum weight of the main stone in carats. Null if there is no minimum. */
  | 'CARATS_FROM'
  /** Maximum weight of the main stone in carats. Null if there is no maximum. */
  | 'CARATS_TO'
  /** Color of the gold. */
  | 'COLOR_OF_GOLD'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Fineness of the gold, such as 18K. */
  | 'KARAT_GOLD'
  /** Metal, such as Platinum or Gold. */
  | 'MATERIAL'
  /** Price of the setting in USD, without the main stone. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Smallest available US ring size. Null if there is no minimum. */
  | 'RING_SIZE_FROM'
  /** Largest available US ring size. Null if there is no maximum. */
  | 'RING_SIZE_TO'
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  | 'SALE_STATE'
  /** Shapes of main stones that fit. Empty if none fits. */
  | 'SHAPES'
  /** Number of side stones. */
  | 'SIDE_STONES'
  /** Total weight of the side stones in carats. */
  | 'SIDE_STONES_CARATS'
  /** Style, such as Solitaire, Halo or Three Stone. */
  | 'STYLE'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type RingSettingFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Minimum weight of the main stone in carats. Null if there is no minimum. */
  caratsFrom?: CaratsRange | null | undefined;
  /** Maximum weight of the main stone in carats. Null if there is no maximum. */
  caratsTo?: CaratsRange | null | undefined;
  /** Color of the gold. */
  colorsOfGold?: Array<string> | null | undefined;
  /** IDs of items. */
  ids?: Array<string> | null | undefined;
  /** Whether the item is active. Administrators only; other callers get FORBIDDEN. */
  isActive?: boolean | null | undefined;
  /** Fineness of the gold, such as 18K. */
  karatsOfGold?: Array<string> | null | undefined;
  /** Metal, such as Platinum or Gold. */
  materials?: Array<string> | null | undefined;
  /** Price of the setting in USD, without the main stone. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Smallest available US ring size. Null if there is no minimum. */
  ringSizeFrom?: FloatRange | null | undefined;
  /** Largest available US ring size. Null if there is no maximum. */
  ringSizeTo?: FloatRange | null | undefined;
  /** Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN. */
  saleStates?: Array<SaleState> | null | undefined;
  /** Shapes of main stones that fit. Empty if none fits. */
  shapeIds?: Array<string> | null | undefined;
  /** Number of side stones. */
  sideStones?: IntRange | null | undefined;
  /** Total weight of the side stones in carats. */
  sideStonesCarats?: CaratsRange | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Style, such as Solitaire, Halo or Three Stone. */
  styles?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Time of the last change. Administrators only; other callers get FORBIDDEN. Not available in feeds. */
  updatedAt?: DateTimeRange | null | undefined;
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  vendors?: Array<string> | null | undefined;
};

/** Sort criterion. */
export type RingSettingSort = {
  /** Sort direction. Null values are last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: RingSettingSortField;
};

/** Fields by which a list of ring settings can be sorted. Grades are sorted by rank. */
export type RingSettingSortField =
  /** Minimum weight of the main stone in carats. Null if there is no minimum. */
  | 'CARATS_FROM'
  /** Maximum weight of the main stone in carats. Null if there is no maximum. */
  | 'CARATS_TO'
  /** Color of the gold. */
  | 'COLOR_OF_GOLD'
  /** Public description. */
  | 'DESCRIPTION'
  /** Whether the item is active. Administrators only. */
  | 'IS_ACTIVE'
  /** Fineness of the gold, such as 18K. */
  | 'KARAT_GOLD'
  /** Metal, such as Platinum or Gold. */
  | 'MATERIAL'
  /** Name of the setting. */
  | 'NAME'
  /** Price of the setting in USD, without the main stone. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE'
  /** Smallest available US ring size. Null if there is no minimum. */
  | 'RING_SIZE_FROM'
  /** Largest available US ring size. Null if there is no maximum. */
  | 'RING_SIZE_TO'
  /** Number of side stones. */
  | 'SIDE_STONES'
  /** Total weight of the side stones in carats. */
  | 'SIDE_STONES_CARATS'
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  | 'STOCK_NUMBER'
  /** Style, such as Solitaire, Halo or Three Stone. */
  | 'STYLE'
  /** Time of the last change. */
  | 'UPDATED_AT'
  /** Supplier of the item. Administrators only; other callers get FORBIDDEN. */
  | 'VENDOR';

/** Stone of a ring. Exactly one field must be set. */
export type RingStoneInput =
  {   /** ID of a diamond. */
  diamondId: string; genericDiamondId?: never; }
  |  { diamondId?: never;   /** ID of a generic diamond. */
  genericDiamondId: string; };

/** API key whose secret is replaced. */
export type RotateApiKeyInput = {
  /** If true, the previous key stops working immediately. By default, it works for another 24 hours. */
  endsOlderAtOnce?: boolean | null | undefined;
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Key ID. */
  id: string;
  /** User ID of the owner. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** Input for `rotateWebhookSecret`. */
export type RotateWebhookSecretInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Endpoint ID. */
  id: string;
};

/** Whether a stock item is for sale, and if not, why. Treat an unknown value as not for sale. */
export type SaleState =
  /** Active, available and priced. */
  | 'FOR_SALE'
  /** Inactive: not listed, regardless of its status. */
  | 'INACTIVE'
  /** The whole item is in open orders. */
  | 'IN_ORDER'
  /** Active and available, but without a price: it cannot be ordered. */
  | 'NO_PRICE'
  /** Active and on hold. */
  | 'ON_HOLD'
  /** Active and out on memo. */
  | 'ON_MEMO'
  /** The whole item is sold. If it was sold in a completed order, only returning it to stock or changing that order makes it available again. */
  | 'SOLD'
  /** Active and suspended. */
  | 'SUSPENDED';

/** Changes to a saved view. Omitted fields are unchanged. */
export type SavedViewPatch = {
  /** Whether other administrators can see the view. Only the owner can change it. Cannot be cleared. */
  isShared?: boolean | null | undefined;
  /** Name of the view: one line, unique among the owner's views of the page (case-insensitive). At most 80 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** Query string of the list with filters, sort order and columns. Null for the default view. At most 4,000 characters. */
  state?: string | null | undefined;
};

/** Input for `schedulePriceList`. */
export type SchedulePriceListInput = {
  /** List to send. */
  list: ExportedList;
  /** Name of the list in the email and the file name: one line, at most 100 characters. */
  name: string;
  /** Weekday on which the list is sent, at 06:00 UTC. */
  weekday: Weekday;
};

/** Filter for the security log. Fields are combined with AND, values of a list with OR. */
export type SecurityEventFilter = {
  /** Time of the event. */
  at?: DateTimeRange | null | undefined;
  /** Entry IDs. */
  ids?: Array<string> | null | undefined;
  /** Public IDs of API keys: the part between `fk_` and the secret. */
  keyPublicIds?: Array<string> | null | undefined;
  /** Kinds of entries. */
  kinds?: Array<SecurityEventKind> | null | undefined;
  /** Part of the email address or IP address. */
  text?: string | null | undefined;
  /** IDs of the affected users. */
  userIds?: Array<string> | null | undefined;
};

/** Kind of security log entry. */
export type SecurityEventKind =
  /** A signed-in user called an operation without permission; `reason` is the access rule. Or an API key lacked a scope; `reason` is the scope, or `keys` if the operation is not available to API keys. */
  | 'ACCESS_REFUSED'
  /** An administrator withdrew the approval of an account. */
  | 'APPROVAL_WITHDRAWN'
  /** An administrator approved an account. */
  | 'APPROVED'
  /** An administrator blocked an account. `reason` is the end of the block (ISO 8601), or null if it has no end. */
  | 'BLOCKED'
  /** An API key was sent in a URL, which others may read. `reason` is the part of the URL. */
  | 'KEY_EXPOSED'
  /** An API key was refused. `reason` is `UNKNOWN`, `WRONG_SECRET`, `REVOKED`, `ROTATED`, `EXPIRED`, `FOREIGN_ADDRESS` or `OWNER`. */
  | 'KEY_REFUSED'
  /** A signed-in user changed the password. */
  | 'PASSWORD_CHANGED'
  /** A password change or reset was refused. `reason` is the error code of the response. */
  | 'PASSWORD_REFUSED'
  /** A password was reset with an emailed link. */
  | 'PASSWORD_RESET'
  /** A link to reset a password was requested. */
  | 'PASSWORD_RESET_REQUESTED'
  /** A rate limit or cost budget was exceeded. `reason` is its name. */
  | 'RATE_LIMITED'
  /** An account was registered. */
  | 'REGISTERED'
  /** An administrator changed the role of a user. `reason` contains the old and the new role. */
  | 'ROLE_CHANGED'
  /** An administrator viewed the shop as a user. */
  | 'SHOP_SEEN_AS'
  /** A user signed in. */
  | 'SIGNED_IN'
  /** A sign-in was refused. `reason` is the error code of the response. */
  | 'SIGN_IN_FAILED'
  /** An administrator unblocked an account. */
  | 'UNBLOCKED'
  /** An administrator deleted a user. */
  | 'USER_DELETED';

/** Users who get an email with a link that confirms their address. */
export type SendConfirmationLinksInput = {
  /** 1 to 500 user IDs. Users whose address is already confirmed get no email. */
  userIds: Array<string>;
};

/** Answer to send again. */
export type SendContactAnswerAgainInput = {
  /** Answer ID. */
  id: string;
};

/** New contact message. */
export type SendContactMessageInput = {
  /** Item or order that the message is about. */
  about?: ContactSubjectInput | null | undefined;
  /** Email address of the sender, as entered. Not verified. At most 254 characters. */
  email: string;
  /** Plain text of the message. At most 10,000 characters. */
  message: string;
  /** Name of the sender, as entered. At most 200 characters. */
  name: string;
  /** Phone number. Null if not set. At most 50 characters. */
  phone?: string | null | undefined;
  /** Required if `siteSettings.recaptchaSiteKey` is not null. */
  recaptchaToken?: string | null | undefined;
  /** Subject line. Null if not set. At most 200 characters. */
  subject?: string | null | undefined;
};

/** New bulk email: a template, or a subject and a body, to newsletters, users or both. */
export type SendEmailInput = {
  /** Body: HTML of at most 100,000 characters, with placeholders. Required without a template. */
  body?: string | null | undefined;
  /** IDs of newsletters. All users who subscribe to one of them when it is sent get the email. */
  channelIds?: Array<string> | null | undefined;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A request with the same key returns the first dispatch; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey: string;
  /** Time to send the email, within the next year (UTC ISO 8601). If omitted, the email is sent immediately. */
  sendAt?: string | null | undefined;
  /** Subject: one line of at most 200 characters, with placeholders. Required without a template. */
  subject?: string | null | undefined;
  /** Template ID. If set, omit subject and body. */
  templateId?: string | null | undefined;
  /** IDs of users who get the email regardless of their subscriptions, unless they have unsubscribed from such emails. */
  userIds?: Array<string> | null | undefined;
};

/** Input for `sendInvitation`. */
export type SendInvitationInput = {
  /** URL of the page: on the brand's site, on the host of the request, or on the caller's own domain as an agent. A path refers to the brand's site. */
  url: string;
};

/** Input for `sendOrderMessage`. */
export type SendOrderMessageInput = {
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A request with the same key returns the first message; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey: string;
  /** Order ID. The buyer gets the email. */
  orderId: string;
  /** Subject: one line of at most 200 characters. */
  subject: string;
  /** Plain text, at most 5,000 characters. */
  text: string;
};

/** Input for `sendPriceList`. */
export type SendPriceListInput = {
  /** List to send. */
  list: ExportedList;
  /** Name of the list in the email and the file name: one line, at most 100 characters. */
  name: string;
};

/** Test email: a template, or a subject and a body. */
export type SendTestEmailInput = {
  /** Body: HTML of at most 100,000 characters, with placeholders. Required without a template. */
  body?: string | null | undefined;
  /** Subject: one line of at most 200 characters, with placeholders. Required without a template. */
  subject?: string | null | undefined;
  /** Template ID. If set, omit subject and body. */
  templateId?: string | null | undefined;
  /** ID of the user whose data is used in the email. Default: the caller. */
  userId?: string | null | undefined;
};

/** Input for `sendTestWebhook`. */
export type SendTestWebhookInput = {
  /** Endpoint ID. */
  endpointId: string;
};

/** Input for `setConfiguredDiamond`. */
export type SetConfiguredDiamondInput = {
  /** The `version` of the example ring on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Stock number of the diamond. */
  stockNumber: string;
};

/** Input for `setConfiguredRingSetting`. */
export type SetConfiguredRingSettingInput = {
  /** The `version` of the example ring on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** ID of the setting. */
  ringSettingId: string;
};

/** New status of a message. */
export type SetContactMessageStatusInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Message ID. */
  id: string;
  /** Status of the message. */
  status: ContactMessageStatus;
};

/** Input for `setDefaultGenericDiamond`. Exactly one of `genericDiamondId` and `set` must be set. */
export type SetDefaultGenericDiamondInput = {
  /** The `version` of the default stone on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** ID of a generic diamond. Later changes of the generic diamond also apply to the default stone. */
  genericDiamondId?: string | null | undefined;
  /** Fields of a stone that is not in stock. Omitted fields are unchanged. */
  set?: GenericDiamondPatch | null | undefined;
};

/** Input for `setMaintenance`. Omitted fields are unchanged. */
export type SetMaintenanceInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Whether the shop is closed. All calls except sign-in then fail with MAINTENANCE (503), unless the caller is an administrator. Clients then show only the message, except in the back office. Cannot be cleared. */
  isEnabled?: boolean | null | undefined;
  /** Message for visitors while the shop is closed. Plain text. At most 2,000 characters. */
  message?: string | null | undefined;
};

/** Newsletters to which the caller subscribes. */
export type SetNewsletterSubscriptionsInput = {
  /** IDs of all newsletters to receive. Subscriptions to other newsletters are removed. */
  channelIds: Array<string>;
};

/** Pages of stock that a user may see. */
export type SetPageAccessInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Pages that the user may see. Replaces the current list. If empty, the user may see every page. */
  pages: Array<AccessPage>;
  /** User ID. */
  userId: string;
};

/** Input for `setShowActive`. */
export type SetShowActiveInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Show ID. */
  id: string;
  /** Whether the show is public. Only administrators can read inactive shows. */
  isActive: boolean;
};

/** Input for `setShowAdvertised`. */
export type SetShowAdvertisedInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Show ID. */
  id: string;
  /** Whether to advertise the show. If true, any other show is no longer advertised. */
  isAdvertised: boolean;
};

/** Input for `setStockActive`. */
export type SetStockActiveInput = {
  /** `version` of the item when it was read. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Item ID. */
  id: string;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  /** Stock type of the item. */
  kind: StockKind;
};

/** Input for `setStockNote`. */
export type SetStockNoteInput = {
  /** Item ID. */
  id: string;
  /** Stock type of the item. */
  kind: StockKind;
  /** Text of the note, at most 1000 characters. Null or blank deletes the note. */
  text?: string | null | undefined;
};

/** Approves a user, or withdraws the approval. */
export type SetUserApprovalInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** If false, withdraws the approval and ends all sessions of the user. */
  isApproved: boolean;
  /** User ID. */
  userId: string;
};

/** Blocks a user, or lifts the block. */
export type SetUserBlockInput = {
  /** End of the block, in the future (UTC ISO 8601). If null, the block does not expire. */
  blockedUntil?: string | null | undefined;
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** If true, ends all sessions of the user and invalidates links that were emailed to the user. */
  isBlocked: boolean;
  /** User ID. */
  userId: string;
};

/** Sets or removes an agent's domain. */
export type SetUserDomainInput = {
  /** Host name without scheme, port and path. Must not be an IP address or the server's own host. Null removes the domain. */
  domain?: string | null | undefined;
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** User ID. */
  userId: string;
};

/** Sets or removes an agent's logo. */
export type SetUserLogoInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** JPEG, PNG, WebP, GIF or AVIF image of at most 10 MB. Null removes the logo. */
  image?: File | null | undefined;
  /** User ID. */
  userId: string;
};

/** Sets or removes an agent's color. */
export type SetUserPrimaryColorInput = {
  /** #rgb or #rrggbb. Null removes the color. */
  color?: string | null | undefined;
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** User ID. */
  userId: string;
};

/** Changes a user's role. */
export type SetUserRoleInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** New role. A different role ends all sessions of the user and invalidates links that were emailed to the user. If the email address is not confirmed yet, the user gets a new link. */
  role: UserRole;
  /** User ID. */
  userId: string;
};

/** Input for `shareWishlist`. */
export type ShareWishlistInput = {
  /** IDs of 1 to 500 lines of the caller’s wishlist. A line of a set includes the whole set. If omitted, all current lines. */
  lineIds?: Array<string> | null | undefined;
};

/** Filter for shows. Fields are combined with AND. */
export type ShowFilter = {
  /** Whether the show is active. Administrators only: FORBIDDEN for other callers, who only get active shows. */
  isActive?: boolean | null | undefined;
  /** Whether the home page advertises the show while it is active. Administrators only: FORBIDDEN for other callers. */
  isAdvertised?: boolean | null | undefined;
  /** True: shows that have not ended. False: past shows. */
  isUpcoming?: boolean | null | undefined;
  /** Part of the name, location or booth. */
  text?: string | null | undefined;
};

/** Fields of a new show. */
export type ShowInput = {
  /** Number or location of the company's booth. Null if not set. At most 100 characters. */
  booth?: string | null | undefined;
  /** Last day. Null if the show lasts only one day. */
  endDate?: string | null | undefined;
  /** Picture: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. */
  image?: File | null | undefined;
  /** Whether the show is public. Only administrators can read inactive shows. */
  isActive?: boolean | null | undefined;
  /** Whether the home page advertises the show while it is active. At most one show is advertised. */
  isAdvertised?: boolean | null | undefined;
  /** Town and hall. Null if not set. At most 200 characters. */
  location?: string | null | undefined;
  /** Name of the show. At most 200 characters. */
  name: string;
  /** First day. Null if not set. */
  startDate?: string | null | undefined;
  /** URL of the show's website. Null if not set. At most 2,000 characters. */
  url?: string | null | undefined;
};

/** Changes to a show. Omitted fields are unchanged. Null clears a field. */
export type ShowPatch = {
  /** Number or location of the company's booth. Null if not set. At most 100 characters. */
  booth?: string | null | undefined;
  /** Last day. Null if the show lasts only one day. */
  endDate?: string | null | undefined;
  /** Picture: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. */
  image?: File | null | undefined;
  /** Whether the show is public. Only administrators can read inactive shows. Cannot be cleared. */
  isActive?: boolean | null | undefined;
  /** Whether the home page advertises the show while it is active. At most one show is advertised. Cannot be cleared. */
  isAdvertised?: boolean | null | undefined;
  /** Town and hall. Null if not set. At most 200 characters. */
  location?: string | null | undefined;
  /** Name of the show. At most 200 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** First day. Null if not set. */
  startDate?: string | null | undefined;
  /** URL of the show's website. Null if not set. At most 2,000 characters. */
  url?: string | null | undefined;
};

/** Sort criterion of shows. */
export type ShowSort = {
  /** Sort direction. Missing values are sorted last in both directions. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: ShowSortField;
};

/** Sort field of shows. Ties are ordered by ID. */
export type ShowSortField =
  /** Last day. */
  | 'END_DATE'
  /** Town and hall. */
  | 'LOCATION'
  /** Name. */
  | 'NAME'
  /** First day. */
  | 'START_DATE';

/** Sort direction. Null values are last in both directions. */
export type SortDirection =
  /** Ascending: lowest, earliest, A or best first. */
  | 'ASC'
  /** Descending: highest, latest, Z or worst first. */
  | 'DESC';

/** Input for `splitDiamondSet`. */
export type SplitDiamondSetInput = {
  /** ID of one diamond of the set. */
  id: string;
};

/** Input for `startImport`: a file or an earlier run, and options. */
export type StartImportInput = {
  /** Number of items that REPLACE will deactivate, as reported by a dry run or a rejected import. Required as confirmation if it is more than 50 and more than a third of the items that can be deactivated. */
  confirmRemoved?: number | null | undefined;
  /** Whether to report the expected changes without making them. */
  dryRun?: boolean;
  /** File to import: see `importStock`. If null, the file of the run `fileOf`. */
  file?: File | null | undefined;
  /** ID of an earlier run, such as a dry run, whose stored file is imported. If null, `file` is required. */
  fileOf?: string | null | undefined;
  /** Idempotency key of this import. A repeated request with the same file and options returns the first run. With others it is rejected (409, IDEMPOTENCY_MISMATCH). Valid for 30 days. */
  idempotencyKey?: string | null | undefined;
  /** Stock type of the rows in the file. */
  kind: StockKind;
  /** What to do with stock that the file does not list. */
  mode?: ImportMode;
  /** Profile with which the file is read. */
  profile?: ImportProfileInput | null | undefined;
  /** ID of the saved profile with which to read the file. Entries of `profile` take precedence. */
  profileId?: string | null | undefined;
  /** Whether to skip rows with problems and import the others. If false, nothing is imported from a file with problems. */
  skipInvalid?: boolean;
};

/** Filter for bulk changes. Fields are combined with AND, the values of a list with OR. */
export type StockChangeFilter = {
  /** IDs of the administrators who made the changes. */
  actorIds?: Array<string> | null | undefined;
  /** Time of the change. */
  at?: DateTimeRange | null | undefined;
  /** Whether the change can still be undone. */
  canBeUndone?: boolean | null | undefined;
  /** IDs of changes. */
  ids?: Array<string> | null | undefined;
  /** Type of the items. */
  kinds?: Array<StockKind> | null | undefined;
  /** Part of the description. */
  text?: string | null | undefined;
};

/** Stock types. New values may be added. */
export type StockKind =
  /** Variant of a bracelet. A bracelet comes in several colors and sizes under one name. Made to order. */
  | 'BRACELET'
  /** Necklace made to order. */
  | 'CUSTOM_NECKLACE'
  /** Diamond: a single stone, half of a pair, or a parcel. */
  | 'DIAMOND'
  /** Ring with equal stones set all around. Made to order. */
  | 'ETERNITY_RING'
  /** Diamond described by its grades and a weight range, not graded individually. Prices and markups are based on `caratsFrom`. */
  | 'GENERIC_DIAMOND'
  /** Finished jewellery piece. One of a kind, so it can only be sold once. */
  | 'JEWELLERY'
  /** Lot of small accent stones of one color category and size range, sold by weight. */
  | 'MELEE'
  /** Ring without its main stone. Made to order. */
  | 'RING_SETTING';

/** Status of a stock item. Treat an unknown value as not for sale. */
export type StockStatus =
  /** REST: 1. */
  | 'AVAILABLE'
  /** Reserved for a buyer, or sold. REST value: 2. */
  | 'HOLD'
  /** Out on consignment. REST value: 4. */
  | 'MEMO'
  /** REST: 3. */
  | 'SUSPENDED';

/** Section of the back office in which an administrator makes a change. New values may be added. */
export type StockViewPlace =
  /** Maintenance mode of the shop. */
  | 'MAINTENANCE'
  /** The orders. */
  | 'ORDERS'
  /** The item that is sold only together with this one. */
  | 'OTHER_ITEM'
  /** The settings of the page. */
  | 'PAGE_SETTINGS'
  /** The stock item. */
  | 'STOCK_ITEM'
  /** The user: account and pages. */
  | 'USER';

/** Subject of a rule, in the order in which rules are evaluated. */
export type StockViewStage =
  /** Whether the user may sign in. */
  | 'ACCOUNT'
  /** Whether the shop is open. */
  | 'HOUSE'
  /** Whether the item exists for the viewer. */
  | 'LIST'
  /** Whether the viewer can order the item now. */
  | 'ORDER'
  /** Whether a page of the shop lists the item for the viewer. */
  | 'PAGE';

/** Input for `stopPriceList`. */
export type StopPriceListInput = {
  /** Price list ID. */
  id: string;
};

/** Support contact of the company. */
export type SupportContactInput = {
  /** Email address. At most 254 characters. */
  email?: string | null | undefined;
  /** New portrait: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Takes precedence over `imageUrl`. */
  image?: File | null | undefined;
  /** Path of a portrait in the current list, to reuse it. At most 2,000 characters. */
  imageUrl?: string | null | undefined;
  /** First and last name. At most 200 characters. */
  name: string;
  /** Telephone number. At most 50 characters. */
  phone?: string | null | undefined;
  /** Job title. At most 200 characters. */
  title?: string | null | undefined;
  /** WhatsApp number. At most 50 characters. */
  whatsapp?: string | null | undefined;
};

/** Part of the system. */
export type SystemPart =
  /** Backups of the database and of files. */
  | 'BACKUPS'
  /** TLS certificates of the site and of the domains of agents. */
  | 'CERTIFICATES'
  /** Columnar copies of tables. */
  | 'COLUMN_STORE'
  /** Primary database server. */
  | 'DATABASE'
  /** Data folder. */
  | 'DISK'
  /** Delivery of emails. */
  | 'EMAILS'
  /** Logged errors. */
  | 'ERRORS'
  /** Schema of the database. */
  | 'MIGRATIONS'
  /** Queues of background jobs. */
  | 'QUEUES'
  /** Database cluster: primary and replicas. */
  | 'REPLICAS'
  /** Jobs that run on a schedule. */
  | 'SCHEDULED_JOBS'
  /** Storage for media and import files. */
  | 'STORAGE';

/** State of the system or of a part of it. */
export type SystemState =
  /** Nothing to do. */
  | 'OK'
  /** The part does not work. */
  | 'PROBLEM'
  /** An administrator should check the part. */
  | 'WARNING';

/** Input for `undoImport`. */
export type UndoImportInput = {
  /** Import run ID. */
  id: string;
};

/** Input for `undoStockChange`. */
export type UndoStockChangeInput = {
  /** True: returns the result without undoing anything. */
  dryRun?: boolean | null | undefined;
  /** `undoToken` of the change, which is also its ID in `bulkStockChanges`. */
  undoToken: string;
};

/** Input for `unshareWishlist`. */
export type UnshareWishlistInput = {
  /** ID of one of the caller’s links, as returned by `wishlistShares`. */
  id: string;
};

/** Emails to unsubscribe from. */
export type UnsubscribeInput = {
  /** Token of the unsubscribe link in an email. Can be used repeatedly. */
  token: string;
};

/** Input for `updateAboutUs`. */
export type UpdateAboutUsInput = {
  /** `version` on which the change is based. STALE_VERSION if another request has changed the record. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Fields to change. */
  set: AboutUsPatch;
};

/** Changes to an address. */
export type UpdateAddressInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Address ID. */
  id: string;
  /** Fields to change. Omitted fields are unchanged. */
  set: AddressPatch;
  /** ID of the user. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** Changes to an API key. */
export type UpdateApiKeyInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Key ID. */
  id: string;
  /** Fields to change. Omitted fields are unchanged. */
  set: ApiKeyPatch;
  /** User ID of the owner. Default: the caller. Only administrators may send another user's ID. */
  userId?: string | null | undefined;
};

/** Input for `updateContactInfo`. */
export type UpdateContactInfoInput = {
  /** `version` on which the change is based. STALE_VERSION if another request has changed the record. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Fields to change. */
  set: ContactInfoPatch;
};

/** Changes to an email template. */
export type UpdateEmailTemplateInput = {
  /** `version` on which the change is based. An outdated version is rejected (409, STALE_VERSION). */
  expectedVersion?: number | null | undefined;
  /** Template ID. */
  id: string;
  /** Fields to change. Omitted fields are unchanged. */
  set: EmailTemplatePatch;
};

/** Input for `updateHomepage`. */
export type UpdateHomepageInput = {
  /** `version` on which the change is based. STALE_VERSION if another request has changed the record. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Fields to change. Omitted fields are unchanged. */
  set: HomepagePatch;
};

/** Input for `updateImportProfile`. */
export type UpdateImportProfileInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Profile ID. */
  id: string;
  /** Fields to change. Omitted fields are unchanged. */
  set: ImportProfilePatch;
};

/** Input for `updateOrderDocumentSettings`. */
export type UpdateOrderDocumentSettingsInput = {
  /** `version` on which the change is based. STALE_VERSION if another request has changed the record. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Fields to change. */
  set: OrderDocumentSettingsPatch;
};

/** Input for `updateOrder`. */
export type UpdateOrderInput = {
  /** `version` of the order that the change is based on. */
  expectedVersion: number;
  /** Order ID. The order must not be completed or cancelled. */
  id: string;
  /** Lines to add, remove and change; reference, note and addresses. */
  set: OrderPatch;
};

/** Input for `updateSavedView`. */
export type UpdateSavedViewInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** View ID. */
  id: string;
  /** Fields to change. */
  set: SavedViewPatch;
};

/** Input for `updateShow`. */
export type UpdateShowInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Show ID. */
  id: string;
  /** Fields to change. Omitted fields are unchanged. */
  set: ShowPatch;
};

/** Changed fields of a user. Omitted fields are unchanged. */
export type UpdateUserInput = {
  /** ID of a business type in `referenceLists.businessTypes`. Cannot be cleared. */
  businessTypeId?: string | null | undefined;
  /** Email address, used to sign in. Links sent to the previous address stop working. If that address was not confirmed, a confirmation link is sent to the new one. At most 254 characters. Cannot be cleared. */
  email?: string | null | undefined;
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** User ID. */
  userId: string;
};

/** Input for `updateWebhookEndpoint`. */
export type UpdateWebhookEndpointInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Endpoint ID. */
  id: string;
  /** Fields to change. Omitted fields are unchanged. */
  set: WebhookEndpointPatch;
};

/** Input for `uploadImage`. */
export type UploadImageInput = {
  /** JPEG, PNG, WebP, GIF or AVIF file, at most 10 MB. The format is detected from the content. */
  file: File;
};

/** Filter for users. Fields are combined with AND, values of a list with OR. */
export type UserFilter = {
  /** At least one value. */
  businessTypeIds?: Array<string> | null | undefined;
  /** IDs of newsletters. Matches users who subscribe to at least one of them. */
  emailChannelIds?: Array<string> | null | undefined;
  /** Users with one of these IDs. At least one. */
  ids?: Array<string> | null | undefined;
  /** Whether an administrator has approved the account. */
  isApproved?: boolean | null | undefined;
  /** Whether the user is blocked now. */
  isBlocked?: boolean | null | undefined;
  /** Whether the email address is confirmed. */
  isEmailConfirmed?: boolean | null | undefined;
  /** At least one value. */
  roles?: Array<UserRole> | null | undefined;
  /** Substring of the email address, name, company, city or domain. */
  text?: string | null | undefined;
};

/** Role of a user. Determines the user's permissions. */
export type UserRole =
  /** Administrator with all permissions, including the back office. */
  | 'ADMINISTRATOR'
  /** Trader whose customers use a separate domain, with the agent's logo and color. */
  | 'AGENT'
  /** Trader. */
  | 'USER';

/** Sort column and direction. */
export type UserSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Column to sort by. */
  field: UserSortField;
};

/** Sort fields of users. Ties are ordered by ID. */
export type UserSortField =
  /** Email address. */
  | 'EMAIL'
  /** When the user last signed in. */
  | 'LAST_LOGIN_DATE'
  /** When the user registered. */
  | 'REGISTRATION_DATE'
  /** Role, by name. */
  | 'ROLE';

/** Filter for deliveries. Fields are combined with AND, values of a list with OR. */
export type WebhookDeliveryFilter = {
  /** Events. If omitted, all events. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Time of the event. */
  occurredAt?: DateTimeRange | null | undefined;
  /** States. If omitted, all states. */
  states?: Array<WebhookDeliveryState> | null | undefined;
};

/** State of a delivery. */
export type WebhookDeliveryState =
  /** The endpoint responded with a 2xx status. */
  | 'DELIVERED'
  /** All attempts failed, or the endpoint responded with 410. The delivery can be retried. */
  | 'FAILED'
  /** A request is in flight. */
  | 'SENDING'
  /** The message is not sent, or not sent again. Either the endpoint was disabled, or a newer `stock.changed` message includes this one. Messages skipped while the endpoint was disabled can be replayed. */
  | 'SKIPPED'
  /** The next attempt is at `nextAttemptAt`. */
  | 'WAITING';

/** Reason why an endpoint is disabled. */
export type WebhookDisabledReason =
  /** All attempts failed for five days. */
  | 'FAILING'
  /** The endpoint responded with 410 (Gone). */
  | 'GONE'
  /** Disabled by its owner or an administrator. */
  | 'OWNER';

/** Changes to an endpoint. Omitted fields are unchanged. Null clears a field. */
export type WebhookEndpointPatch = {
  /** One-line description by the owner. Null if not set. At most 200 characters. */
  description?: string | null | undefined;
  /** Subscribed events. At least one. Cannot include `TEST`. Cannot be cleared. */
  events?: Array<WebhookEvent> | null | undefined;
  /** False disables the endpoint and skips its waiting deliveries. True enables it. To send missed messages, use `replayWebhooks`. Cannot be null. */
  isEnabled?: boolean | null | undefined;
  /** Stock types whose changes are sent as `STOCK_CHANGED`. If empty, all types. Cannot be cleared. */
  stockTypes?: Array<StockKind> | null | undefined;
  /** HTTPS URL to which messages are sent, without a user name or password. The host must be reachable from the internet. At most 2,000 characters. Cannot be cleared. */
  url?: string | null | undefined;
};

/** Webhook event. Messages use names such as `order.placed`. New events may be added: ignore unknown ones. */
export type WebhookEvent =
  /** `hold.ended`: a hold ended. Its `outcome` is `EXPIRED` or `ORDERED`. */
  | 'HOLD_ENDED'
  /** `hold.extended`: the end of a hold was changed. */
  | 'HOLD_EXTENDED'
  /** `hold.placed`: a hold was placed for the owner, by the owner or an administrator. */
  | 'HOLD_PLACED'
  /** `hold.released`: the owner or an administrator released a hold before its end. */
  | 'HOLD_RELEASED'
  /** `order.cancelled`: the buyer or an administrator cancelled an order. */
  | 'ORDER_CANCELLED'
  /** `order.changed`: the status, lines, prices, reference, note or addresses of an order changed. */
  | 'ORDER_CHANGED'
  /** `order.deleted`: an administrator deleted an order. It can no longer be read. */
  | 'ORDER_DELETED'
  /** `order.message`: an administrator sent the buyer a message about an order. The order's timeline contains the text. */
  | 'ORDER_MESSAGE'
  /** `order.placed`: the owner placed an order, or an administrator created one for the owner. */
  | 'ORDER_PLACED'
  /** `stock.changed`: stock of the endpoint's `stockTypes` has changed, whether or not its owner can see the items. Sent at most once per second. `items` lists at most 200 changed items that the owner can see or could see before. It is omitted if there are more, or if the changes are not known individually. In that case read the feed. */
  | 'STOCK_CHANGED'
  /** `test`: sent only by `sendTestWebhook`, regardless of the endpoint's subscriptions. */
  | 'TEST';

/** Day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** Filter of a page. */
export type WholeFilterInput = {
  /** Field of the list's filter input, such as `shapeIds`. Unique on the page. Must accept the values of the options. At most 64 characters. */
  field: string;
  /** Whether the filter is shown. Only administrators can read inactive filters. */
  isActive: boolean;
  /** Type of the filter's control. Must suit the type of the filtered field. */
  kind: FilterKind;
  /** Label of the filter on the page. At most 100 characters. */
  label: string;
  /** Options of a multiselect, in order. At most 500. If empty, the options are the values in the facets of the list. */
  options: Array<WholeOptionInput>;
};

/** Option of a multiselect filter. */
export type WholeOptionInput = {
  /** New picture: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Takes precedence over `imageUrl`. */
  image?: File | null | undefined;
  /** Path of the existing picture. If both `image` and `imageUrl` are omitted, the option has no picture. */
  imageUrl?: string | null | undefined;
  /** Label of the option on the page. At most 100 characters. */
  label: string;
  /** Value that the option sets in the list's filter: an ID, an enum value or a string. At most 200 characters. */
  value: string;
};

/** Complete settings of a page. */
export type WholePageInput = {
  /** Columns in order: fields of an item, or paths such as `price.total`. */
  columns: Array<string>;
  /** Initial sort. If omitted or null, the default order of the list applies. */
  defaultSort?: PageSortInput | null | undefined;
  /** Description of the items on the page. Null if not set. At most 2,000 characters. */
  description?: string | null | undefined;
  /** All filters of the page, in order. At most 100. Filters that are not listed are deleted. */
  filters: Array<WholeFilterInput>;
  /** Whether the page is visible. Only administrators can read the settings of hidden pages. */
  isVisible: boolean;
  /** Number of rows per page, 1 to 500. */
  pageSize: number;
  /** Heading of the page. At most 200 characters. */
  title: string;
};

/** Filter for wishlist items. Fields are combined with AND, values of a list with OR. */
export type WishFilter = {
  /** Time when the item was added. */
  createdAt?: DateTimeRange | null | undefined;
  /** Kinds of items. At least one. */
  kinds?: Array<ItemKind> | null | undefined;
  /** Part of the user’s email address, or of the item’s description when it was added. */
  text?: string | null | undefined;
  /** User IDs. At least one. */
  userIds?: Array<string> | null | undefined;
};

/** Sort criterion of wishlist items. */
export type WishSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: WishSortField;
};

/** Sort field of wishlist items. Ties are ordered newest first. */
export type WishSortField =
  /** Time when the item was added. */
  | 'CREATED_AT'
  /** Kind of item. */
  | 'KIND'
  /** User ID of the owner. */
  | 'USER'
  /** Number of users with the same item on their wishlist. */
  | 'WISHERS';

/** Input for `wishlistDocumentUrl`. */
export type WishlistDocumentInput = {
  /** IDs of 1 to 500 lines of the caller’s wishlist. A line of a set includes the whole set. If omitted, all current lines. */
  lineIds?: Array<string> | null | undefined;
  /** Whether to print the caller’s prices. */
  withPrices: boolean;
};

export type AuditEntryLineFragment = { __typename: 'AuditEntry', id: string, at: string, actorEmail: string, subject: AuditSubject, subjectId: string, label: string | null, part: AuditPart | null, action: AuditAction, fileName: string | null, stockChangeId: string | null, key: { __typename: 'AuditKey', publicId: string, name: string } | null, changes: Array<{ __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null }> };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AuditLogQuery = { __typename: 'Query', auditLog: { __typename: 'AuditEntryPage', total: number, items: Array<{ __typename: 'AuditEntry', id: string, at: string, actorEmail: string, subject: AuditSubject, subjectId: string, label: string | null, part: AuditPart | null, action: AuditAction, fileName: string | null, stockChangeId: string | null, key: { __typename: 'AuditKey', publicId: string, name: string } | null, changes: Array<{ __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null }> }> } | null };

export type AuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type AuditEntryQuery = { __typename: 'Query', auditLog: { __typename: 'AuditEntryPage', items: Array<{ __typename: 'AuditEntry', requestId: string, id: string, at: string, actorEmail: string, subject: AuditSubject, subjectId: string, label: string | null, part: AuditPart | null, action: AuditAction, fileName: string | null, stockChangeId: string | null, actor: { __typename: 'User', id: string } | null, key: { __typename: 'AuditKey', publicId: string, name: string } | null, changes: Array<{ __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null }> }> } | null };

export type WishRowFragment = { __typename: 'WishedItem', id: string, kind: ItemKind, itemId: string | null, stockNumber: string | null, description: string, lineSet: string | null, price: number | null, availability: Availability, wishers: number, createdAt: string, user: { __typename: 'User', id: string, displayName: string, email: string } | null };

export type WishedItemsQueryVariables = Exact<{
  filter?: WishFilter | null | undefined;
  sort?: Array<WishSort> | WishSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type WishedItemsQuery = { __typename: 'Query', wishedItems: { __typename: 'WishedItemPage', total: number, items: Array<{ __typename: 'WishedItem', id: string, kind: ItemKind, itemId: string | null, stockNumber: string | null, description: string, lineSet: string | null, price: number | null, availability: Availability, wishers: number, createdAt: string, user: { __typename: 'User', id: string, displayName: string, email: string } | null }> } | null };

export type DashboardQueryVariables = Exact<{
  period: DashboardPeriod;
  dayEnds: string;
  since: string;
}>;


export type DashboardQuery = { __typename: 'Query', dashboard: { __typename: 'Dashboard', lowMeleeCarats: number, attention: Array<{ __typename: 'AttentionFigure', kind: AttentionKind, count: number }>, stock: { __typename: 'StockFigures', madeAt: string, staleBefore: string, stale: Array<{ __typename: 'StaleStockFigure', kind: StockKind, count: number, vendors: Array<{ __typename: 'StaleVendorFigure', vendor: string, count: number }> }>, groups: Array<{ __typename: 'StockGroupFigure', kind: StockKind, page: string | null, label: string, count: number, value: number }> }, sales: { __typename: 'SalesFigures', days: Array<{ __typename: 'SalesDay', day: string, orders: number, revenue: number }>, customers: Array<{ __typename: 'CustomerFigure', userId: string, orders: number, revenue: number, user: { __typename: 'User', id: string, displayName: string } | null }> }, interest: { __typename: 'InterestFigures', wished: Array<{ __typename: 'ItemFigure', kind: StockKind, itemId: string, stockNumber: string, count: number }>, viewed: Array<{ __typename: 'ItemFigure', kind: StockKind, itemId: string, stockNumber: string, count: number }>, misses: Array<{ __typename: 'SearchMiss', words: string, count: number }> }, pageViews: { __typename: 'PageViewFigures', days: Array<{ __typename: 'PageViewDay', day: string, count: number }>, pages: Array<{ __typename: 'PageViewSum', page: string, count: number }> } } | null };

export type ChannelReportFragment = { __typename: 'EmailChannelReport', id: string, name: string, version: number, subscribers: number, dispatches: number, scheduled: number, lastSentAt: string | null };

export type ChannelReportsQueryVariables = Exact<{
  filter?: EmailChannelReportFilter | null | undefined;
  sort?: Array<EmailChannelReportSort> | EmailChannelReportSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ChannelReportsQuery = { __typename: 'Query', emailChannelReports: { __typename: 'EmailChannelReportPage', total: number, items: Array<{ __typename: 'EmailChannelReport', id: string, name: string, version: number, subscribers: number, dispatches: number, scheduled: number, lastSentAt: string | null }> } | null };

export type ChannelReportQueryVariables = Exact<{
  id: string;
}>;


export type ChannelReportQuery = { __typename: 'Query', emailChannelReport: { __typename: 'EmailChannelReport', id: string, name: string, version: number, subscribers: number, dispatches: number, scheduled: number, lastSentAt: string | null } | null };

export type ChannelSubscribersQueryVariables = Exact<{
  filter: UserFilter;
  page: PageInput;
}>;


export type ChannelSubscribersQuery = { __typename: 'Query', users: { __typename: 'UserPage', total: number, items: Array<{ __typename: 'User', id: string, email: string, displayName: string, isApproved: boolean, isBlocked: boolean, isEmailConfirmed: boolean, emailChannels: Array<{ __typename: 'EmailChannel', id: string, name: string }> }> } | null };

export type CreateEmailChannelMutationVariables = Exact<{
  input: CreateEmailChannelInput;
}>;


export type CreateEmailChannelMutation = { __typename: 'Mutation', createEmailChannel: { __typename: 'CreateEmailChannelPayload', channel: { __typename: 'EmailChannel', id: string, name: string } } | null };

export type RenameEmailChannelMutationVariables = Exact<{
  input: RenameEmailChannelInput;
}>;


export type RenameEmailChannelMutation = { __typename: 'Mutation', renameEmailChannel: { __typename: 'RenameEmailChannelPayload', channel: { __typename: 'EmailChannel', id: string, name: string, version: number } } | null };

export type DeleteEmailChannelMutationVariables = Exact<{
  input: DeleteEmailChannelInput;
}>;


export type DeleteEmailChannelMutation = { __typename: 'Mutation', deleteEmailChannel: { __typename: 'DeleteEmailChannelPayload', channelId: string } | null };

export type EmailPlaceholdersQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailPlaceholdersQuery = { __typename: 'Query', emailPlaceholders: Array<{ __typename: 'EmailPlaceholderInfo', name: string, description: string }> | null };

export type PreviewEmailQueryVariables = Exact<{
  input: PreviewEmailInput;
}>;


export type PreviewEmailQuery = { __typename: 'Query', previewEmail: { __typename: 'EmailPreviewInfo', subject: string, html: string, text: string } | null };

export type SendTestEmailMutationVariables = Exact<{
  input: SendTestEmailInput;
}>;


export type SendTestEmailMutation = { __typename: 'Mutation', sendTestEmail: { __typename: 'SendTestEmailPayload', email: string } | null };

export type UploadMailImageMutationVariables = Exact<{
  input: UploadImageInput;
}>;


export type UploadMailImageMutation = { __typename: 'Mutation', uploadImage: { __typename: 'UploadImagePayload', url: string } | null };

export type FailedHouseMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedHouseMailsQuery = { __typename: 'Query', failedHouseMails: Array<{ __typename: 'FailedHouseMail', id: string, to: string, subject: string, failedAt: string, attempts: number, reason: string | null }> | null };

export type MailAddresseesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailAddresseesQuery = { __typename: 'Query', emailTemplates: { __typename: 'EmailTemplatePage', items: Array<{ __typename: 'EmailTemplate', id: string, name: string }> } | null, emailChannelReports: { __typename: 'EmailChannelReportPage', items: Array<{ __typename: 'EmailChannelReport', id: string, name: string, subscribers: number }> } | null };

export type EmailRecipientsQueryVariables = Exact<{
  input: EmailRecipientsInput;
}>;


export type EmailRecipientsQuery = { __typename: 'Query', emailRecipients: { __typename: 'EmailRecipientsInfo', recipients: number, blocked: number, unapproved: number, unconfirmed: number, unsubscribed: number } | null };

export type SendEmailMutationVariables = Exact<{
  input: SendEmailInput;
}>;


export type SendEmailMutation = { __typename: 'Mutation', sendEmail: { __typename: 'SendEmailPayload', isReplay: boolean, dispatch: { __typename: 'EmailDispatch', id: string } } | null };

export type DispatchLineFragment = { __typename: 'EmailDispatch', id: string, subject: string, status: EmailDispatchStatus, version: number, sendAt: string, createdAt: string, finishedAt: string | null, namedUsers: number, channels: Array<{ __typename: 'EmailChannel', id: string, name: string }>, template: { __typename: 'EmailTemplate', id: string, name: string } | null, createdBy: { __typename: 'User', id: string, displayName: string } | null, progress: { __typename: 'EmailDispatchProgress', total: number, pending: number, sent: number, failed: number, skipped: number } };

export type EmailDispatchesQueryVariables = Exact<{
  filter?: EmailDispatchFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type EmailDispatchesQuery = { __typename: 'Query', emailDispatches: { __typename: 'EmailDispatchPage', total: number, items: Array<{ __typename: 'EmailDispatch', id: string, subject: string, status: EmailDispatchStatus, version: number, sendAt: string, createdAt: string, finishedAt: string | null, namedUsers: number, channels: Array<{ __typename: 'EmailChannel', id: string, name: string }>, template: { __typename: 'EmailTemplate', id: string, name: string } | null, createdBy: { __typename: 'User', id: string, displayName: string } | null, progress: { __typename: 'EmailDispatchProgress', total: number, pending: number, sent: number, failed: number, skipped: number } }> } | null };

export type EmailDispatchQueryVariables = Exact<{
  id: string;
}>;


export type EmailDispatchQuery = { __typename: 'Query', emailDispatch: { __typename: 'EmailDispatch', body: string, id: string, subject: string, status: EmailDispatchStatus, version: number, sendAt: string, createdAt: string, finishedAt: string | null, namedUsers: number, channels: Array<{ __typename: 'EmailChannel', id: string, name: string }>, template: { __typename: 'EmailTemplate', id: string, name: string } | null, createdBy: { __typename: 'User', id: string, displayName: string } | null, progress: { __typename: 'EmailDispatchProgress', total: number, pending: number, sent: number, failed: number, skipped: number } } | null };

export type EmailDeliveriesQueryVariables = Exact<{
  id: string;
  filter?: EmailDeliveryFilter | null | undefined;
  page: PageInput;
}>;


export type EmailDeliveriesQuery = { __typename: 'Query', emailDeliveries: { __typename: 'EmailDeliveryPage', total: number, items: Array<{ __typename: 'EmailDelivery', id: string, email: string, status: EmailDeliveryStatus, attempts: number, settledAt: string | null, failure: string | null, user: { __typename: 'User', id: string, displayName: string } | null }> } | null };

export type SentChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type SentChannelsQuery = { __typename: 'Query', emailChannels: Array<{ __typename: 'EmailChannel', id: string, name: string }> | null };

export type CancelEmailDispatchMutationVariables = Exact<{
  input: CancelEmailDispatchInput;
}>;


export type CancelEmailDispatchMutation = { __typename: 'Mutation', cancelEmailDispatch: { __typename: 'CancelEmailDispatchPayload', dispatch: { __typename: 'EmailDispatch', id: string, subject: string, status: EmailDispatchStatus, version: number, sendAt: string, createdAt: string, finishedAt: string | null, namedUsers: number, channels: Array<{ __typename: 'EmailChannel', id: string, name: string }>, template: { __typename: 'EmailTemplate', id: string, name: string } | null, createdBy: { __typename: 'User', id: string, displayName: string } | null, progress: { __typename: 'EmailDispatchProgress', total: number, pending: number, sent: number, failed: number, skipped: number } } } | null };

export type RetryEmailDispatchMutationVariables = Exact<{
  input: RetryEmailDispatchInput;
}>;


export type RetryEmailDispatchMutation = { __typename: 'Mutation', retryEmailDispatch: { __typename: 'RetryEmailDispatchPayload', retried: number, dispatch: { __typename: 'EmailDispatch', id: string, subject: string, status: EmailDispatchStatus, version: number, sendAt: string, createdAt: string, finishedAt: string | null, namedUsers: number, channels: Array<{ __typename: 'EmailChannel', id: string, name: string }>, template: { __typename: 'EmailTemplate', id: string, name: string } | null, createdBy: { __typename: 'User', id: string, displayName: string } | null, progress: { __typename: 'EmailDispatchProgress', total: number, pending: number, sent: number, failed: number, skipped: number } } } | null };

export type EmailTemplateLineFragment = { __typename: 'EmailTemplate', id: string, name: string, subject: string, updatedAt: string, dispatches: number, lastSentAt: string | null };

export type EmailTemplateRecordFragment = { __typename: 'EmailTemplate', id: string, name: string, subject: string, body: string, version: number, updatedAt: string };

export type EmailTemplatesQueryVariables = Exact<{
  filter?: EmailTemplateFilter | null | undefined;
  sort?: Array<EmailTemplateSort> | EmailTemplateSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type EmailTemplatesQuery = { __typename: 'Query', emailTemplates: { __typename: 'EmailTemplatePage', total: number, items: Array<{ __typename: 'EmailTemplate', id: string, name: string, subject: string, updatedAt: string, dispatches: number, lastSentAt: string | null }> } | null };

export type EmailTemplateQueryVariables = Exact<{
  id: string;
}>;


export type EmailTemplateQuery = { __typename: 'Query', emailTemplate: { __typename: 'EmailTemplate', id: string, name: string, subject: string, body: string, version: number, updatedAt: string } | null };

export type CreateEmailTemplateMutationVariables = Exact<{
  input: CreateEmailTemplateInput;
}>;


export type CreateEmailTemplateMutation = { __typename: 'Mutation', createEmailTemplate: { __typename: 'CreateEmailTemplatePayload', template: { __typename: 'EmailTemplate', id: string, name: string, subject: string, body: string, version: number, updatedAt: string } } | null };

export type UpdateEmailTemplateMutationVariables = Exact<{
  input: UpdateEmailTemplateInput;
}>;


export type UpdateEmailTemplateMutation = { __typename: 'Mutation', updateEmailTemplate: { __typename: 'UpdateEmailTemplatePayload', template: { __typename: 'EmailTemplate', id: string, name: string, subject: string, body: string, version: number, updatedAt: string } } | null };

export type DeleteEmailTemplateMutationVariables = Exact<{
  input: DeleteEmailTemplateInput;
}>;


export type DeleteEmailTemplateMutation = { __typename: 'Mutation', deleteEmailTemplate: { __typename: 'DeleteEmailTemplatePayload', templateId: string } | null };

export type ExampleConfigFragment = { __typename: 'RingConfig', version: number, ringSetting: { __typename: 'RingSetting', id: string, stockNumber: string } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string } | null };

export type ExampleStoneFragment = { __typename: 'DefaultGenericDiamond', id: string | null, version: number, caratsFrom: number, shape: { __typename: 'Shape', id: string, label: string } };

export type ExampleRingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleRingsQuery = { __typename: 'Query', ringConfig: { __typename: 'RingConfig', version: number, ringSetting: { __typename: 'RingSetting', id: string, stockNumber: string } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string } | null } | null, defaultGenericDiamond: { __typename: 'DefaultGenericDiamond', id: string | null, version: number, caratsFrom: number, shape: { __typename: 'Shape', id: string, label: string } } | null };

export type ExampleStoneNumberQueryVariables = Exact<{
  id: string;
}>;


export type ExampleStoneNumberQuery = { __typename: 'Query', genericDiamond: { __typename: 'GenericDiamond', id: string, stockNumber: string } | null };

export type ExampleDraftFragment = { __typename: 'RingDraft', problems: Array<{ __typename: 'RingProblem', part: RingPart, reason: RingProblemReason, explanation: string }>, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null };

export type ExampleDraftsQueryVariables = Exact<{
  engagement: RingDraftInput;
  hasEngagement: boolean;
  completed: RingDraftInput;
  hasCompleted: boolean;
}>;


export type ExampleDraftsQuery = { __typename: 'Query', engagement?: { __typename: 'RingDraft', problems: Array<{ __typename: 'RingProblem', part: RingPart, reason: RingProblemReason, explanation: string }>, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null } | null, completed?: { __typename: 'RingDraft', problems: Array<{ __typename: 'RingProblem', part: RingPart, reason: RingProblemReason, explanation: string }>, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null } | null };

export type SetExampleSettingMutationVariables = Exact<{
  input: SetConfiguredRingSettingInput;
}>;


export type SetExampleSettingMutation = { __typename: 'Mutation', setConfiguredRingSetting: { __typename: 'SetConfiguredRingSettingPayload', ringConfig: { __typename: 'RingConfig', version: number, ringSetting: { __typename: 'RingSetting', id: string, stockNumber: string } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string } | null } } | null };

export type SetExampleDiamondMutationVariables = Exact<{
  input: SetConfiguredDiamondInput;
}>;


export type SetExampleDiamondMutation = { __typename: 'Mutation', setConfiguredDiamond: { __typename: 'SetConfiguredDiamondPayload', ringConfig: { __typename: 'RingConfig', version: number, ringSetting: { __typename: 'RingSetting', id: string, stockNumber: string } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string } | null } } | null };

export type SetExampleStoneMutationVariables = Exact<{
  input: SetDefaultGenericDiamondInput;
}>;


export type SetExampleStoneMutation = { __typename: 'Mutation', setDefaultGenericDiamond: { __typename: 'SetDefaultGenericDiamondPayload', defaultGenericDiamond: { __typename: 'DefaultGenericDiamond', id: string | null, version: number, caratsFrom: number, shape: { __typename: 'Shape', id: string, label: string } } } | null };

export type ImportProfileRecordFragment = { __typename: 'SavedImportProfile', id: string, kind: StockKind, name: string, vendor: string | null, version: number, updatedAt: string, mode: ImportMode, skipInvalid: boolean, notifyEmail: string | null, folder: string | null, json: string, lastRun: { __typename: 'ImportRun', id: string, state: ImportRunState, isDryRun: boolean, progress: number, createdAt: string } | null, fetch: { __typename: 'ImportFetch', url: string, userName: string | null, hasPassword: boolean, isActive: boolean, lastAt: string | null, nextAt: string | null, failure: string | null, schedule: { __typename: 'ImportFetchSchedule', every: ImportFetchInterval, time: string | null } } | null, profile: { __typename: 'ImportProfile', stockId: string | null, numberRepeats: boolean | null, decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, vendor: string | null, sheet: string | null, columns: Array<{ __typename: 'ImportProfileColumn', column: string, field: string | null }> | null, constants: Array<{ __typename: 'ImportProfileConstant', field: string, value: string }> | null, values: Array<{ __typename: 'ImportProfileValue', field: string, from: string, to: string }> | null } };

export type ImportFolderQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportFolderQuery = { __typename: 'Query', operatorSettings: { __typename: 'OperatorSettings', hasImportFolder: boolean } | null };

export type ImportProfilesQueryVariables = Exact<{
  filter?: ImportProfileFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ImportProfilesQuery = { __typename: 'Query', importProfiles: { __typename: 'SavedImportProfilePage', total: number, items: Array<{ __typename: 'SavedImportProfile', id: string, kind: StockKind, name: string, vendor: string | null, version: number, updatedAt: string, mode: ImportMode, skipInvalid: boolean, notifyEmail: string | null, folder: string | null, json: string, lastRun: { __typename: 'ImportRun', id: string, state: ImportRunState, isDryRun: boolean, progress: number, createdAt: string } | null, fetch: { __typename: 'ImportFetch', url: string, userName: string | null, hasPassword: boolean, isActive: boolean, lastAt: string | null, nextAt: string | null, failure: string | null, schedule: { __typename: 'ImportFetchSchedule', every: ImportFetchInterval, time: string | null } } | null, profile: { __typename: 'ImportProfile', stockId: string | null, numberRepeats: boolean | null, decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, vendor: string | null, sheet: string | null, columns: Array<{ __typename: 'ImportProfileColumn', column: string, field: string | null }> | null, constants: Array<{ __typename: 'ImportProfileConstant', field: string, value: string }> | null, values: Array<{ __typename: 'ImportProfileValue', field: string, from: string, to: string }> | null } }> } | null };

export type ImportProfileQueryVariables = Exact<{
  id: string;
}>;


export type ImportProfileQuery = { __typename: 'Query', importProfile: { __typename: 'SavedImportProfile', id: string, kind: StockKind, name: string, vendor: string | null, version: number, updatedAt: string, mode: ImportMode, skipInvalid: boolean, notifyEmail: string | null, folder: string | null, json: string, lastRun: { __typename: 'ImportRun', id: string, state: ImportRunState, isDryRun: boolean, progress: number, createdAt: string } | null, fetch: { __typename: 'ImportFetch', url: string, userName: string | null, hasPassword: boolean, isActive: boolean, lastAt: string | null, nextAt: string | null, failure: string | null, schedule: { __typename: 'ImportFetchSchedule', every: ImportFetchInterval, time: string | null } } | null, profile: { __typename: 'ImportProfile', stockId: string | null, numberRepeats: boolean | null, decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, vendor: string | null, sheet: string | null, columns: Array<{ __typename: 'ImportProfileColumn', column: string, field: string | null }> | null, constants: Array<{ __typename: 'ImportProfileConstant', field: string, value: string }> | null, values: Array<{ __typename: 'ImportProfileValue', field: string, from: string, to: string }> | null } } | null };

export type CreateImportProfileMutationVariables = Exact<{
  input: CreateImportProfileInput;
}>;


export type CreateImportProfileMutation = { __typename: 'Mutation', createImportProfile: { __typename: 'CreateImportProfilePayload', profile: { __typename: 'SavedImportProfile', id: string, kind: StockKind, name: string, vendor: string | null, version: number, updatedAt: string, mode: ImportMode, skipInvalid: boolean, notifyEmail: string | null, folder: string | null, json: string, lastRun: { __typename: 'ImportRun', id: string, state: ImportRunState, isDryRun: boolean, progress: number, createdAt: string } | null, fetch: { __typename: 'ImportFetch', url: string, userName: string | null, hasPassword: boolean, isActive: boolean, lastAt: string | null, nextAt: string | null, failure: string | null, schedule: { __typename: 'ImportFetchSchedule', every: ImportFetchInterval, time: string | null } } | null, profile: { __typename: 'ImportProfile', stockId: string | null, numberRepeats: boolean | null, decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, vendor: string | null, sheet: string | null, columns: Array<{ __typename: 'ImportProfileColumn', column: string, field: string | null }> | null, constants: Array<{ __typename: 'ImportProfileConstant', field: string, value: string }> | null, values: Array<{ __typename: 'ImportProfileValue', field: string, from: string, to: string }> | null } } } | null };

export type UpdateImportProfileMutationVariables = Exact<{
  input: UpdateImportProfileInput;
}>;


export type UpdateImportProfileMutation = { __typename: 'Mutation', updateImportProfile: { __typename: 'UpdateImportProfilePayload', profile: { __typename: 'SavedImportProfile', id: string, kind: StockKind, name: string, vendor: string | null, version: number, updatedAt: string, mode: ImportMode, skipInvalid: boolean, notifyEmail: string | null, folder: string | null, json: string, lastRun: { __typename: 'ImportRun', id: string, state: ImportRunState, isDryRun: boolean, progress: number, createdAt: string } | null, fetch: { __typename: 'ImportFetch', url: string, userName: string | null, hasPassword: boolean, isActive: boolean, lastAt: string | null, nextAt: string | null, failure: string | null, schedule: { __typename: 'ImportFetchSchedule', every: ImportFetchInterval, time: string | null } } | null, profile: { __typename: 'ImportProfile', stockId: string | null, numberRepeats: boolean | null, decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, vendor: string | null, sheet: string | null, columns: Array<{ __typename: 'ImportProfileColumn', column: string, field: string | null }> | null, constants: Array<{ __typename: 'ImportProfileConstant', field: string, value: string }> | null, values: Array<{ __typename: 'ImportProfileValue', field: string, from: string, to: string }> | null } } } | null };

export type DeleteImportProfileMutationVariables = Exact<{
  input: DeleteImportProfileInput;
}>;


export type DeleteImportProfileMutation = { __typename: 'Mutation', deleteImportProfile: { __typename: 'DeleteImportProfilePayload', profileId: string } | null };

export type FetchImportFileMutationVariables = Exact<{
  input: FetchImportFileInput;
}>;


export type FetchImportFileMutation = { __typename: 'Mutation', fetchImportFile: { __typename: 'FetchImportFilePayload', profile: { __typename: 'SavedImportProfile', id: string, kind: StockKind, name: string, vendor: string | null, version: number, updatedAt: string, mode: ImportMode, skipInvalid: boolean, notifyEmail: string | null, folder: string | null, json: string, lastRun: { __typename: 'ImportRun', id: string, state: ImportRunState, isDryRun: boolean, progress: number, createdAt: string } | null, fetch: { __typename: 'ImportFetch', url: string, userName: string | null, hasPassword: boolean, isActive: boolean, lastAt: string | null, nextAt: string | null, failure: string | null, schedule: { __typename: 'ImportFetchSchedule', every: ImportFetchInterval, time: string | null } } | null, profile: { __typename: 'ImportProfile', stockId: string | null, numberRepeats: boolean | null, decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, vendor: string | null, sheet: string | null, columns: Array<{ __typename: 'ImportProfileColumn', column: string, field: string | null }> | null, constants: Array<{ __typename: 'ImportProfileConstant', field: string, value: string }> | null, values: Array<{ __typename: 'ImportProfileValue', field: string, from: string, to: string }> | null } } } | null };

export type ImportRunLineFragment = { __typename: 'ImportRun', id: string, kind: StockKind, state: ImportRunState, isDryRun: boolean, origin: ImportOrigin, fileName: string, fileBytes: number, mode: ImportMode, skipInvalid: boolean, profileName: string | null, vendor: string | null, startedBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, rowsRead: number, progress: number, secondsLeft: number | null, undoneAt: string | null, undoneBy: string | null, undoUntil: string | null, report: { __typename: 'ImportReport', read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, skipped: number, problemCount: number } | null };

export type ImportProblemWholeFragment = { __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string };

export type ImportReportWholeFragment = { __typename: 'ImportReport', isApplied: boolean, read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, deactivatable: number, isConfirmationNeeded: boolean, skipped: number, problemCount: number, readAs: { __typename: 'ImportReadAs', format: ImportFormat, encoding: string | null, sheet: string | null } | null, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, noticeCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, notices: Array<{ __typename: 'ImportNotice', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, columns: Array<{ __typename: 'ImportColumn', column: string, field: string | null, isExtra: boolean, samples: Array<string> }>, questions: Array<{ __typename: 'ImportQuestion', column: string | null, message: string, field: string | null, value: string | null, readings: Array<{ __typename: 'ImportReading', label: string, samples: Array<string>, answer: { __typename: 'ImportAnswer', decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, column: { __typename: 'ImportColumnChoice', column: string, field: string | null } | null, value: { __typename: 'ImportValueChoice', field: string, from: string, to: string } | null } }> }>, preview: Array<{ __typename: 'ImportPreviewRow', line: number, stockId: string, kind: ImportRowKind, changes: Array<{ __typename: 'ImportFieldChange', field: string, before: string | null, after: string | null }> }> };

export type ImportRunWholeFragment = { __typename: 'ImportRun', id: string, kind: StockKind, state: ImportRunState, isDryRun: boolean, origin: ImportOrigin, fileName: string, fileBytes: number, mode: ImportMode, skipInvalid: boolean, profileName: string | null, vendor: string | null, startedBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, rowsRead: number, progress: number, secondsLeft: number | null, undoneAt: string | null, undoneBy: string | null, undoUntil: string | null, file: { __typename: 'OfferedFile', fileName: string, url: string } | null, rejectedRows: { __typename: 'OfferedFile', fileName: string, url: string } | null, report: { __typename: 'ImportReport', read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, skipped: number, problemCount: number, isApplied: boolean, deactivatable: number, isConfirmationNeeded: boolean, readAs: { __typename: 'ImportReadAs', format: ImportFormat, encoding: string | null, sheet: string | null } | null, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, noticeCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, notices: Array<{ __typename: 'ImportNotice', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, columns: Array<{ __typename: 'ImportColumn', column: string, field: string | null, isExtra: boolean, samples: Array<string> }>, questions: Array<{ __typename: 'ImportQuestion', column: string | null, message: string, field: string | null, value: string | null, readings: Array<{ __typename: 'ImportReading', label: string, samples: Array<string>, answer: { __typename: 'ImportAnswer', decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, column: { __typename: 'ImportColumnChoice', column: string, field: string | null } | null, value: { __typename: 'ImportValueChoice', field: string, from: string, to: string } | null } }> }>, preview: Array<{ __typename: 'ImportPreviewRow', line: number, stockId: string, kind: ImportRowKind, changes: Array<{ __typename: 'ImportFieldChange', field: string, before: string | null, after: string | null }> }> } | null, failure: { __typename: 'ImportRunFailure', code: string, reason: string | null, explanation: string, problemCount: number, details: Array<{ __typename: 'ImportRunFailureDetail', path: string, message: string }>, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }> } | null };

export type ImportLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportLimitQuery = { __typename: 'Query', siteSettings: { __typename: 'SiteSettings', importMaxBytes: number } | null };

export type ImportRunQueryVariables = Exact<{
  id: string;
}>;


export type ImportRunQuery = { __typename: 'Query', importRun: { __typename: 'ImportRun', id: string, kind: StockKind, state: ImportRunState, isDryRun: boolean, origin: ImportOrigin, fileName: string, fileBytes: number, mode: ImportMode, skipInvalid: boolean, profileName: string | null, vendor: string | null, startedBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, rowsRead: number, progress: number, secondsLeft: number | null, undoneAt: string | null, undoneBy: string | null, undoUntil: string | null, file: { __typename: 'OfferedFile', fileName: string, url: string } | null, rejectedRows: { __typename: 'OfferedFile', fileName: string, url: string } | null, report: { __typename: 'ImportReport', read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, skipped: number, problemCount: number, isApplied: boolean, deactivatable: number, isConfirmationNeeded: boolean, readAs: { __typename: 'ImportReadAs', format: ImportFormat, encoding: string | null, sheet: string | null } | null, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, noticeCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, notices: Array<{ __typename: 'ImportNotice', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, columns: Array<{ __typename: 'ImportColumn', column: string, field: string | null, isExtra: boolean, samples: Array<string> }>, questions: Array<{ __typename: 'ImportQuestion', column: string | null, message: string, field: string | null, value: string | null, readings: Array<{ __typename: 'ImportReading', label: string, samples: Array<string>, answer: { __typename: 'ImportAnswer', decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, column: { __typename: 'ImportColumnChoice', column: string, field: string | null } | null, value: { __typename: 'ImportValueChoice', field: string, from: string, to: string } | null } }> }>, preview: Array<{ __typename: 'ImportPreviewRow', line: number, stockId: string, kind: ImportRowKind, changes: Array<{ __typename: 'ImportFieldChange', field: string, before: string | null, after: string | null }> }> } | null, failure: { __typename: 'ImportRunFailure', code: string, reason: string | null, explanation: string, problemCount: number, details: Array<{ __typename: 'ImportRunFailureDetail', path: string, message: string }>, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }> } | null } | null };

export type ImportRunsQueryVariables = Exact<{
  filter?: ImportRunFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ImportRunsQuery = { __typename: 'Query', importRuns: { __typename: 'ImportRunPage', total: number, items: Array<{ __typename: 'ImportRun', id: string, kind: StockKind, state: ImportRunState, isDryRun: boolean, origin: ImportOrigin, fileName: string, fileBytes: number, mode: ImportMode, skipInvalid: boolean, profileName: string | null, vendor: string | null, startedBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, rowsRead: number, progress: number, secondsLeft: number | null, undoneAt: string | null, undoneBy: string | null, undoUntil: string | null, report: { __typename: 'ImportReport', read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, skipped: number, problemCount: number } | null }> } | null };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { __typename: 'Mutation', startImport: { __typename: 'StartImportPayload', run: { __typename: 'ImportRun', id: string, kind: StockKind, state: ImportRunState, isDryRun: boolean, origin: ImportOrigin, fileName: string, fileBytes: number, mode: ImportMode, skipInvalid: boolean, profileName: string | null, vendor: string | null, startedBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, rowsRead: number, progress: number, secondsLeft: number | null, undoneAt: string | null, undoneBy: string | null, undoUntil: string | null, file: { __typename: 'OfferedFile', fileName: string, url: string } | null, rejectedRows: { __typename: 'OfferedFile', fileName: string, url: string } | null, report: { __typename: 'ImportReport', read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, skipped: number, problemCount: number, isApplied: boolean, deactivatable: number, isConfirmationNeeded: boolean, readAs: { __typename: 'ImportReadAs', format: ImportFormat, encoding: string | null, sheet: string | null } | null, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, noticeCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, notices: Array<{ __typename: 'ImportNotice', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, columns: Array<{ __typename: 'ImportColumn', column: string, field: string | null, isExtra: boolean, samples: Array<string> }>, questions: Array<{ __typename: 'ImportQuestion', column: string | null, message: string, field: string | null, value: string | null, readings: Array<{ __typename: 'ImportReading', label: string, samples: Array<string>, answer: { __typename: 'ImportAnswer', decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, column: { __typename: 'ImportColumnChoice', column: string, field: string | null } | null, value: { __typename: 'ImportValueChoice', field: string, from: string, to: string } | null } }> }>, preview: Array<{ __typename: 'ImportPreviewRow', line: number, stockId: string, kind: ImportRowKind, changes: Array<{ __typename: 'ImportFieldChange', field: string, before: string | null, after: string | null }> }> } | null, failure: { __typename: 'ImportRunFailure', code: string, reason: string | null, explanation: string, problemCount: number, details: Array<{ __typename: 'ImportRunFailureDetail', path: string, message: string }>, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }> } | null } } | null };

export type CancelImportMutationVariables = Exact<{
  input: CancelImportInput;
}>;


export type CancelImportMutation = { __typename: 'Mutation', cancelImport: { __typename: 'CancelImportPayload', run: { __typename: 'ImportRun', id: string, kind: StockKind, state: ImportRunState, isDryRun: boolean, origin: ImportOrigin, fileName: string, fileBytes: number, mode: ImportMode, skipInvalid: boolean, profileName: string | null, vendor: string | null, startedBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, rowsRead: number, progress: number, secondsLeft: number | null, undoneAt: string | null, undoneBy: string | null, undoUntil: string | null, file: { __typename: 'OfferedFile', fileName: string, url: string } | null, rejectedRows: { __typename: 'OfferedFile', fileName: string, url: string } | null, report: { __typename: 'ImportReport', read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, skipped: number, problemCount: number, isApplied: boolean, deactivatable: number, isConfirmationNeeded: boolean, readAs: { __typename: 'ImportReadAs', format: ImportFormat, encoding: string | null, sheet: string | null } | null, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, noticeCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, notices: Array<{ __typename: 'ImportNotice', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, columns: Array<{ __typename: 'ImportColumn', column: string, field: string | null, isExtra: boolean, samples: Array<string> }>, questions: Array<{ __typename: 'ImportQuestion', column: string | null, message: string, field: string | null, value: string | null, readings: Array<{ __typename: 'ImportReading', label: string, samples: Array<string>, answer: { __typename: 'ImportAnswer', decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, column: { __typename: 'ImportColumnChoice', column: string, field: string | null } | null, value: { __typename: 'ImportValueChoice', field: string, from: string, to: string } | null } }> }>, preview: Array<{ __typename: 'ImportPreviewRow', line: number, stockId: string, kind: ImportRowKind, changes: Array<{ __typename: 'ImportFieldChange', field: string, before: string | null, after: string | null }> }> } | null, failure: { __typename: 'ImportRunFailure', code: string, reason: string | null, explanation: string, problemCount: number, details: Array<{ __typename: 'ImportRunFailureDetail', path: string, message: string }>, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }> } | null } } | null };

export type UndoImportMutationVariables = Exact<{
  input: UndoImportInput;
}>;


export type UndoImportMutation = { __typename: 'Mutation', undoImport: { __typename: 'UndoImportPayload', problemCount: number, run: { __typename: 'ImportRun', id: string, kind: StockKind, state: ImportRunState, isDryRun: boolean, origin: ImportOrigin, fileName: string, fileBytes: number, mode: ImportMode, skipInvalid: boolean, profileName: string | null, vendor: string | null, startedBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, rowsRead: number, progress: number, secondsLeft: number | null, undoneAt: string | null, undoneBy: string | null, undoUntil: string | null, file: { __typename: 'OfferedFile', fileName: string, url: string } | null, rejectedRows: { __typename: 'OfferedFile', fileName: string, url: string } | null, report: { __typename: 'ImportReport', read: number, inserted: number, updated: number, unchanged: number, notApplied: number, deactivated: number, skipped: number, problemCount: number, isApplied: boolean, deactivatable: number, isConfirmationNeeded: boolean, readAs: { __typename: 'ImportReadAs', format: ImportFormat, encoding: string | null, sheet: string | null } | null, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, noticeCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, notices: Array<{ __typename: 'ImportNotice', row: number, line: number, column: string | null, value: string | null, code: string, message: string }>, columns: Array<{ __typename: 'ImportColumn', column: string, field: string | null, isExtra: boolean, samples: Array<string> }>, questions: Array<{ __typename: 'ImportQuestion', column: string | null, message: string, field: string | null, value: string | null, readings: Array<{ __typename: 'ImportReading', label: string, samples: Array<string>, answer: { __typename: 'ImportAnswer', decimals: ImportDecimalMark | null, discountSign: ImportDiscountSign | null, discountScale: ImportDiscountScale | null, priceBasis: ImportPriceBasis | null, foreignCurrency: ImportForeignCurrency | null, changedStones: ImportChangedStones | null, column: { __typename: 'ImportColumnChoice', column: string, field: string | null } | null, value: { __typename: 'ImportValueChoice', field: string, from: string, to: string } | null } }> }>, preview: Array<{ __typename: 'ImportPreviewRow', line: number, stockId: string, kind: ImportRowKind, changes: Array<{ __typename: 'ImportFieldChange', field: string, before: string | null, after: string | null }> }> } | null, failure: { __typename: 'ImportRunFailure', code: string, reason: string | null, explanation: string, problemCount: number, details: Array<{ __typename: 'ImportRunFailureDetail', path: string, message: string }>, problemCounts: Array<{ __typename: 'ImportCodeCount', code: string, count: number }>, problemFile: { __typename: 'ImportProblemFile', url: string } | null, problems: Array<{ __typename: 'ImportProblem', row: number, line: number, column: string | null, value: string | null, code: string, message: string }> } | null }, problems: Array<{ __typename: 'ImportUndoProblem', id: string | null, stockNumber: string, code: ImportUndoObstacle, message: string }> } | null };

export type AuditChangeFragment = { __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null };

export type SavedViewRowFragment = { __typename: 'SavedView', id: string, name: string, state: string | null, isShared: boolean, sharedBy: string | null, version: number };

export type SavedViewsQueryVariables = Exact<{
  pageName: string;
}>;


export type SavedViewsQuery = { __typename: 'Query', savedViews: Array<{ __typename: 'SavedView', id: string, name: string, state: string | null, isShared: boolean, sharedBy: string | null, version: number }> | null };

export type CreateSavedViewMutationVariables = Exact<{
  input: CreateSavedViewInput;
}>;


export type CreateSavedViewMutation = { __typename: 'Mutation', createSavedView: { __typename: 'CreateSavedViewPayload', view: { __typename: 'SavedView', id: string, name: string, state: string | null, isShared: boolean, sharedBy: string | null, version: number } } | null };

export type UpdateSavedViewMutationVariables = Exact<{
  input: UpdateSavedViewInput;
}>;


export type UpdateSavedViewMutation = { __typename: 'Mutation', updateSavedView: { __typename: 'UpdateSavedViewPayload', view: { __typename: 'SavedView', id: string, name: string, state: string | null, isShared: boolean, sharedBy: string | null, version: number } } | null };

export type DeleteSavedViewMutationVariables = Exact<{
  input: DeleteSavedViewInput;
}>;


export type DeleteSavedViewMutation = { __typename: 'Mutation', deleteSavedView: { __typename: 'DeleteSavedViewPayload', viewId: string } | null };

export type UploadImageMutationVariables = Exact<{
  input: UploadImageInput;
}>;


export type UploadImageMutation = { __typename: 'Mutation', uploadImage: { __typename: 'UploadImagePayload', url: string } | null };

export type ItemSaleFragment = { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null };

type StockHit_Bracelet_Fragment = { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type StockHit_CustomNecklace_Fragment = { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type StockHit_Diamond_Fragment = { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type StockHit_EternityRing_Fragment = { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type StockHit_GenericDiamond_Fragment = { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type StockHit_JewelleryPiece_Fragment = { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type StockHit_MeleeLot_Fragment = { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type StockHit_RingSetting_Fragment = { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

export type StockHitFragment =
  | StockHit_Bracelet_Fragment
  | StockHit_CustomNecklace_Fragment
  | StockHit_Diamond_Fragment
  | StockHit_EternityRing_Fragment
  | StockHit_GenericDiamond_Fragment
  | StockHit_JewelleryPiece_Fragment
  | StockHit_MeleeLot_Fragment
  | StockHit_RingSetting_Fragment
;

export type ReturnToStockMutationVariables = Exact<{
  input: ReturnToStockInput;
}>;


export type ReturnToStockMutation = { __typename: 'Mutation', returnToStock: { __typename: 'ReturnToStockPayload', order: { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } } | null };

export type FindStockQueryVariables = Exact<{
  text: string;
  kinds: Array<StockKind> | StockKind;
}>;


export type FindStockQuery = { __typename: 'Query', searchStock: { __typename: 'StockSearchResult', items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > } | null };

export type AddUserAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type AddUserAddressMutation = { __typename: 'Mutation', createAddress: { __typename: 'CreateAddressPayload', address: { __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } } } | null };

export type EditUserAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type EditUserAddressMutation = { __typename: 'Mutation', updateAddress: { __typename: 'UpdateAddressPayload', address: { __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } } } | null };

export type PickedUserFragment = { __typename: 'User', id: string, email: string, displayName: string };

export type FindUsersQueryVariables = Exact<{
  text: string;
}>;


export type FindUsersQuery = { __typename: 'Query', users: { __typename: 'UserPage', items: Array<{ __typename: 'User', id: string, email: string, displayName: string }> } | null };

export type PickedUserQueryVariables = Exact<{
  id: string;
}>;


export type PickedUserQuery = { __typename: 'Query', user: { __typename: 'User', id: string, email: string, displayName: string } | null };

export type StockViewQueryVariables = Exact<{
  stockNumber: string;
  userId?: string | null | undefined;
  domain?: string | null | undefined;
  kind?: StockKind | null | undefined;
}>;


export type StockViewQuery = { __typename: 'Query', stockView: { __typename: 'StockView', isListed: boolean, isReadable: boolean, availability: Availability, item:
      | { __typename: 'Bracelet', id: string, kind: StockKind, stockNumber: string }
      | { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string }
      | { __typename: 'Diamond', id: string, kind: StockKind, stockNumber: string }
      | { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string }
      | { __typename: 'GenericDiamond', id: string, kind: StockKind, stockNumber: string }
      | { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string }
      | { __typename: 'MeleeLot', id: string, kind: StockKind, stockNumber: string }
      | { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string }
    , user: { __typename: 'User', id: string, domain: string | null } | null, rules: Array<{ __typename: 'StockViewRule', name: string, stage: StockViewStage, says: string, isMet: boolean, isDeciding: boolean, fact: string | null, ways: Array<{ __typename: 'StockViewWay', name: string, says: string, isMet: boolean }>, remedy: { __typename: 'StockViewRemedy', place: StockViewPlace, text: string } | null }>, pages: Array<{ __typename: 'StockViewPage', name: string, title: string, address: string, isOfPage: boolean, isShown: boolean, decidedBy: { __typename: 'StockViewRule', says: string, fact: string | null, remedy: { __typename: 'StockViewRemedy', place: StockViewPlace, text: string } | null } | null }>, price: { __typename: 'Price', total: number | null } | null, steps: Array<{ __typename: 'StockPriceStep', label: string, amount: string, unit: string }>, markups: Array<{ __typename: 'StockViewMarkup', caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number, fits: boolean, isApplied: boolean }>, set: { __typename: 'DiamondSet', stones: number, carats: number, total: number | null } | null } | null };

export type MessageRowFragment = { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string | null, status: ContactMessageStatus, version: number, stockNumber: string | null, orderId: string | null, createdAt: string, answeredAt: string | null, sender: { __typename: 'User', id: string, displayName: string } | null };

export type MessageRecordFragment = { __typename: 'ContactMessage', phone: string | null, message: string, domain: string | null, handledAt: string | null, id: string, name: string, email: string, subject: string | null, status: ContactMessageStatus, version: number, stockNumber: string | null, orderId: string | null, createdAt: string, answeredAt: string | null, handledBy: { __typename: 'User', id: string, displayName: string } | null, answers: Array<{ __typename: 'ContactAnswer', id: string, text: string, createdAt: string, status: EmailDeliveryStatus, settledAt: string | null, failure: string | null, author: { __typename: 'User', id: string, displayName: string } | null }>, sender: { __typename: 'User', id: string, displayName: string } | null };

export type MessageAnswerFragment = { __typename: 'ContactAnswer', id: string, text: string, createdAt: string, status: EmailDeliveryStatus, settledAt: string | null, failure: string | null, author: { __typename: 'User', id: string, displayName: string } | null };

export type MessagesQueryVariables = Exact<{
  filter?: ContactMessageFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type MessagesQuery = { __typename: 'Query', contactMessages: { __typename: 'ContactMessagePage', total: number, items: Array<{ __typename: 'ContactMessage', id: string, name: string, email: string, subject: string | null, status: ContactMessageStatus, version: number, stockNumber: string | null, orderId: string | null, createdAt: string, answeredAt: string | null, sender: { __typename: 'User', id: string, displayName: string } | null }> } | null };

export type MessageQueryVariables = Exact<{
  id: string;
}>;


export type MessageQuery = { __typename: 'Query', contactMessage: { __typename: 'ContactMessage', phone: string | null, message: string, domain: string | null, handledAt: string | null, id: string, name: string, email: string, subject: string | null, status: ContactMessageStatus, version: number, stockNumber: string | null, orderId: string | null, createdAt: string, answeredAt: string | null, handledBy: { __typename: 'User', id: string, displayName: string } | null, answers: Array<{ __typename: 'ContactAnswer', id: string, text: string, createdAt: string, status: EmailDeliveryStatus, settledAt: string | null, failure: string | null, author: { __typename: 'User', id: string, displayName: string } | null }>, sender: { __typename: 'User', id: string, displayName: string } | null } | null };

export type MessageItemQueryVariables = Exact<{
  number: string;
}>;


export type MessageItemQuery = { __typename: 'Query', stockByNumbers: Array<{ __typename: 'NumberedStock', items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > }> };

export type AnswerMessageMutationVariables = Exact<{
  input: AnswerContactMessageInput;
}>;


export type AnswerMessageMutation = { __typename: 'Mutation', answerContactMessage: { __typename: 'AnswerContactMessagePayload', contactMessage: { __typename: 'ContactMessage', phone: string | null, message: string, domain: string | null, handledAt: string | null, id: string, name: string, email: string, subject: string | null, status: ContactMessageStatus, version: number, stockNumber: string | null, orderId: string | null, createdAt: string, answeredAt: string | null, handledBy: { __typename: 'User', id: string, displayName: string } | null, answers: Array<{ __typename: 'ContactAnswer', id: string, text: string, createdAt: string, status: EmailDeliveryStatus, settledAt: string | null, failure: string | null, author: { __typename: 'User', id: string, displayName: string } | null }>, sender: { __typename: 'User', id: string, displayName: string } | null } } | null };

export type SetMessageStatusMutationVariables = Exact<{
  input: SetContactMessageStatusInput;
}>;


export type SetMessageStatusMutation = { __typename: 'Mutation', setContactMessageStatus: { __typename: 'SetContactMessageStatusPayload', contactMessage: { __typename: 'ContactMessage', phone: string | null, message: string, domain: string | null, handledAt: string | null, id: string, name: string, email: string, subject: string | null, status: ContactMessageStatus, version: number, stockNumber: string | null, orderId: string | null, createdAt: string, answeredAt: string | null, handledBy: { __typename: 'User', id: string, displayName: string } | null, answers: Array<{ __typename: 'ContactAnswer', id: string, text: string, createdAt: string, status: EmailDeliveryStatus, settledAt: string | null, failure: string | null, author: { __typename: 'User', id: string, displayName: string } | null }>, sender: { __typename: 'User', id: string, displayName: string } | null } } | null };

export type SendAnswerAgainMutationVariables = Exact<{
  input: SendContactAnswerAgainInput;
}>;


export type SendAnswerAgainMutation = { __typename: 'Mutation', sendContactAnswerAgain: { __typename: 'SendContactAnswerAgainPayload', contactAnswer: { __typename: 'ContactAnswer', id: string, text: string, createdAt: string, status: EmailDeliveryStatus, settledAt: string | null, failure: string | null, author: { __typename: 'User', id: string, displayName: string } | null } } | null };

export type OrderBuyerQueryVariables = Exact<{
  id: string;
}>;


export type OrderBuyerQuery = { __typename: 'Query', user: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } }> } | null };

export type DraftedLineRecordFragment = { __typename: 'OrderDraftLine', lineId: string | null, buyersPrice: number | null, totalPrice: number | null, items: Array<{ __typename: 'OrderDraftItem', kind: ItemKind, stockNumber: string, description: string, carats: number | null, isMadeToOrder: boolean, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null }>, problem: { __typename: 'OrderDraftProblem', path: string, explanation: string } | null };

export type DraftOrderQueryVariables = Exact<{
  input: OrderDraftInput;
}>;


export type DraftOrderQuery = { __typename: 'Query', orderDraft: { __typename: 'OrderDraft', totalPrice: number, lines: Array<{ __typename: 'OrderDraftLine', lineId: string | null, buyersPrice: number | null, totalPrice: number | null, items: Array<{ __typename: 'OrderDraftItem', kind: ItemKind, stockNumber: string, description: string, carats: number | null, isMadeToOrder: boolean, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null }>, problem: { __typename: 'OrderDraftProblem', path: string, explanation: string } | null }> } | null };

export type DraftOrderChangeQueryVariables = Exact<{
  input: OrderChangeDraftInput;
}>;


export type DraftOrderChangeQuery = { __typename: 'Query', orderChangeDraft: { __typename: 'OrderDraft', totalPrice: number, removedLineIds: Array<string>, changedLines: Array<{ __typename: 'OrderDraftLine', lineId: string | null, buyersPrice: number | null, totalPrice: number | null, items: Array<{ __typename: 'OrderDraftItem', kind: ItemKind, stockNumber: string, description: string, carats: number | null, isMadeToOrder: boolean, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null }>, problem: { __typename: 'OrderDraftProblem', path: string, explanation: string } | null }>, lines: Array<{ __typename: 'OrderDraftLine', lineId: string | null, buyersPrice: number | null, totalPrice: number | null, items: Array<{ __typename: 'OrderDraftItem', kind: ItemKind, stockNumber: string, description: string, carats: number | null, isMadeToOrder: boolean, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null }>, problem: { __typename: 'OrderDraftProblem', path: string, explanation: string } | null }> } | null };

export type FindForOrderQueryVariables = Exact<{
  text: string;
}>;


export type FindForOrderQuery = { __typename: 'Query', searchStock: { __typename: 'StockSearchResult', total: number, items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > } | null };

export type FindNumbersForOrderQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type FindNumbersForOrderQuery = { __typename: 'Query', stockByNumbers: Array<{ __typename: 'NumberedStock', number: string, items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > }> };

export type SendOrderMessageMutationVariables = Exact<{
  input: SendOrderMessageInput;
}>;


export type SendOrderMessageMutation = { __typename: 'Mutation', sendOrderMessage: { __typename: 'SendOrderMessagePayload', order: { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } } | null };

export type ResendOrderMessageMutationVariables = Exact<{
  input: ResendOrderMessageInput;
}>;


export type ResendOrderMessageMutation = { __typename: 'Mutation', resendOrderMessage: { __typename: 'ResendOrderMessagePayload', order: { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } } | null };

export type CreateOrderMutationVariables = Exact<{
  input: CreateOrderInput;
}>;


export type CreateOrderMutation = { __typename: 'Mutation', createOrder: { __typename: 'CreateOrderPayload', order: { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } } | null };

export type AdminOrderRowFragment = { __typename: 'Order', id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, user: { __typename: 'User', id: string } | null };

export type AdminOrderRecordFragment = { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> };

export type AdminOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  sort?: Array<OrderSort> | OrderSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AdminOrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', total: number, items: Array<{ __typename: 'Order', id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, user: { __typename: 'User', id: string } | null }> } | null };

export type AdminOrderQueryVariables = Exact<{
  id: string;
}>;


export type AdminOrderQuery = { __typename: 'Query', order: { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } | null };

export type ChangeOrderStatusMutationVariables = Exact<{
  input: ChangeOrderStatusInput;
}>;


export type ChangeOrderStatusMutation = { __typename: 'Mutation', changeOrderStatus: { __typename: 'ChangeOrderStatusPayload', order: { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } } | null };

export type UpdateOrderMutationVariables = Exact<{
  input: UpdateOrderInput;
}>;


export type UpdateOrderMutation = { __typename: 'Mutation', updateOrder: { __typename: 'UpdateOrderPayload', order: { __typename: 'Order', deletionRefusal: string | null, id: string, status: OrderStatus, documentKind: OrderDocumentKind, version: number, createdAt: string, completedAt: string | null, totalPrice: number, isTest: boolean, paymentDueOn: string | null, reference: string | null, note: string | null, isCancellable: boolean, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stock: OrderLineStock | null, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } } | null };

export type DeleteOrderMutationVariables = Exact<{
  input: DeleteOrderInput;
}>;


export type DeleteOrderMutation = { __typename: 'Mutation', deleteOrder: { __typename: 'DeleteOrderPayload', orderId: string } | null };

export type PageContentFragment = { __typename: 'PageSettings', id: string, pageName: string, list: string, title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, contentTag: string, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilter', id: string, field: string, label: string, kind: FilterKind, isActive: boolean, options: Array<{ __typename: 'PageFilterOption', id: string, value: string, label: string, imageUrl: string | null }> }> };

export type DeliveredPageFragment = { __typename: 'PageSettings', id: string, defaults: { __typename: 'PageDefaultsInfo', title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilterDefaultInfo', field: string, label: string, kind: FilterKind, options: Array<{ __typename: 'PageFilterOptionDefaultInfo', value: string, label: string }> }> } | null };

export type SettledPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SettledPagesQuery = { __typename: 'Query', allPageSettings: Array<{ __typename: 'PageSettings', id: string, pageName: string, list: string, title: string, isVisible: boolean, columns: Array<string>, filters: Array<{ __typename: 'PageFilter', id: string }> }> | null };

export type PageToEditQueryVariables = Exact<{
  pageName: string;
}>;


export type PageToEditQuery = { __typename: 'Query', pageSettings: { __typename: 'PageSettings', id: string, pageName: string, list: string, title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, contentTag: string, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilter', id: string, field: string, label: string, kind: FilterKind, isActive: boolean, options: Array<{ __typename: 'PageFilterOption', id: string, value: string, label: string, imageUrl: string | null }> }>, defaults: { __typename: 'PageDefaultsInfo', title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilterDefaultInfo', field: string, label: string, kind: FilterKind, options: Array<{ __typename: 'PageFilterOptionDefaultInfo', value: string, label: string }> }> } | null } | null, pageLists: Array<{ __typename: 'PageListInfo', name: string, columns: Array<string>, sortFields: Array<string>, filterFields: Array<{ __typename: 'FilterFieldInfo', name: string, kind: FilterKind, values: Array<string> | null }> }> | null, allPageSettings: Array<{ __typename: 'PageSettings', id: string, list: string, filters: Array<{ __typename: 'PageFilter', id: string, field: string, options: Array<{ __typename: 'PageFilterOption', id: string, value: string, label: string }> }> }> | null };

export type CreatePageSettingsMutationVariables = Exact<{
  input: CreatePageSettingsInput;
}>;


export type CreatePageSettingsMutation = { __typename: 'Mutation', createPageSettings: { __typename: 'CreatePageSettingsPayload', pageSettings: { __typename: 'PageSettings', id: string, pageName: string, list: string, title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, contentTag: string, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilter', id: string, field: string, label: string, kind: FilterKind, isActive: boolean, options: Array<{ __typename: 'PageFilterOption', id: string, value: string, label: string, imageUrl: string | null }> }>, defaults: { __typename: 'PageDefaultsInfo', title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilterDefaultInfo', field: string, label: string, kind: FilterKind, options: Array<{ __typename: 'PageFilterOptionDefaultInfo', value: string, label: string }> }> } | null } } | null };

export type ReplacePageSettingsMutationVariables = Exact<{
  input: ReplacePageSettingsInput;
}>;


export type ReplacePageSettingsMutation = { __typename: 'Mutation', replacePageSettings: { __typename: 'ReplacePageSettingsPayload', pageSettings: { __typename: 'PageSettings', id: string, pageName: string, list: string, title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, contentTag: string, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilter', id: string, field: string, label: string, kind: FilterKind, isActive: boolean, options: Array<{ __typename: 'PageFilterOption', id: string, value: string, label: string, imageUrl: string | null }> }> } } | null };

export type PageViewCountsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PageViewCountsQuery = { __typename: 'Query', pageViews: Array<{ __typename: 'PageViewCount', page: string, count: number }> | null };

export type SecurityEventLineFragment = { __typename: 'SecurityEvent', id: string, kind: SecurityEventKind, at: string, lastAt: string, count: number, email: string | null, reason: string | null, ip: string | null, browser: string | null };

export type SecurityLogQueryVariables = Exact<{
  filter?: SecurityEventFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type SecurityLogQuery = { __typename: 'Query', securityEvents: { __typename: 'SecurityEventPage', total: number, items: Array<{ __typename: 'SecurityEvent', id: string, kind: SecurityEventKind, at: string, lastAt: string, count: number, email: string | null, reason: string | null, ip: string | null, browser: string | null }> } | null };

export type SecurityLogEventQueryVariables = Exact<{
  id: string;
}>;


export type SecurityLogEventQuery = { __typename: 'Query', securityEvents: { __typename: 'SecurityEventPage', items: Array<{ __typename: 'SecurityEvent', requestId: string | null, keyPublicId: string | null, id: string, kind: SecurityEventKind, at: string, lastAt: string, count: number, email: string | null, reason: string | null, ip: string | null, browser: string | null, user: { __typename: 'User', id: string, email: string } | null, actor: { __typename: 'User', id: string, email: string } | null }> } | null };

export type PaletteOrderFragment = { __typename: 'Order', id: string, documentKind: OrderDocumentKind, totalPrice: number, buyer: { __typename: 'OrderBuyer', name: string } };

export type PaletteMatchesQueryVariables = Exact<{
  text: string;
  orderIds: Array<string> | string;
  isNumber: boolean;
}>;


export type PaletteMatchesQuery = { __typename: 'Query', users: { __typename: 'UserPage', items: Array<{ __typename: 'User', id: string, displayName: string, email: string }> } | null, order?: { __typename: 'OrderPage', items: Array<{ __typename: 'Order', id: string, documentKind: OrderDocumentKind, totalPrice: number, buyer: { __typename: 'OrderBuyer', name: string } }> } | null, orders: { __typename: 'OrderPage', items: Array<{ __typename: 'Order', id: string, documentKind: OrderDocumentKind, totalPrice: number, buyer: { __typename: 'OrderBuyer', name: string } }> } | null, searchStock: { __typename: 'StockSearchResult', items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, report: { __typename: 'DiamondReport', number: string | null }, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > } | null };

export type AboutUsRecordFragment = { __typename: 'AboutUs', id: string, version: number, text: string | null, image1: string | null, image2: string | null };

export type AdminAboutUsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAboutUsQuery = { __typename: 'Query', aboutUs: { __typename: 'AboutUs', id: string, version: number, text: string | null, image1: string | null, image2: string | null } | null };

export type UpdateAboutUsMutationVariables = Exact<{
  input: UpdateAboutUsInput;
}>;


export type UpdateAboutUsMutation = { __typename: 'Mutation', updateAboutUs: { __typename: 'UpdateAboutUsPayload', aboutUs: { __typename: 'AboutUs', id: string, version: number, text: string | null, image1: string | null, image2: string | null } } | null };

export type ContactInfoRecordFragment = { __typename: 'ContactInfo', id: string, version: number, companyName: string, address: string | null, city: string | null, country: string | null, phone: string | null, fax: string | null, email: string | null, openingHours: string | null, latitude: number | null, longitude: number | null, facebook: string | null, instagram: string | null, linkedin: string | null };

export type AdminContactInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminContactInfoQuery = { __typename: 'Query', contactInfo: { __typename: 'ContactInfo', id: string, version: number, companyName: string, address: string | null, city: string | null, country: string | null, phone: string | null, fax: string | null, email: string | null, openingHours: string | null, latitude: number | null, longitude: number | null, facebook: string | null, instagram: string | null, linkedin: string | null } | null };

export type UpdateContactInfoMutationVariables = Exact<{
  input: UpdateContactInfoInput;
}>;


export type UpdateContactInfoMutation = { __typename: 'Mutation', updateContactInfo: { __typename: 'UpdateContactInfoPayload', contactInfo: { __typename: 'ContactInfo', id: string, version: number, companyName: string, address: string | null, city: string | null, country: string | null, phone: string | null, fax: string | null, email: string | null, openingHours: string | null, latitude: number | null, longitude: number | null, facebook: string | null, instagram: string | null, linkedin: string | null } } | null };

export type HomepageRecordFragment = { __typename: 'Homepage', id: string, version: number, topImage: string | null, cardRings: string | null, cardBracelets: string | null, cardNecklaces: string | null, cardEarrings: string | null, aboutImage: string | null, slider1Image: string | null, slider2Image: string | null, slider3Image: string | null, e1Video: string | null, e2Video: string | null, e3Video: string | null };

export type AdminHomepageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHomepageQuery = { __typename: 'Query', homepage: { __typename: 'Homepage', id: string, version: number, topImage: string | null, cardRings: string | null, cardBracelets: string | null, cardNecklaces: string | null, cardEarrings: string | null, aboutImage: string | null, slider1Image: string | null, slider2Image: string | null, slider3Image: string | null, e1Video: string | null, e2Video: string | null, e3Video: string | null } | null };

export type UpdateHomepageMutationVariables = Exact<{
  input: UpdateHomepageInput;
}>;


export type UpdateHomepageMutation = { __typename: 'Mutation', updateHomepage: { __typename: 'UpdateHomepagePayload', homepage: { __typename: 'Homepage', id: string, version: number, topImage: string | null, cardRings: string | null, cardBracelets: string | null, cardNecklaces: string | null, cardEarrings: string | null, aboutImage: string | null, slider1Image: string | null, slider2Image: string | null, slider3Image: string | null, e1Video: string | null, e2Video: string | null, e3Video: string | null } } | null };

export type MaintenanceRecordFragment = { __typename: 'Maintenance', id: string, version: number, isEnabled: boolean, message: string | null };

export type AdminMaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMaintenanceQuery = { __typename: 'Query', maintenance: { __typename: 'Maintenance', id: string, version: number, isEnabled: boolean, message: string | null } | null };

export type SetMaintenanceMutationVariables = Exact<{
  input: SetMaintenanceInput;
}>;


export type SetMaintenanceMutation = { __typename: 'Mutation', setMaintenance: { __typename: 'SetMaintenancePayload', maintenance: { __typename: 'Maintenance', id: string, version: number, isEnabled: boolean, message: string | null } } | null };

export type LetterheadRecordFragment = { __typename: 'OrderDocumentSettings', id: string, version: number, houseName: string | null, address: string | null, contact: string | null, vatNumber: string | null, registrationNumber: string | null, logo: string | null, terms: string | null, bankDetails: string | null, paymentDays: number | null, invoiceStep: InvoiceStep, switchedOffEmails: Array<OrderEmail>, defaults: { __typename: 'LetterheadDefaults', houseName: string, address: string | null, contact: string | null } };

export type HouseSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseSettingsQuery = { __typename: 'Query', orderDocumentSettings: { __typename: 'OrderDocumentSettings', id: string, version: number, houseName: string | null, address: string | null, contact: string | null, vatNumber: string | null, registrationNumber: string | null, logo: string | null, terms: string | null, bankDetails: string | null, paymentDays: number | null, invoiceStep: InvoiceStep, switchedOffEmails: Array<OrderEmail>, defaults: { __typename: 'LetterheadDefaults', houseName: string, address: string | null, contact: string | null } } | null, operatorSettings: { __typename: 'OperatorSettings', publicUrl: string, brandName: string, currency: string, houseEmail: string, hasCaptcha: boolean, analyticsId: string | null, fetchesPrivately: boolean, importMaxBytes: number, mailMaxBytes: number, maxAddresses: number, maxHolds: number, maxHoldHours: number, holdAgainHours: number, maxOrderLines: number, maxOrderTotal: number } | null };

export type OperatorFactsFragment = { __typename: 'OperatorSettings', publicUrl: string, brandName: string, currency: string, houseEmail: string, hasCaptcha: boolean, analyticsId: string | null, fetchesPrivately: boolean, importMaxBytes: number, mailMaxBytes: number, maxAddresses: number, maxHolds: number, maxHoldHours: number, holdAgainHours: number, maxOrderLines: number, maxOrderTotal: number };

export type UpdateOrderDocumentSettingsMutationVariables = Exact<{
  input: UpdateOrderDocumentSettingsInput;
}>;


export type UpdateOrderDocumentSettingsMutation = { __typename: 'Mutation', updateOrderDocumentSettings: { __typename: 'UpdateOrderDocumentSettingsPayload', orderDocumentSettings: { __typename: 'OrderDocumentSettings', id: string, version: number, houseName: string | null, address: string | null, contact: string | null, vatNumber: string | null, registrationNumber: string | null, logo: string | null, terms: string | null, bankDetails: string | null, paymentDays: number | null, invoiceStep: InvoiceStep, switchedOffEmails: Array<OrderEmail>, defaults: { __typename: 'LetterheadDefaults', houseName: string, address: string | null, contact: string | null } } } | null };

export type ShowRecordFragment = { __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean };

export type AdminShowsQueryVariables = Exact<{
  filter?: ShowFilter | null | undefined;
  sort?: Array<ShowSort> | ShowSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AdminShowsQuery = { __typename: 'Query', shows: { __typename: 'ShowPage', total: number, items: Array<{ __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean }> } | null };

export type AdminShowQueryVariables = Exact<{
  id: string;
}>;


export type AdminShowQuery = { __typename: 'Query', show: { __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean } | null, advertised: { __typename: 'ShowPage', items: Array<{ __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean }> } | null };

export type CreateShowMutationVariables = Exact<{
  input: CreateShowInput;
}>;


export type CreateShowMutation = { __typename: 'Mutation', createShow: { __typename: 'CreateShowPayload', show: { __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean } } | null };

export type UpdateShowMutationVariables = Exact<{
  input: UpdateShowInput;
}>;


export type UpdateShowMutation = { __typename: 'Mutation', updateShow: { __typename: 'UpdateShowPayload', show: { __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean } } | null };

export type DeleteShowMutationVariables = Exact<{
  input: DeleteShowInput;
}>;


export type DeleteShowMutation = { __typename: 'Mutation', deleteShow: { __typename: 'DeleteShowPayload', showId: string } | null };

export type SetShowActiveMutationVariables = Exact<{
  input: SetShowActiveInput;
}>;


export type SetShowActiveMutation = { __typename: 'Mutation', setShowActive: { __typename: 'SetShowActivePayload', show: { __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean } } | null };

export type SetShowAdvertisedMutationVariables = Exact<{
  input: SetShowAdvertisedInput;
}>;


export type SetShowAdvertisedMutation = { __typename: 'Mutation', setShowAdvertised: { __typename: 'SetShowAdvertisedPayload', show: { __typename: 'Show', id: string, version: number, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null, isActive: boolean, isAdvertised: boolean } } | null };

export type SupportInfoRecordFragment = { __typename: 'SupportInfo', id: string, version: number, contacts: Array<{ __typename: 'SupportContact', id: string, name: string, title: string | null, phone: string | null, email: string | null, whatsapp: string | null, imageUrl: string | null }> };

export type AdminSupportInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSupportInfoQuery = { __typename: 'Query', supportInfo: { __typename: 'SupportInfo', id: string, version: number, contacts: Array<{ __typename: 'SupportContact', id: string, name: string, title: string | null, phone: string | null, email: string | null, whatsapp: string | null, imageUrl: string | null }> } | null };

export type ReplaceSupportContactsMutationVariables = Exact<{
  input: ReplaceSupportContactsInput;
}>;


export type ReplaceSupportContactsMutation = { __typename: 'Mutation', replaceSupportContacts: { __typename: 'ReplaceSupportContactsPayload', supportInfo: { __typename: 'SupportInfo', id: string, version: number, contacts: Array<{ __typename: 'SupportContact', id: string, name: string, title: string | null, phone: string | null, email: string | null, whatsapp: string | null, imageUrl: string | null }> } } | null };

export type StatusDatabaseFragment = { __typename: 'SystemStatus', database: { __typename: 'DatabaseStatus', serverVersion: string, bytes: number, connections: number, maxConnections: number, oldestTransactionSeconds: number | null, longestLockWaitSeconds: number | null, cacheHitRatio: number | null, transactionAge: number, tables: Array<{ __typename: 'TableStatus', name: string, bytes: number, rows: number, deadRows: number, vacuumedAt: string | null }> } | null, databaseCluster: { __typename: 'DatabaseClusterStatus', members: Array<{ __typename: 'DatabaseMember', host: string, role: DatabaseRole | null, isUsedForReads: boolean, isSynchronous: boolean | null, lagBytes: number | null, lagSeconds: number | null, failure: string | null }>, failovers: Array<{ __typename: 'DatabaseFailover', at: string, host: string }> } | null, migrations: { __typename: 'MigrationStatus', pending: Array<string>, applied: Array<{ __typename: 'AppliedMigration', name: string, appliedAt: string, isKnown: boolean }> } | null };

export type StatusServerFragment = { __typename: 'SystemStatus', process: { __typename: 'ServerProcess', version: string, commit: string | null, nodeVersion: string, host: string, pid: number, processes: number, startedAt: string, timeZone: string, settings: Array<{ __typename: 'SettingValue', name: string, value: string }> }, disk: { __typename: 'DiskUsage', dataDir: string, freeBytes: number, totalBytes: number, measuredAt: string | null, folders: Array<{ __typename: 'FolderUsage', name: string, bytes: number, files: number, isComplete: boolean }> } | null, backups: { __typename: 'BackupStatus', destination: string | null, runs: Array<{ __typename: 'BackupRun', id: string, startedAt: string, durationSeconds: number | null, hasFailed: boolean, fileName: string | null, bytes: number | null, failure: string | null }>, archive: { __typename: 'ArchiveStatus', folder: string, baseBackupAt: string | null, segmentArchivedAt: string | null, segmentFailedAt: string | null, failure: string | null } | null } | null, storage: { __typename: 'StorageStatus', isBucket: boolean, place: string, failure: string | null } | null, columnStore: Array<{ __typename: 'ColumnarCopy', table: string, rows: number, lagSeconds: number, loadedAt: string | null, answers: { __typename: 'CopyAnswers', copy: number, database: number, failed: number } }> | null };

export type StatusJobsFragment = { __typename: 'SystemStatus', queues: Array<{ __typename: 'JobQueue', name: string, waiting: number, delayed: number, running: number, failed: number, oldestSeconds: number | null, isProcessed: boolean }> | null, scheduledJobs: Array<{ __typename: 'ScheduledJob', queue: string, title: string, cron: string, nextRun: string | null, lastRun: string | null, durationSeconds: number | null, hasFailed: boolean | null, failure: string | null }> | null };

export type StatusDeliveryFragment = { __typename: 'SystemStatus', emails: { __typename: 'EmailTransportStatus', isFolder: boolean, place: string, sentPerDay: number, failedPerDay: number, sentPerWeek: number, failedPerWeek: number, lastFailure: string | null, lastFailureAt: string | null } | null, certificates: Array<{ __typename: 'CertificateStatus', host: string, issuer: string | null, validUntil: string | null, daysLeft: number | null, failure: string | null, readAt: string | null }> | null };

export type StatusErrorFragment = { __typename: 'ServerError', id: string, level: string, message: string, errorType: string | null, errorMessage: string | null, stack: string | null, requestId: string | null, queue: string | null, host: string | null, count: number, lastAt: string };

export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { __typename: 'Query', systemStatus: { __typename: 'SystemStatus', readAt: string, state: SystemState, checks: Array<{ __typename: 'SystemCheck', part: SystemPart, state: SystemState, reason: string | null }>, errors: Array<{ __typename: 'ServerError', id: string, level: string, message: string, errorType: string | null, errorMessage: string | null, stack: string | null, requestId: string | null, queue: string | null, host: string | null, count: number, lastAt: string }> | null, database: { __typename: 'DatabaseStatus', serverVersion: string, bytes: number, connections: number, maxConnections: number, oldestTransactionSeconds: number | null, longestLockWaitSeconds: number | null, cacheHitRatio: number | null, transactionAge: number, tables: Array<{ __typename: 'TableStatus', name: string, bytes: number, rows: number, deadRows: number, vacuumedAt: string | null }> } | null, databaseCluster: { __typename: 'DatabaseClusterStatus', members: Array<{ __typename: 'DatabaseMember', host: string, role: DatabaseRole | null, isUsedForReads: boolean, isSynchronous: boolean | null, lagBytes: number | null, lagSeconds: number | null, failure: string | null }>, failovers: Array<{ __typename: 'DatabaseFailover', at: string, host: string }> } | null, migrations: { __typename: 'MigrationStatus', pending: Array<string>, applied: Array<{ __typename: 'AppliedMigration', name: string, appliedAt: string, isKnown: boolean }> } | null, process: { __typename: 'ServerProcess', version: string, commit: string | null, nodeVersion: string, host: string, pid: number, processes: number, startedAt: string, timeZone: string, settings: Array<{ __typename: 'SettingValue', name: string, value: string }> }, disk: { __typename: 'DiskUsage', dataDir: string, freeBytes: number, totalBytes: number, measuredAt: string | null, folders: Array<{ __typename: 'FolderUsage', name: string, bytes: number, files: number, isComplete: boolean }> } | null, backups: { __typename: 'BackupStatus', destination: string | null, runs: Array<{ __typename: 'BackupRun', id: string, startedAt: string, durationSeconds: number | null, hasFailed: boolean, fileName: string | null, bytes: number | null, failure: string | null }>, archive: { __typename: 'ArchiveStatus', folder: string, baseBackupAt: string | null, segmentArchivedAt: string | null, segmentFailedAt: string | null, failure: string | null } | null } | null, storage: { __typename: 'StorageStatus', isBucket: boolean, place: string, failure: string | null } | null, columnStore: Array<{ __typename: 'ColumnarCopy', table: string, rows: number, lagSeconds: number, loadedAt: string | null, answers: { __typename: 'CopyAnswers', copy: number, database: number, failed: number } }> | null, queues: Array<{ __typename: 'JobQueue', name: string, waiting: number, delayed: number, running: number, failed: number, oldestSeconds: number | null, isProcessed: boolean }> | null, scheduledJobs: Array<{ __typename: 'ScheduledJob', queue: string, title: string, cron: string, nextRun: string | null, lastRun: string | null, durationSeconds: number | null, hasFailed: boolean | null, failure: string | null }> | null, emails: { __typename: 'EmailTransportStatus', isFolder: boolean, place: string, sentPerDay: number, failedPerDay: number, sentPerWeek: number, failedPerWeek: number, lastFailure: string | null, lastFailureAt: string | null } | null, certificates: Array<{ __typename: 'CertificateStatus', host: string, issuer: string | null, validUntil: string | null, daysLeft: number | null, failure: string | null, readAt: string | null }> | null } | null };

export type FailedJobsQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type FailedJobsQuery = { __typename: 'Query', failedJobs: { __typename: 'FailedJobPage', total: number, items: Array<{ __typename: 'FailedJob', id: string, queue: string, failedAt: string, attempts: number, failure: string | null, summary: string }> } | null };

export type RetryFailedJobsMutationVariables = Exact<{
  input: RetryFailedJobsInput;
}>;


export type RetryFailedJobsMutation = { __typename: 'Mutation', retryFailedJobs: { __typename: 'FailedJobsPayload', count: number } | null };

export type DiscardFailedJobsMutationVariables = Exact<{
  input: DiscardFailedJobsInput;
}>;


export type DiscardFailedJobsMutation = { __typename: 'Mutation', discardFailedJobs: { __typename: 'FailedJobsPayload', count: number } | null };

export type TestEmailDeliveryMutationVariables = Exact<{ [key: string]: never; }>;


export type TestEmailDeliveryMutation = { __typename: 'Mutation', testEmailDelivery: { __typename: 'TestEmailDeliveryPayload', email: string, failure: string | null } | null };

export type TestStorageMutationVariables = Exact<{ [key: string]: never; }>;


export type TestStorageMutation = { __typename: 'Mutation', testStorage: { __typename: 'TestStoragePayload', durationMs: number, failure: string | null } | null };

export type StockChangeLineFragment = { __typename: 'StockChangeRecord', id: string, at: string, actorId: string | null, actorEmail: string, kind: StockKind, description: string, changed: number, undoUntil: string | null, undoneAt: string | null, undoneBy: string | null };

export type ListedStockChangesQueryVariables = Exact<{
  filter?: StockChangeFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ListedStockChangesQuery = { __typename: 'Query', bulkStockChanges: { __typename: 'StockChangePage', total: number, items: Array<{ __typename: 'StockChangeRecord', id: string, at: string, actorId: string | null, actorEmail: string, kind: StockKind, description: string, changed: number, undoUntil: string | null, undoneAt: string | null, undoneBy: string | null }> } | null };

export type ListedStockChangeQueryVariables = Exact<{
  id: string;
}>;


export type ListedStockChangeQuery = { __typename: 'Query', bulkStockChanges: { __typename: 'StockChangePage', items: Array<{ __typename: 'StockChangeRecord', id: string, at: string, actorId: string | null, actorEmail: string, kind: StockKind, description: string, changed: number, undoUntil: string | null, undoneAt: string | null, undoneBy: string | null }> } | null };

export type UndoListedChangeMutationVariables = Exact<{
  input: UndoStockChangeInput;
}>;


export type UndoListedChangeMutation = { __typename: 'Mutation', undoStockChange: { __typename: 'UndoStockChangePayload', matched: number, changed: number, problemCount: number, problems: Array<{ __typename: 'StockChangeProblem', id: string, stockNumber: string | null, explanation: string }> } | null };

export type StoneStandingFragment = { __typename: 'Diamond', id: string, isActive: boolean, isHighlighted: boolean, status: StockStatus, holdUntil: string | null, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null };

export type ChangeDiamondStatusMutationVariables = Exact<{
  input: ChangeDiamondStatusInput;
}>;


export type ChangeDiamondStatusMutation = { __typename: 'Mutation', changeDiamondStatus: { __typename: 'ChangeDiamondStatusPayload', diamond: { __typename: 'Diamond', id: string, isActive: boolean, isHighlighted: boolean, status: StockStatus, holdUntil: string | null, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null } } | null };

export type HighlightDiamondMutationVariables = Exact<{
  input: HighlightDiamondInput;
}>;


export type HighlightDiamondMutation = { __typename: 'Mutation', highlightDiamond: { __typename: 'HighlightDiamondPayload', before: string | null, diamond: { __typename: 'Diamond', id: string, isActive: boolean, isHighlighted: boolean, status: StockStatus, holdUntil: string | null, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null } } | null };

export type StoneSetQueryVariables = Exact<{
  id: string;
}>;


export type StoneSetQuery = { __typename: 'Query', diamond: { __typename: 'Diamond', id: string, lineSet: string | null, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, members: Array<{ __typename: 'Diamond', id: string, stockNumber: string }> } | null } | null };

export type MakeDiamondSetMutationVariables = Exact<{
  input: MakeDiamondSetInput;
}>;


export type MakeDiamondSetMutation = { __typename: 'Mutation', makeDiamondSet: { __typename: 'MakeDiamondSetPayload', kind: DiamondSetKind, name: string | null, stoneIds: Array<string>, carats: number, total: number, perCarat: number, undoToken: string | null, problems: Array<{ __typename: 'StockChangeProblem', id: string, stockNumber: string | null, explanation: string }> } | null };

export type SplitDiamondSetMutationVariables = Exact<{
  input: SplitDiamondSetInput;
}>;


export type SplitDiamondSetMutation = { __typename: 'Mutation', splitDiamondSet: { __typename: 'SplitDiamondSetPayload', stones: number, undoToken: string } | null };

export type EternityRingsDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type EternityRingsDeletionQuery = { __typename: 'Query', eternityRingsDeletion: { __typename: 'EternityRingsDeletion', count: number, wishlists: number, carts: number, orders: number, reservedByOrderId: string | null } | null };

export type DeleteAllEternityRingsMutationVariables = Exact<{
  input: DeleteAllEternityRingsInput;
}>;


export type DeleteAllEternityRingsMutation = { __typename: 'Mutation', deleteAllEternityRings: { __typename: 'DeleteAllEternityRingsPayload', deletedCount: number } | null };

export type ExportLayoutsQueryVariables = Exact<{
  kind: StockKind;
}>;


export type ExportLayoutsQuery = { __typename: 'Query', importProfiles: { __typename: 'SavedImportProfilePage', items: Array<{ __typename: 'SavedImportProfile', id: string, name: string }> } | null };

export type StockHistoryQueryVariables = Exact<{
  subject: AuditSubject;
  id: string;
  page: PageInput;
}>;


export type StockHistoryQuery = { __typename: 'Query', auditLog: { __typename: 'AuditEntryPage', total: number, items: Array<{ __typename: 'AuditEntry', id: string, at: string, actorEmail: string, action: AuditAction, fileName: string | null, importRunId: string | null, key: { __typename: 'AuditKey', publicId: string, name: string } | null, changes: Array<{ __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null }> }> } | null };

export type StockHoldStateFragment = { __typename: 'StockHold', id: string, kind: StockKind, version: number, isHeld: boolean, until: string | null, isByHolder: boolean, note: string | null, user: { __typename: 'User', id: string, email: string, displayName: string } | null, waiting: Array<{ __typename: 'StockWait', id: string, holdHours: number | null, toldAt: string | null, createdAt: string, user: { __typename: 'User', id: string, email: string, displayName: string } | null }> };

export type StockHoldQueryVariables = Exact<{
  kind: StockKind;
  id: string;
}>;


export type StockHoldQuery = { __typename: 'Query', stockHold: { __typename: 'StockHold', id: string, kind: StockKind, version: number, isHeld: boolean, until: string | null, isByHolder: boolean, note: string | null, user: { __typename: 'User', id: string, email: string, displayName: string } | null, waiting: Array<{ __typename: 'StockWait', id: string, holdHours: number | null, toldAt: string | null, createdAt: string, user: { __typename: 'User', id: string, email: string, displayName: string } | null }> } | null };

export type HoldStockMutationVariables = Exact<{
  input: HoldStockInput;
}>;


export type HoldStockMutation = { __typename: 'Mutation', holdStock: { __typename: 'HoldStockPayload', hold: { __typename: 'StockHold', id: string, kind: StockKind, version: number, isHeld: boolean, until: string | null, isByHolder: boolean, note: string | null, user: { __typename: 'User', id: string, email: string, displayName: string } | null, waiting: Array<{ __typename: 'StockWait', id: string, holdHours: number | null, toldAt: string | null, createdAt: string, user: { __typename: 'User', id: string, email: string, displayName: string } | null }> } } | null };

export type EndStockHoldMutationVariables = Exact<{
  input: EndStockHoldInput;
}>;


export type EndStockHoldMutation = { __typename: 'Mutation', endStockHold: { __typename: 'EndStockHoldPayload', hold: { __typename: 'StockHold', id: string, kind: StockKind, version: number, isHeld: boolean, until: string | null, isByHolder: boolean, note: string | null, user: { __typename: 'User', id: string, email: string, displayName: string } | null, waiting: Array<{ __typename: 'StockWait', id: string, holdHours: number | null, toldAt: string | null, createdAt: string, user: { __typename: 'User', id: string, email: string, displayName: string } | null }> } } | null };

export type AddToWaitingListMutationVariables = Exact<{
  input: AddToWaitingListInput;
}>;


export type AddToWaitingListMutation = { __typename: 'Mutation', addToWaitingList: { __typename: 'AddToWaitingListPayload', hold: { __typename: 'StockHold', id: string, kind: StockKind, version: number, isHeld: boolean, until: string | null, isByHolder: boolean, note: string | null, user: { __typename: 'User', id: string, email: string, displayName: string } | null, waiting: Array<{ __typename: 'StockWait', id: string, holdHours: number | null, toldAt: string | null, createdAt: string, user: { __typename: 'User', id: string, email: string, displayName: string } | null }> } } | null };

export type RemoveFromWaitingListMutationVariables = Exact<{
  input: RemoveFromWaitingListInput;
}>;


export type RemoveFromWaitingListMutation = { __typename: 'Mutation', removeFromWaitingList: { __typename: 'RemoveFromWaitingListPayload', hold: { __typename: 'StockHold', id: string, kind: StockKind, version: number, isHeld: boolean, until: string | null, isByHolder: boolean, note: string | null, user: { __typename: 'User', id: string, email: string, displayName: string } | null, waiting: Array<{ __typename: 'StockWait', id: string, holdHours: number | null, toldAt: string | null, createdAt: string, user: { __typename: 'User', id: string, email: string, displayName: string } | null }> } } | null };

export type MoveInWaitingListMutationVariables = Exact<{
  input: MoveInWaitingListInput;
}>;


export type MoveInWaitingListMutation = { __typename: 'Mutation', moveInWaitingList: { __typename: 'MoveInWaitingListPayload', hold: { __typename: 'StockHold', id: string, kind: StockKind, version: number, isHeld: boolean, until: string | null, isByHolder: boolean, note: string | null, user: { __typename: 'User', id: string, email: string, displayName: string } | null, waiting: Array<{ __typename: 'StockWait', id: string, holdHours: number | null, toldAt: string | null, createdAt: string, user: { __typename: 'User', id: string, email: string, displayName: string } | null }> } } | null };

export type StockReferenceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type StockReferenceListsQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', shapes: Array<{ __typename: 'Shape', id: string, label: string }>, colors: Array<{ __typename: 'Color', id: string, label: string }>, clarities: Array<{ __typename: 'Clarity', id: string, label: string }>, cuts: Array<{ __typename: 'CutGrade', id: string, label: string }>, polishes: Array<{ __typename: 'PolishGrade', id: string, label: string }>, symmetries: Array<{ __typename: 'SymmetryGrade', id: string, label: string }>, fluorescences: Array<{ __typename: 'FluorescenceGrade', id: string, label: string }>, laboratories: Array<{ __typename: 'Laboratory', id: string, label: string }>, fancyIntensities: Array<{ __typename: 'FancyIntensity', id: string, label: string }> } | null };

export type SetStockActiveMutationVariables = Exact<{
  input: SetStockActiveInput;
}>;


export type SetStockActiveMutation = { __typename: 'Mutation', setStockActive: { __typename: 'SetStockActivePayload', item:
      | { __typename: 'Bracelet', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
      | { __typename: 'CustomNecklace', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
      | { __typename: 'Diamond', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
      | { __typename: 'EternityRing', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
      | { __typename: 'GenericDiamond', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
      | { __typename: 'JewelleryPiece', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
      | { __typename: 'MeleeLot', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
      | { __typename: 'RingSetting', id: string, isActive: boolean, version: number, updatedAt: string, sale: { __typename: 'StockSale', state: SaleState, text: string, orderId: string | null, orderLineId: string | null, until: string | null, user: { __typename: 'User', id: string, displayName: string } | null } | null }
     } | null };

export type UndoStockChangeMutationVariables = Exact<{
  input: UndoStockChangeInput;
}>;


export type UndoStockChangeMutation = { __typename: 'Mutation', undoStockChange: { __typename: 'UndoStockChangePayload', changed: number, problemCount: number, problems: Array<{ __typename: 'StockChangeProblem', id: string, stockNumber: string | null, explanation: string }> } | null };

export type SetPageAccessMutationVariables = Exact<{
  input: SetPageAccessInput;
}>;


export type SetPageAccessMutation = { __typename: 'Mutation', setPageAccess: { __typename: 'SetPageAccessPayload', user: { __typename: 'User', id: string, version: number, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } | null };

export type AccessOfUserQueryVariables = Exact<{
  id: string;
}>;


export type AccessOfUserQuery = { __typename: 'Query', user: { __typename: 'User', id: string, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } | null };

export type UserWishlistQueryVariables = Exact<{
  userId: string;
}>;


export type UserWishlistQuery = { __typename: 'Query', userWishlist: Array<
    | { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'DiamondSetLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'MeleeLotLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    | { __typename: 'ParcelLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
  > | null };

export type UserCartQueryVariables = Exact<{
  userId: string;
}>;


export type UserCartQuery = { __typename: 'Query', userCart: { __typename: 'UserCart', totalPrice: number, lines: Array<
      | { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'DiamondSetLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'MeleeLotLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
      | { __typename: 'ParcelLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null }
    > } | null };

type UserBasketLine_BraceletLine_Fragment = { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_CompletedRingLine_Fragment = { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_CustomNecklaceLine_Fragment = { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_DiamondLine_Fragment = { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_DiamondSetLine_Fragment = { __typename: 'DiamondSetLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_EngagementRingLine_Fragment = { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_EternityRingLine_Fragment = { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_JewelleryLine_Fragment = { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_MeleeLotLine_Fragment = { __typename: 'MeleeLotLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

type UserBasketLine_ParcelLine_Fragment = { __typename: 'ParcelLine', id: string, description: string, carats: number | null, availability: Availability, createdAt: string, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, problem: { __typename: 'LineProblem', explanation: string } | null };

export type UserBasketLineFragment =
  | UserBasketLine_BraceletLine_Fragment
  | UserBasketLine_CompletedRingLine_Fragment
  | UserBasketLine_CustomNecklaceLine_Fragment
  | UserBasketLine_DiamondLine_Fragment
  | UserBasketLine_DiamondSetLine_Fragment
  | UserBasketLine_EngagementRingLine_Fragment
  | UserBasketLine_EternityRingLine_Fragment
  | UserBasketLine_JewelleryLine_Fragment
  | UserBasketLine_MeleeLotLine_Fragment
  | UserBasketLine_ParcelLine_Fragment
;

export type UserChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type UserChoicesQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', businessTypes: Array<{ __typename: 'BusinessType', id: string, name: string }> } | null, countries: Array<{ __typename: 'Country', id: string, name: string, aliases: Array<string>, federations: Array<{ __typename: 'Federation', id: string, name: string }> }> | null };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { __typename: 'Mutation', createUser: { __typename: 'CreateUserPayload', user: { __typename: 'User', id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type SendInvitationMutationVariables = Exact<{
  input: SendInvitationInput;
}>;


export type SendInvitationMutation = { __typename: 'Mutation', sendInvitation: { __typename: 'SendInvitationPayload', email: string } | null };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { __typename: 'Mutation', updateUser: { __typename: 'UpdateUserPayload', user: { __typename: 'User', id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type MailPasswordLinkMutationVariables = Exact<{
  input: MailPasswordLinkInput;
}>;


export type MailPasswordLinkMutation = { __typename: 'Mutation', mailPasswordLink: { __typename: 'MailPasswordLinkPayload', email: string } | null };

export type SendConfirmationLinksMutationVariables = Exact<{
  input: SendConfirmationLinksInput;
}>;


export type SendConfirmationLinksMutation = { __typename: 'Mutation', sendConfirmationLinks: { __typename: 'SendConfirmationLinksPayload', emails: Array<string> } | null };

export type RemoveUserAddressMutationVariables = Exact<{
  input: DeleteAddressInput;
}>;


export type RemoveUserAddressMutation = { __typename: 'Mutation', deleteAddress: { __typename: 'DeleteAddressPayload', user: { __typename: 'User', id: string } } | null };

export type UserDeletionQueryVariables = Exact<{
  userId: string;
}>;


export type UserDeletionQuery = { __typename: 'Query', userDeletion: Array<{ __typename: 'UserReference', fate: ReferenceFate, count: number, words: string }> | null };

export type BeginViewingMutationVariables = Exact<{
  input: BeginViewingInput;
}>;


export type BeginViewingMutation = { __typename: 'Mutation', beginViewing: { __typename: 'BeginViewingPayload', session: { __typename: 'Session', accessToken: string, expiresAt: string, user: { __typename: 'User', id: string } } } | null };

export type MarkupRegionsQueryVariables = Exact<{
  userId: string;
}>;


export type MarkupRegionsQuery = { __typename: 'Query', markupRegions: Array<{ __typename: 'MarkupRegion', caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, markupId: string | null, otherIds: Array<string> }> | null };

export type MarkupRegionFragment = { __typename: 'MarkupRegion', caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, markupId: string | null, otherIds: Array<string> };

export type TryPriceQueryVariables = Exact<{
  userId: string;
  carats: number;
  pricePerCarat: number;
}>;


export type TryPriceQuery = { __typename: 'Query', tryPrice: { __typename: 'PriceTrial', markupId: string | null, percent: number, totalBefore: number, perCarat: number, total: number } | null };

export type StoneToTryQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type StoneToTryQuery = { __typename: 'Query', stockByNumbers: Array<{ __typename: 'NumberedStock', number: string, items: Array<
      | { __typename: 'Bracelet' }
      | { __typename: 'CustomNecklace' }
      | { __typename: 'Diamond', id: string, stockNumber: string, carats: number, price: { __typename: 'Price', perCarat: number | null } | null }
      | { __typename: 'EternityRing' }
      | { __typename: 'GenericDiamond' }
      | { __typename: 'JewelleryPiece' }
      | { __typename: 'MeleeLot' }
      | { __typename: 'RingSetting' }
    > }> };

export type OrdersOfUserQueryVariables = Exact<{
  userId: string;
}>;


export type OrdersOfUserQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', total: number, items: Array<{ __typename: 'Order', id: string, status: OrderStatus, createdAt: string, totalPrice: number }> } | null };

export type UserLogEntryFragment = { __typename: 'AuditEntry', id: string, at: string, actorEmail: string, subject: AuditSubject, subjectId: string, label: string | null, part: AuditPart | null, action: AuditAction, key: { __typename: 'AuditKey', publicId: string, name: string } | null, changes: Array<{ __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null }> };

export type LogOfUserQueryVariables = Exact<{
  userId: string;
  actorId: string;
}>;


export type LogOfUserQuery = { __typename: 'Query', about: { __typename: 'AuditEntryPage', total: number, items: Array<{ __typename: 'AuditEntry', id: string, at: string, actorEmail: string, subject: AuditSubject, subjectId: string, label: string | null, part: AuditPart | null, action: AuditAction, key: { __typename: 'AuditKey', publicId: string, name: string } | null, changes: Array<{ __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null }> }> } | null, by: { __typename: 'AuditEntryPage', total: number, items: Array<{ __typename: 'AuditEntry', id: string, at: string, actorEmail: string, subject: AuditSubject, subjectId: string, label: string | null, part: AuditPart | null, action: AuditAction, key: { __typename: 'AuditKey', publicId: string, name: string } | null, changes: Array<{ __typename: 'AuditFieldChange', field: string, label: string, shownAs: AuditValueKind, beforeWords: string | null, afterWords: string | null }> }> } | null };

export type UserRowFragment = { __typename: 'User', id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null };

export type UserRecordFragment = { __typename: 'User', primaryColor: string | null, domain: string | null, logoUrl: string | null, id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } }>, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }>, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }>, businessType: { __typename: 'BusinessType', id: string, name: string } | null };

export type UserMarkupFragment = { __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number };

export type UserAccessFragment = { __typename: 'PageAccess', id: string, page: AccessPage };

export type AdminUsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort?: Array<UserSort> | UserSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AdminUsersQuery = { __typename: 'Query', users: { __typename: 'UserPage', total: number, items: Array<{ __typename: 'User', id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null }> } | null };

export type AdminUserQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserQuery = { __typename: 'Query', user: { __typename: 'User', primaryColor: string | null, domain: string | null, logoUrl: string | null, id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } }>, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }>, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }>, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null };

export type BusinessTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessTypesQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', businessTypes: Array<{ __typename: 'BusinessType', id: string, name: string }> } | null };

export type SetUserApprovalMutationVariables = Exact<{
  input: SetUserApprovalInput;
}>;


export type SetUserApprovalMutation = { __typename: 'Mutation', setUserApproval: { __typename: 'SetUserApprovalPayload', user: { __typename: 'User', id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type SetUserBlockMutationVariables = Exact<{
  input: SetUserBlockInput;
}>;


export type SetUserBlockMutation = { __typename: 'Mutation', setUserBlock: { __typename: 'SetUserBlockPayload', user: { __typename: 'User', id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type SetUserRoleMutationVariables = Exact<{
  input: SetUserRoleInput;
}>;


export type SetUserRoleMutation = { __typename: 'Mutation', setUserRole: { __typename: 'SetUserRolePayload', user: { __typename: 'User', id: string, version: number, email: string, displayName: string, company: string | null, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type SetUserLogoMutationVariables = Exact<{
  input: SetUserLogoInput;
}>;


export type SetUserLogoMutation = { __typename: 'Mutation', setUserLogo: { __typename: 'SetUserLogoPayload', user: { __typename: 'User', id: string, version: number, logoUrl: string | null } } | null };

export type SetUserPrimaryColorMutationVariables = Exact<{
  input: SetUserPrimaryColorInput;
}>;


export type SetUserPrimaryColorMutation = { __typename: 'Mutation', setUserPrimaryColor: { __typename: 'SetUserPrimaryColorPayload', user: { __typename: 'User', id: string, version: number, primaryColor: string | null } } | null };

export type SetUserDomainMutationVariables = Exact<{
  input: SetUserDomainInput;
}>;


export type SetUserDomainMutation = { __typename: 'Mutation', setUserDomain: { __typename: 'SetUserDomainPayload', user: { __typename: 'User', id: string, version: number, domain: string | null } } | null };

export type AddUserMarkupMutationVariables = Exact<{
  input: AddUserMarkupInput;
}>;


export type AddUserMarkupMutation = { __typename: 'Mutation', addUserMarkup: { __typename: 'AddUserMarkupPayload', markup: { __typename: 'Markup', id: string }, user: { __typename: 'User', id: string, version: number, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }> } } | null };

export type RemoveUserMarkupMutationVariables = Exact<{
  input: RemoveUserMarkupInput;
}>;


export type RemoveUserMarkupMutation = { __typename: 'Mutation', removeUserMarkup: { __typename: 'RemoveUserMarkupPayload', user: { __typename: 'User', id: string, version: number, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }> } } | null };

export type GrantPageAccessMutationVariables = Exact<{
  input: GrantPageAccessInput;
}>;


export type GrantPageAccessMutation = { __typename: 'Mutation', grantPageAccess: { __typename: 'GrantPageAccessPayload', access: { __typename: 'PageAccess', id: string }, user: { __typename: 'User', id: string, version: number, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } | null };

export type RevokePageAccessMutationVariables = Exact<{
  input: RevokePageAccessInput;
}>;


export type RevokePageAccessMutation = { __typename: 'Mutation', revokePageAccess: { __typename: 'RevokePageAccessPayload', user: { __typename: 'User', id: string, version: number, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } | null };

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type DeleteUserMutation = { __typename: 'Mutation', deleteUser: { __typename: 'DeleteUserPayload', userId: string } | null };

export type SearchAsYouTypeQueryVariables = Exact<{
  text: string;
}>;


export type SearchAsYouTypeQuery = { __typename: 'Query', searchStock: { __typename: 'StockSearchResult', items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > } | null };

export type StockChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StockChangesSubscription = { __typename: 'Subscription', stockChanges: { __typename: 'StockChanges', unchangedSeconds: number | null, stock: Array<{ __typename: 'ChangedStock', kind: StockKind, ids: Array<string> | null }> } | null };

export type HouseEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HouseEventsSubscription = { __typename: 'Subscription', houseEvents: { __typename: 'HouseEvents', unchangedSeconds: number | null, lists: Array<HouseList>, stock: Array<{ __typename: 'ChangedStock', kind: StockKind, ids: Array<string> | null }>, news: Array<{ __typename: 'HouseNews', kind: HouseNewsKind, recordId: string, text: string }> } | null };

export type BraceletRowFragment = { __typename: 'Bracelet', id: string, note: string | null, stockNumber: string, name: string, title: string | null, color: string | null, size: string | null, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } };

export type BraceletListQueryVariables = Exact<{
  filter: BraceletFilter;
  sort?: Array<BraceletSort> | BraceletSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type BraceletListQuery = { __typename: 'Query', bracelets: { __typename: 'BraceletPage', total: number, items: Array<{ __typename: 'Bracelet', id: string, note: string | null, stockNumber: string, name: string, title: string | null, color: string | null, size: string | null, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type BraceletFacetsQueryVariables = Exact<{
  filter: BraceletFilter;
  fields: Array<BraceletFacetField> | BraceletFacetField;
}>;


export type BraceletFacetsQuery = { __typename: 'Query', bracelets: { __typename: 'BraceletPage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type BraceletNumbersQueryVariables = Exact<{
  filter: BraceletFilter;
  page: PageInput;
}>;


export type BraceletNumbersQuery = { __typename: 'Query', bracelets: { __typename: 'BraceletPage', items: Array<{ __typename: 'Bracelet', id: string }> } | null };

export type CustomNecklaceRowFragment = { __typename: 'CustomNecklace', id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, chainLength: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number } | null, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } };

export type CustomNecklaceListQueryVariables = Exact<{
  filter: CustomNecklaceFilter;
  sort?: Array<CustomNecklaceSort> | CustomNecklaceSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CustomNecklaceListQuery = { __typename: 'Query', customNecklaces: { __typename: 'CustomNecklacePage', total: number, items: Array<{ __typename: 'CustomNecklace', id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, chainLength: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number } | null, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type CustomNecklaceFacetsQueryVariables = Exact<{
  filter: CustomNecklaceFilter;
  fields: Array<CustomNecklaceFacetField> | CustomNecklaceFacetField;
}>;


export type CustomNecklaceFacetsQuery = { __typename: 'Query', customNecklaces: { __typename: 'CustomNecklacePage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type CustomNecklaceNumbersQueryVariables = Exact<{
  filter: CustomNecklaceFilter;
  page: PageInput;
}>;


export type CustomNecklaceNumbersQuery = { __typename: 'Query', customNecklaces: { __typename: 'CustomNecklacePage', items: Array<{ __typename: 'CustomNecklace', id: string }> } | null };

export type DiamondRowFragment = { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null };

export type DiamondListQueryVariables = Exact<{
  filter: DiamondFilter;
  sort?: Array<DiamondSort> | DiamondSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type DiamondListQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', total: number, items: Array<{ __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null }> } | null };

export type DiamondFacetsQueryVariables = Exact<{
  filter: DiamondFilter;
  fields: Array<DiamondFacetField> | DiamondFacetField;
}>;


export type DiamondFacetsQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type DiamondNumbersQueryVariables = Exact<{
  filter: DiamondFilter;
  page: PageInput;
}>;


export type DiamondNumbersQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', items: Array<{ __typename: 'Diamond', id: string, set: { __typename: 'DiamondSet', memberIds: Array<string> } | null }> } | null };

export type EternityRingRowFragment = { __typename: 'EternityRing', id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, caratsPerStone: number | null, totalCarats: number | null, availability: Availability, material: string | null, colorOfGold: string | null, ringSize: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } };

export type EternityRingListQueryVariables = Exact<{
  filter: EternityRingFilter;
  sort?: Array<EternityRingSort> | EternityRingSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type EternityRingListQuery = { __typename: 'Query', eternityRings: { __typename: 'EternityRingPage', total: number, items: Array<{ __typename: 'EternityRing', id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, caratsPerStone: number | null, totalCarats: number | null, availability: Availability, material: string | null, colorOfGold: string | null, ringSize: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type EternityRingFacetsQueryVariables = Exact<{
  filter: EternityRingFilter;
  fields: Array<EternityRingFacetField> | EternityRingFacetField;
}>;


export type EternityRingFacetsQuery = { __typename: 'Query', eternityRings: { __typename: 'EternityRingPage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type EternityRingNumbersQueryVariables = Exact<{
  filter: EternityRingFilter;
  page: PageInput;
}>;


export type EternityRingNumbersQuery = { __typename: 'Query', eternityRings: { __typename: 'EternityRingPage', items: Array<{ __typename: 'EternityRing', id: string }> } | null };

export type GenericDiamondRowFragment = { __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } };

export type GenericDiamondListQueryVariables = Exact<{
  filter: GenericDiamondFilter;
  sort?: Array<GenericDiamondSort> | GenericDiamondSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type GenericDiamondListQuery = { __typename: 'Query', genericDiamonds: { __typename: 'GenericDiamondPage', total: number, items: Array<{ __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type GenericDiamondFacetsQueryVariables = Exact<{
  filter: GenericDiamondFilter;
  fields: Array<GenericDiamondFacetField> | GenericDiamondFacetField;
}>;


export type GenericDiamondFacetsQuery = { __typename: 'Query', genericDiamonds: { __typename: 'GenericDiamondPage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type GenericDiamondNumbersQueryVariables = Exact<{
  filter: GenericDiamondFilter;
  page: PageInput;
}>;


export type GenericDiamondNumbersQuery = { __typename: 'Query', genericDiamonds: { __typename: 'GenericDiamondPage', items: Array<{ __typename: 'GenericDiamond', id: string }> } | null };

export type JewelleryPieceRowFragment = { __typename: 'JewelleryPiece', id: string, note: string | null, stockNumber: string, title: string | null, type: JewelleryType, subType: string | null, isOneOfAKind: boolean, quantity: number, brand: string | null, period: string | null, weight: number | null, measurements: string | null, ringSize: string | null, totalPrice: number | null, webPrice: number | null, certPrice: number | null, availability: Availability, labCertificate: string | null, certNum: string | null, material: string | null, karatGold: string | null, colorOfGold: string | null, status: JewelleryStatus, updatedAt: string, parcelName: string | null, dateArrived: string | null, price: { __typename: 'Price', total: number | null } | null, mainStone: { __typename: 'JewelleryMainStone', type: string | null, cut: string | null, number: number | null, carats: number | null, color: string | null, clarity: string | null } | null, media: { __typename: 'Media', video: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } };

export type JewelleryPieceListQueryVariables = Exact<{
  filter: JewelleryPieceFilter;
  sort?: Array<JewelleryPieceSort> | JewelleryPieceSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type JewelleryPieceListQuery = { __typename: 'Query', jewelleryPieces: { __typename: 'JewelleryPiecePage', total: number, items: Array<{ __typename: 'JewelleryPiece', id: string, note: string | null, stockNumber: string, title: string | null, type: JewelleryType, subType: string | null, isOneOfAKind: boolean, quantity: number, brand: string | null, period: string | null, weight: number | null, measurements: string | null, ringSize: string | null, totalPrice: number | null, webPrice: number | null, certPrice: number | null, availability: Availability, labCertificate: string | null, certNum: string | null, material: string | null, karatGold: string | null, colorOfGold: string | null, status: JewelleryStatus, updatedAt: string, parcelName: string | null, dateArrived: string | null, price: { __typename: 'Price', total: number | null } | null, mainStone: { __typename: 'JewelleryMainStone', type: string | null, cut: string | null, number: number | null, carats: number | null, color: string | null, clarity: string | null } | null, media: { __typename: 'Media', video: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type JewelleryPieceFacetsQueryVariables = Exact<{
  filter: JewelleryPieceFilter;
  fields: Array<JewelleryPieceFacetField> | JewelleryPieceFacetField;
}>;


export type JewelleryPieceFacetsQuery = { __typename: 'Query', jewelleryPieces: { __typename: 'JewelleryPiecePage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type JewelleryPieceNumbersQueryVariables = Exact<{
  filter: JewelleryPieceFilter;
  page: PageInput;
}>;


export type JewelleryPieceNumbersQuery = { __typename: 'Query', jewelleryPieces: { __typename: 'JewelleryPiecePage', items: Array<{ __typename: 'JewelleryPiece', id: string }> } | null };

export type MeleeLotRowFragment = { __typename: 'MeleeLot', id: string, note: string | null, stockNumber: string, color: MeleeColor, carats: number, sizeFrom: number | null, sizeTo: number | null, sieves: Array<MeleeSieve>, availability: Availability, showToAll: boolean, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null };

export type MeleeLotListQueryVariables = Exact<{
  filter: MeleeLotFilter;
  sort?: Array<MeleeLotSort> | MeleeLotSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type MeleeLotListQuery = { __typename: 'Query', meleeLots: { __typename: 'MeleeLotPage', total: number, items: Array<{ __typename: 'MeleeLot', id: string, note: string | null, stockNumber: string, color: MeleeColor, carats: number, sizeFrom: number | null, sizeTo: number | null, sieves: Array<MeleeSieve>, availability: Availability, showToAll: boolean, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null }> } | null };

export type MeleeLotFacetsQueryVariables = Exact<{
  filter: MeleeLotFilter;
  fields: Array<MeleeLotFacetField> | MeleeLotFacetField;
}>;


export type MeleeLotFacetsQuery = { __typename: 'Query', meleeLots: { __typename: 'MeleeLotPage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type MeleeLotNumbersQueryVariables = Exact<{
  filter: MeleeLotFilter;
  page: PageInput;
}>;


export type MeleeLotNumbersQuery = { __typename: 'Query', meleeLots: { __typename: 'MeleeLotPage', items: Array<{ __typename: 'MeleeLot', id: string }> } | null };

export type RingSettingRowFragment = { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } };

export type RingSettingListQueryVariables = Exact<{
  filter: RingSettingFilter;
  sort?: Array<RingSettingSort> | RingSettingSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type RingSettingListQuery = { __typename: 'Query', ringSettings: { __typename: 'RingSettingPage', total: number, items: Array<{ __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type RingSettingFacetsQueryVariables = Exact<{
  filter: RingSettingFilter;
  fields: Array<RingSettingFacetField> | RingSettingFacetField;
}>;


export type RingSettingFacetsQuery = { __typename: 'Query', ringSettings: { __typename: 'RingSettingPage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type RingSettingNumbersQueryVariables = Exact<{
  filter: RingSettingFilter;
  page: PageInput;
}>;


export type RingSettingNumbersQuery = { __typename: 'Query', ringSettings: { __typename: 'RingSettingPage', items: Array<{ __typename: 'RingSetting', id: string }> } | null };

export type SessionUserFragment = { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, primaryColor: string | null, logoUrl: string | null, domain: string | null, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> };

export type OpenSessionFragment = { __typename: 'Session', accessToken: string, expiresAt: string, user: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, primaryColor: string | null, logoUrl: string | null, domain: string | null, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { __typename: 'Query', currentUser: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, primaryColor: string | null, logoUrl: string | null, domain: string | null, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } | null };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { __typename: 'Mutation', logIn: { __typename: 'LogInPayload', session: { __typename: 'Session', accessToken: string, expiresAt: string, user: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, primaryColor: string | null, logoUrl: string | null, domain: string | null, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } } | null };

export type RefreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionMutation = { __typename: 'Mutation', refreshSession: { __typename: 'RefreshSessionPayload', session: { __typename: 'Session', accessToken: string, expiresAt: string, user: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, primaryColor: string | null, logoUrl: string | null, domain: string | null, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } } | null };

export type EndViewingMutationVariables = Exact<{ [key: string]: never; }>;


export type EndViewingMutation = { __typename: 'Mutation', endViewing: { __typename: 'EndViewingPayload', userId: string } | null };

export type LineStoneFragment = { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } };

type LinePiece_Bracelet_Fragment = { __typename: 'Bracelet', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type LinePiece_CustomNecklace_Fragment = { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type LinePiece_Diamond_Fragment = { __typename: 'Diamond', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type LinePiece_EternityRing_Fragment = { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type LinePiece_GenericDiamond_Fragment = { __typename: 'GenericDiamond', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type LinePiece_JewelleryPiece_Fragment = { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type LinePiece_MeleeLot_Fragment = { __typename: 'MeleeLot', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type LinePiece_RingSetting_Fragment = { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

export type LinePieceFragment =
  | LinePiece_Bracelet_Fragment
  | LinePiece_CustomNecklace_Fragment
  | LinePiece_Diamond_Fragment
  | LinePiece_EternityRing_Fragment
  | LinePiece_GenericDiamond_Fragment
  | LinePiece_JewelleryPiece_Fragment
  | LinePiece_MeleeLot_Fragment
  | LinePiece_RingSetting_Fragment
;

type BasketLineDetails_BraceletLine_Fragment = { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, bracelet: { __typename: 'Bracelet', name: string, color: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_CompletedRingLine_Fragment = { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_CustomNecklaceLine_Fragment = { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, customNecklace: { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_DiamondLine_Fragment = { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_DiamondSetLine_Fragment = { __typename: 'DiamondSetLine', lineSet: string, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }>, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_EngagementRingLine_Fragment = { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_EternityRingLine_Fragment = { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, eternityRing: { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string }, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_JewelleryLine_Fragment = { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_MeleeLotLine_Fragment = { __typename: 'MeleeLotLine', approximateStones: number | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, meleeLot: { __typename: 'MeleeLot', color: MeleeColor, sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type BasketLineDetails_ParcelLine_Fragment = { __typename: 'ParcelLine', numberOfStones: number, ringSize: string | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

export type BasketLineDetailsFragment =
  | BasketLineDetails_BraceletLine_Fragment
  | BasketLineDetails_CompletedRingLine_Fragment
  | BasketLineDetails_CustomNecklaceLine_Fragment
  | BasketLineDetails_DiamondLine_Fragment
  | BasketLineDetails_DiamondSetLine_Fragment
  | BasketLineDetails_EngagementRingLine_Fragment
  | BasketLineDetails_EternityRingLine_Fragment
  | BasketLineDetails_JewelleryLine_Fragment
  | BasketLineDetails_MeleeLotLine_Fragment
  | BasketLineDetails_ParcelLine_Fragment
;

export type WishlistLinesQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistLinesQuery = { __typename: 'Query', wishlist: { __typename: 'Wishlist', lines: Array<
      | { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, bracelet: { __typename: 'Bracelet', name: string, color: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, customNecklace: { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondSetLine', lineSet: string, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }>, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, eternityRing: { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string }, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'MeleeLotLine', approximateStones: number | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, meleeLot: { __typename: 'MeleeLot', color: MeleeColor, sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'ParcelLine', numberOfStones: number, ringSize: string | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
    > } | null };

export type CartLinesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartLinesQuery = { __typename: 'Query', cart: { __typename: 'Cart', totalPrice: number, lines: Array<
      | { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, bracelet: { __typename: 'Bracelet', name: string, color: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, customNecklace: { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondSetLine', lineSet: string, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }>, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, eternityRing: { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string }, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'MeleeLotLine', approximateStones: number | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, meleeLot: { __typename: 'MeleeLot', color: MeleeColor, sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'ParcelLine', numberOfStones: number, ringSize: string | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
    > } | null };

export type WishlistContentsFragment = { __typename: 'Wishlist', lines: Array<
    | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
    | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
    | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
    | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
    | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
    | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
    | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
    | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
    | { __typename: 'MeleeLotLine', id: string }
    | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
  > };

export type CartContentsFragment = { __typename: 'Cart', totalPrice: number, lines: Array<
    | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
    | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
    | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
    | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
    | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
    | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
    | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
    | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
    | { __typename: 'MeleeLotLine', id: string }
    | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
  > };

type HeldItem_BraceletLine_Fragment = { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null };

type HeldItem_CompletedRingLine_Fragment = { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null };

type HeldItem_CustomNecklaceLine_Fragment = { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null };

type HeldItem_DiamondLine_Fragment = { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null };

type HeldItem_DiamondSetLine_Fragment = { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> };

type HeldItem_EngagementRingLine_Fragment = { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null };

type HeldItem_EternityRingLine_Fragment = { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null };

type HeldItem_JewelleryLine_Fragment = { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null };

type HeldItem_MeleeLotLine_Fragment = { __typename: 'MeleeLotLine', id: string };

type HeldItem_ParcelLine_Fragment = { __typename: 'ParcelLine', numberOfStones: number, id: string, diamond: { __typename: 'Diamond', id: string } | null };

export type HeldItemFragment =
  | HeldItem_BraceletLine_Fragment
  | HeldItem_CompletedRingLine_Fragment
  | HeldItem_CustomNecklaceLine_Fragment
  | HeldItem_DiamondLine_Fragment
  | HeldItem_DiamondSetLine_Fragment
  | HeldItem_EngagementRingLine_Fragment
  | HeldItem_EternityRingLine_Fragment
  | HeldItem_JewelleryLine_Fragment
  | HeldItem_MeleeLotLine_Fragment
  | HeldItem_ParcelLine_Fragment
;

export type BasketProblemFragment = { __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, explanation: string };

export type BasketContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketContentsQuery = { __typename: 'Query', wishlist: { __typename: 'Wishlist', lines: Array<
      | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
      | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
      | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
      | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
      | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
      | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
      | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
      | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
      | { __typename: 'MeleeLotLine', id: string }
      | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
    > } | null, cart: { __typename: 'Cart', totalPrice: number, lines: Array<
      | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
      | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
      | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
      | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
      | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
      | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
      | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
      | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
      | { __typename: 'MeleeLotLine', id: string }
      | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
    > } | null };

export type AddToWishlistMutationVariables = Exact<{
  input: AddToWishlistInput;
}>;


export type AddToWishlistMutation = { __typename: 'Mutation', addToWishlist: { __typename: 'AddToWishlistPayload', wishlist: { __typename: 'Wishlist', lines: Array<
        | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
        | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
        | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
        | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
        | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
        | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
        | { __typename: 'MeleeLotLine', id: string }
        | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, explanation: string }> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  input: RemoveFromWishlistInput;
}>;


export type RemoveFromWishlistMutation = { __typename: 'Mutation', removeFromWishlist: { __typename: 'RemoveFromWishlistPayload', wishlist: { __typename: 'Wishlist', lines: Array<
        | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
        | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
        | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
        | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
        | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
        | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
        | { __typename: 'MeleeLotLine', id: string }
        | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, explanation: string }> } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { __typename: 'Mutation', addToCart: { __typename: 'AddToCartPayload', cart: { __typename: 'Cart', totalPrice: number, lines: Array<
        | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
        | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
        | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
        | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
        | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
        | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
        | { __typename: 'MeleeLotLine', id: string }
        | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, explanation: string }> } | null };

export type RemoveFromCartMutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type RemoveFromCartMutation = { __typename: 'Mutation', removeFromCart: { __typename: 'RemoveFromCartPayload', cart: { __typename: 'Cart', totalPrice: number, lines: Array<
        | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
        | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
        | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
        | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
        | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
        | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
        | { __typename: 'MeleeLotLine', id: string }
        | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, explanation: string }> } | null };

export type ContactSenderQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactSenderQuery = { __typename: 'Query', currentUser: { __typename: 'User', id: string, displayName: string, email: string, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, phone: string | null }> } | null };

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { __typename: 'Mutation', sendContactMessage: { __typename: 'SendContactMessagePayload', email: string } | null };

export type ApiKeyFactsFragment = { __typename: 'ApiKey', id: string, name: string, publicId: string, lastFour: string, scopes: Array<ApiKeyScope>, isTest: boolean, state: ApiKeyState, addressRanges: Array<string>, createdAt: string, expiresAt: string | null, revokedAt: string | null, olderWorksUntil: string | null, lastUsedAt: string | null, lastUsedAddress: string | null, version: number, budget: { __typename: 'ApiKeyBudget', limit: number, restorePerSecond: number }, feed: { __typename: 'ApiKeyFeed', lastReadAt: string, caughtUpAt: string | null, lagSeconds: number | null } | null };

export type ApiKeysQueryVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type ApiKeysQuery = { __typename: 'Query', apiKeys: Array<{ __typename: 'ApiKey', id: string, name: string, publicId: string, lastFour: string, scopes: Array<ApiKeyScope>, isTest: boolean, state: ApiKeyState, addressRanges: Array<string>, createdAt: string, expiresAt: string | null, revokedAt: string | null, olderWorksUntil: string | null, lastUsedAt: string | null, lastUsedAddress: string | null, version: number, budget: { __typename: 'ApiKeyBudget', limit: number, restorePerSecond: number }, feed: { __typename: 'ApiKeyFeed', lastReadAt: string, caughtUpAt: string | null, lagSeconds: number | null } | null }> | null };

export type ApiKeyDayFragment = { __typename: 'ApiKeyUsage', day: string, requests: number, cost: number, errors: number, feedUpserts: number, feedRemovals: number };

export type ApiKeyUseQueryVariables = Exact<{
  id: string;
  userId?: string | null | undefined;
}>;


export type ApiKeyUseQuery = { __typename: 'Query', apiKey: { __typename: 'ApiKey', id: string, name: string, publicId: string, lastFour: string, scopes: Array<ApiKeyScope>, isTest: boolean, state: ApiKeyState, addressRanges: Array<string>, createdAt: string, expiresAt: string | null, revokedAt: string | null, olderWorksUntil: string | null, lastUsedAt: string | null, lastUsedAddress: string | null, version: number, usage: Array<{ __typename: 'ApiKeyUsage', day: string, requests: number, cost: number, errors: number, feedUpserts: number, feedRemovals: number }>, budget: { __typename: 'ApiKeyBudget', limit: number, restorePerSecond: number }, feed: { __typename: 'ApiKeyFeed', lastReadAt: string, caughtUpAt: string | null, lagSeconds: number | null } | null } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { __typename: 'Mutation', createApiKey: { __typename: 'CreateApiKeyPayload', key: string, apiKey: { __typename: 'ApiKey', id: string, name: string, publicId: string, lastFour: string, scopes: Array<ApiKeyScope>, isTest: boolean, state: ApiKeyState, addressRanges: Array<string>, createdAt: string, expiresAt: string | null, revokedAt: string | null, olderWorksUntil: string | null, lastUsedAt: string | null, lastUsedAddress: string | null, version: number, budget: { __typename: 'ApiKeyBudget', limit: number, restorePerSecond: number }, feed: { __typename: 'ApiKeyFeed', lastReadAt: string, caughtUpAt: string | null, lagSeconds: number | null } | null } } | null };

export type UpdateApiKeyMutationVariables = Exact<{
  input: UpdateApiKeyInput;
}>;


export type UpdateApiKeyMutation = { __typename: 'Mutation', updateApiKey: { __typename: 'UpdateApiKeyPayload', apiKey: { __typename: 'ApiKey', id: string, name: string, publicId: string, lastFour: string, scopes: Array<ApiKeyScope>, isTest: boolean, state: ApiKeyState, addressRanges: Array<string>, createdAt: string, expiresAt: string | null, revokedAt: string | null, olderWorksUntil: string | null, lastUsedAt: string | null, lastUsedAddress: string | null, version: number, budget: { __typename: 'ApiKeyBudget', limit: number, restorePerSecond: number }, feed: { __typename: 'ApiKeyFeed', lastReadAt: string, caughtUpAt: string | null, lagSeconds: number | null } | null } } | null };

export type RotateApiKeyMutationVariables = Exact<{
  input: RotateApiKeyInput;
}>;


export type RotateApiKeyMutation = { __typename: 'Mutation', rotateApiKey: { __typename: 'RotateApiKeyPayload', key: string, apiKey: { __typename: 'ApiKey', id: string, name: string, publicId: string, lastFour: string, scopes: Array<ApiKeyScope>, isTest: boolean, state: ApiKeyState, addressRanges: Array<string>, createdAt: string, expiresAt: string | null, revokedAt: string | null, olderWorksUntil: string | null, lastUsedAt: string | null, lastUsedAddress: string | null, version: number, budget: { __typename: 'ApiKeyBudget', limit: number, restorePerSecond: number }, feed: { __typename: 'ApiKeyFeed', lastReadAt: string, caughtUpAt: string | null, lagSeconds: number | null } | null } } | null };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { __typename: 'Mutation', revokeApiKey: { __typename: 'RevokeApiKeyPayload', apiKey: { __typename: 'ApiKey', id: string, name: string, publicId: string, lastFour: string, scopes: Array<ApiKeyScope>, isTest: boolean, state: ApiKeyState, addressRanges: Array<string>, createdAt: string, expiresAt: string | null, revokedAt: string | null, olderWorksUntil: string | null, lastUsedAt: string | null, lastUsedAddress: string | null, version: number, budget: { __typename: 'ApiKeyBudget', limit: number, restorePerSecond: number }, feed: { __typename: 'ApiKeyFeed', lastReadAt: string, caughtUpAt: string | null, lagSeconds: number | null } | null } } | null };

export type WebhookDeliveryLineFragment = { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null };

export type WebhookDeliveryFactsFragment = { __typename: 'WebhookDelivery', payload: string, id: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', number: number, at: string, durationMs: number, status: number | null, answer: string | null, failure: string | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  filter?: WebhookDeliveryFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type WebhookDeliveriesQuery = { __typename: 'Query', webhookDeliveries: { __typename: 'WebhookDeliveryPage', total: number, items: Array<{ __typename: 'WebhookDelivery', id: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null }> } | null };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { __typename: 'Query', webhookDelivery: { __typename: 'WebhookDelivery', payload: string, id: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', number: number, at: string, durationMs: number, status: number | null, answer: string | null, failure: string | null }> } | null };

export type SendTestWebhookMutationVariables = Exact<{
  input: SendTestWebhookInput;
}>;


export type SendTestWebhookMutation = { __typename: 'Mutation', sendTestWebhook: { __typename: 'SendTestWebhookPayload', delivery: { __typename: 'WebhookDelivery', payload: string, id: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', number: number, at: string, durationMs: number, status: number | null, answer: string | null, failure: string | null }> } } | null };

export type RetryWebhookDeliveryMutationVariables = Exact<{
  input: RetryWebhookDeliveryInput;
}>;


export type RetryWebhookDeliveryMutation = { __typename: 'Mutation', retryWebhookDelivery: { __typename: 'RetryWebhookDeliveryPayload', delivery: { __typename: 'WebhookDelivery', payload: string, id: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', number: number, at: string, durationMs: number, status: number | null, answer: string | null, failure: string | null }> } } | null };

export type WebhookEndpointFactsFragment = { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, isTest: boolean, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, previousUntil: string | null, createdAt: string, version: number };

export type WebhookEndpointsQueryVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type WebhookEndpointsQuery = { __typename: 'Query', webhookEndpoints: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, isTest: boolean, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, previousUntil: string | null, createdAt: string, version: number }> | null };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { __typename: 'Mutation', createWebhookEndpoint: { __typename: 'CreateWebhookEndpointPayload', secret: string, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, isTest: boolean, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, previousUntil: string | null, createdAt: string, version: number } } | null };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { __typename: 'Mutation', updateWebhookEndpoint: { __typename: 'UpdateWebhookEndpointPayload', endpoint: { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, isTest: boolean, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, previousUntil: string | null, createdAt: string, version: number } } | null };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  input: DeleteWebhookEndpointInput;
}>;


export type DeleteWebhookEndpointMutation = { __typename: 'Mutation', deleteWebhookEndpoint: { __typename: 'DeleteWebhookEndpointPayload', endpointId: string } | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { __typename: 'Mutation', rotateWebhookSecret: { __typename: 'RotateWebhookSecretPayload', secret: string, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, isTest: boolean, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, previousUntil: string | null, createdAt: string, version: number } } | null };

export type RevealWebhookSecretMutationVariables = Exact<{
  input: RevealWebhookSecretInput;
}>;


export type RevealWebhookSecretMutation = { __typename: 'Mutation', revealWebhookSecret: { __typename: 'RevealWebhookSecretPayload', secret: string } | null };

export type ReplayWebhooksMutationVariables = Exact<{
  input: ReplayWebhooksInput;
}>;


export type ReplayWebhooksMutation = { __typename: 'Mutation', replayWebhooks: { __typename: 'ReplayWebhooksPayload', count: number } | null };

export type DiamondCountQueryVariables = Exact<{
  filter: DiamondFilter;
}>;


export type DiamondCountQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', total: number } | null };

export type DiamondColorsQueryVariables = Exact<{ [key: string]: never; }>;


export type DiamondColorsQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', colors: Array<{ __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory }> } | null };

export type ListedSetFragment = { __typename: 'Diamond', id: string, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null };

export type ExportListMutationVariables = Exact<{
  input: ExportListInput;
}>;


export type ExportListMutation = { __typename: 'Mutation', exportList: { __typename: 'ExportListPayload', fileName: string, url: string } | null };

export type PriceListLineFragment = { __typename: 'PriceList', id: string, name: string, kind: StockKind, weekday: Weekday, nextSendAt: string, lastSentAt: string | null, lastFailure: string | null };

export type SendPriceListMutationVariables = Exact<{
  input: SendPriceListInput;
}>;


export type SendPriceListMutation = { __typename: 'Mutation', sendPriceList: { __typename: 'SendPriceListPayload', email: string } | null };

export type SchedulePriceListMutationVariables = Exact<{
  input: SchedulePriceListInput;
}>;


export type SchedulePriceListMutation = { __typename: 'Mutation', schedulePriceList: { __typename: 'SchedulePriceListPayload', priceList: { __typename: 'PriceList', id: string, name: string, kind: StockKind, weekday: Weekday, nextSendAt: string, lastSentAt: string | null, lastFailure: string | null } } | null };

export type PriceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListsQuery = { __typename: 'Query', priceLists: Array<{ __typename: 'PriceList', id: string, name: string, kind: StockKind, weekday: Weekday, nextSendAt: string, lastSentAt: string | null, lastFailure: string | null }> | null };

export type StopPriceListMutationVariables = Exact<{
  input: StopPriceListInput;
}>;


export type StopPriceListMutation = { __typename: 'Mutation', stopPriceList: { __typename: 'StopPriceListPayload', priceListId: string } | null };

export type JewelleryCardFragment = { __typename: 'JewelleryPiece', kind: StockKind, id: string, note: string | null, stockNumber: string, title: string | null, type: JewelleryType, subType: string | null, isOneOfAKind: boolean, quantity: number, brand: string | null, period: string | null, weight: number | null, measurements: string | null, ringSize: string | null, totalPrice: number | null, webPrice: number | null, certPrice: number | null, availability: Availability, labCertificate: string | null, certNum: string | null, material: string | null, karatGold: string | null, colorOfGold: string | null, status: JewelleryStatus, updatedAt: string, parcelName: string | null, dateArrived: string | null, mainStone: { __typename: 'JewelleryMainStone', type: string | null, cut: string | null, number: number | null, carats: number | null, color: string | null, clarity: string | null } | null, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', video: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } };

export type JewelleryCardsQueryVariables = Exact<{
  filter: JewelleryPieceFilter;
  sort?: Array<JewelleryPieceSort> | JewelleryPieceSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type JewelleryCardsQuery = { __typename: 'Query', jewelleryPieces: { __typename: 'JewelleryPiecePage', total: number, items: Array<{ __typename: 'JewelleryPiece', kind: StockKind, id: string, note: string | null, stockNumber: string, title: string | null, type: JewelleryType, subType: string | null, isOneOfAKind: boolean, quantity: number, brand: string | null, period: string | null, weight: number | null, measurements: string | null, ringSize: string | null, totalPrice: number | null, webPrice: number | null, certPrice: number | null, availability: Availability, labCertificate: string | null, certNum: string | null, material: string | null, karatGold: string | null, colorOfGold: string | null, status: JewelleryStatus, updatedAt: string, parcelName: string | null, dateArrived: string | null, mainStone: { __typename: 'JewelleryMainStone', type: string | null, cut: string | null, number: number | null, carats: number | null, color: string | null, clarity: string | null } | null, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', video: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type OrderRecordFragment = { __typename: 'Order', id: string, version: number, status: OrderStatus, documentKind: OrderDocumentKind, createdAt: string, completedAt: string | null, paymentDueOn: string | null, totalPrice: number, reference: string | null, note: string | null, isCancellable: boolean, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }>, lines: Array<{ __typename: 'OrderLine', id: string, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }> };

export type OrderAddressPartsFragment = { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null };

export type OrderTimelineEventFragment = { __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null };

export type OrderLineRecordFragment = { __typename: 'OrderLine', id: string, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null };

export type OrderPaperQueryVariables = Exact<{
  id: string;
}>;


export type OrderPaperQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, documentUrl: string | null } | null };

type FoundItem_Bracelet_Fragment = { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type FoundItem_CustomNecklace_Fragment = { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type FoundItem_Diamond_Fragment = { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type FoundItem_EternityRing_Fragment = { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type FoundItem_GenericDiamond_Fragment = { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type FoundItem_JewelleryPiece_Fragment = { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type FoundItem_MeleeLot_Fragment = { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

type FoundItem_RingSetting_Fragment = { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } };

export type FoundItemFragment =
  | FoundItem_Bracelet_Fragment
  | FoundItem_CustomNecklace_Fragment
  | FoundItem_Diamond_Fragment
  | FoundItem_EternityRing_Fragment
  | FoundItem_GenericDiamond_Fragment
  | FoundItem_JewelleryPiece_Fragment
  | FoundItem_MeleeLot_Fragment
  | FoundItem_RingSetting_Fragment
;

export type StockWithNumbersQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type StockWithNumbersQuery = { __typename: 'Query', stockByNumbers: Array<{ __typename: 'NumberedStock', number: string, items: Array<
      | { __typename: 'Bracelet', id: string, kind: StockKind }
      | { __typename: 'CustomNecklace', id: string, kind: StockKind }
      | { __typename: 'Diamond', id: string, kind: StockKind }
      | { __typename: 'EternityRing', id: string, kind: StockKind }
      | { __typename: 'GenericDiamond', id: string, kind: StockKind }
      | { __typename: 'JewelleryPiece', id: string, kind: StockKind }
      | { __typename: 'MeleeLot', id: string, kind: StockKind }
      | { __typename: 'RingSetting', id: string, kind: StockKind }
    > }> };

export type SetStockNoteMutationVariables = Exact<{
  input: SetStockNoteInput;
}>;


export type SetStockNoteMutation = { __typename: 'Mutation', setStockNote: { __typename: 'SetStockNotePayload', item:
      | { __typename: 'Bracelet', id: string, note: string | null }
      | { __typename: 'CustomNecklace', id: string, note: string | null }
      | { __typename: 'Diamond', id: string, note: string | null }
      | { __typename: 'EternityRing', id: string, note: string | null }
      | { __typename: 'GenericDiamond', id: string, note: string | null }
      | { __typename: 'JewelleryPiece', id: string, note: string | null }
      | { __typename: 'MeleeLot', id: string, note: string | null }
      | { __typename: 'RingSetting', id: string, note: string | null }
     } | null };

export type AddressCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressCountriesQuery = { __typename: 'Query', countries: Array<{ __typename: 'Country', id: string, name: string, aliases: Array<string>, federations: Array<{ __typename: 'Federation', id: string, name: string }> }> | null };

export type AddressCountryFragment = { __typename: 'Country', id: string, name: string, aliases: Array<string>, federations: Array<{ __typename: 'Federation', id: string, name: string }> };

export type BookedAddressFragment = { __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { __typename: 'Query', currentUser: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } }> } | null };

export type CreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type CreateAddressMutation = { __typename: 'Mutation', createAddress: { __typename: 'CreateAddressPayload', address: { __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } } } | null };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { __typename: 'Mutation', updateAddress: { __typename: 'UpdateAddressPayload', address: { __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } } } | null };

export type DeleteAddressMutationVariables = Exact<{
  input: DeleteAddressInput;
}>;


export type DeleteAddressMutation = { __typename: 'Mutation', deleteAddress: { __typename: 'DeleteAddressPayload', user: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } }> } } | null };

export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { __typename: 'Query', siteSettings: { __typename: 'SiteSettings', brandName: string, recaptchaSiteKey: string | null, analyticsId: string | null, domainLayout: { __typename: 'DomainLayout', domain: string | null, logoUrl: string | null, primaryColor: string, agentId: string | null } } | null, contactInfo: { __typename: 'ContactInfo', id: string, companyName: string, address: string | null, city: string | null, country: string | null, phone: string | null, email: string | null } | null, allPageSettings: Array<{ __typename: 'PageSettings', id: string, pageName: string }> | null };

export type AccountFactsFragment = { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, registrationDate: string, logoUrl: string | null, primaryColor: string | null, domain: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } }>, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }>, emailChannels: Array<{ __typename: 'EmailChannel', id: string }> };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { __typename: 'Query', currentUser: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, registrationDate: string, logoUrl: string | null, primaryColor: string | null, domain: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null, addresses: Array<{ __typename: 'Address', id: string, isPrimary: boolean, isBilling: boolean, firstName: string, lastName: string, company: string | null, vatNumber: string | null, address: string, line2: string | null, postcode: string | null, city: string, lines: Array<string>, phone: string | null, email: string | null, version: number, federation: { __typename: 'Federation', id: string, name: string } | null, country: { __typename: 'Country', id: string, name: string } }>, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }>, emailChannels: Array<{ __typename: 'EmailChannel', id: string }> } | null, emailChannels: Array<{ __typename: 'EmailChannel', id: string, name: string }> | null };

export type HouseContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseContactsQuery = { __typename: 'Query', supportInfo: { __typename: 'SupportInfo', id: string, contacts: Array<{ __typename: 'SupportContact', id: string, name: string, title: string | null, phone: string | null, email: string | null, whatsapp: string | null, imageUrl: string | null }> } | null };

export type SetNewsletterSubscriptionsMutationVariables = Exact<{
  input: SetNewsletterSubscriptionsInput;
}>;


export type SetNewsletterSubscriptionsMutation = { __typename: 'Mutation', setNewsletterSubscriptions: { __typename: 'SetNewsletterSubscriptionsPayload', user: { __typename: 'User', id: string, emailChannels: Array<{ __typename: 'EmailChannel', id: string }> } } | null };

export type RegistrationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationChoicesQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', businessTypes: Array<{ __typename: 'BusinessType', id: string, name: string }> } | null, countries: Array<{ __typename: 'Country', id: string, name: string, aliases: Array<string>, federations: Array<{ __typename: 'Federation', id: string, name: string }> }> | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { __typename: 'Mutation', register: { __typename: 'RegisterPayload', shouldApprove: boolean } | null };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { __typename: 'Mutation', confirmEmail: { __typename: 'ConfirmEmailPayload', email: string, shouldApprove: boolean } | null };

export type ResendConfirmationMutationVariables = Exact<{
  input: ResendConfirmationInput;
}>;


export type ResendConfirmationMutation = { __typename: 'Mutation', resendConfirmation: { __typename: 'ResendConfirmationPayload', email: string } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { __typename: 'Mutation', requestPasswordReset: { __typename: 'RequestPasswordResetPayload', email: string } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { __typename: 'Mutation', resetPassword: { __typename: 'ResetPasswordPayload', email: string } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { __typename: 'Mutation', changePassword: { __typename: 'ChangePasswordPayload', session: { __typename: 'Session', accessToken: string, expiresAt: string, user: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, primaryColor: string | null, logoUrl: string | null, domain: string | null, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { __typename: 'Mutation', placeOrder: { __typename: 'PlaceOrderPayload', isReplay: boolean, order: { __typename: 'Order', id: string } } | null };

export type AboutUsQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutUsQuery = { __typename: 'Query', aboutUs: { __typename: 'AboutUs', id: string, text: string | null, image1: string | null, image2: string | null } | null };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { __typename: 'Query', contactInfo: { __typename: 'ContactInfo', id: string, companyName: string, address: string | null, city: string | null, country: string | null, phone: string | null, fax: string | null, email: string | null, openingHours: string | null, latitude: number | null, longitude: number | null, facebook: string | null, instagram: string | null, linkedin: string | null } | null, supportInfo: { __typename: 'SupportInfo', id: string, contacts: Array<{ __typename: 'SupportContact', id: string, name: string, title: string | null, phone: string | null, email: string | null, whatsapp: string | null, imageUrl: string | null }> } | null };

export type ShowsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowsQuery = { __typename: 'Query', next: { __typename: 'ShowPage', items: Array<{ __typename: 'Show', id: string, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null }> } | null, past: { __typename: 'ShowPage', items: Array<{ __typename: 'Show', id: string, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null }> } | null };

export type ShowFactsFragment = { __typename: 'Show', id: string, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, url: string | null, image: string | null };

export type TermsOfSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsOfSaleQuery = { __typename: 'Query', termsOfSale: string | null };

export type ClosedHouseQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosedHouseQuery = { __typename: 'Query', contactInfo: { __typename: 'ContactInfo', id: string, phone: string | null, email: string | null } | null };

export type SetStoneFragment = { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, isPair: boolean, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null };

export type DiamondDetailQueryVariables = Exact<{
  stockNumber: string;
}>;


export type DiamondDetailQuery = { __typename: 'Query', diamond: { __typename: 'Diamond', comment: string | null, fluorescenceText: string | null, lineSetColor: string | null, lineSetClarity: string | null, isMatchingPair: boolean, showToAll: boolean, collections: Array<DiamondCollection>, id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isPair: boolean, isLine: boolean, lineSet: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, updatedAt: string, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', url: string, slot: string }> }, set: { __typename: 'DiamondSet', description: string, kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string>, members: Array<{ __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, isPair: boolean, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null }> } | null, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null } } | null };

export type SimilarStonesQueryVariables = Exact<{
  stockNumber: string;
}>;


export type SimilarStonesQuery = { __typename: 'Query', similarDiamonds: Array<{ __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null }> | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { __typename: 'Query', highlightedDiamond: { __typename: 'Diamond', id: string, stockNumber: string, carats: number, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, cut: { __typename: 'CutGrade', id: string, label: string } | null, price: { __typename: 'Price', total: number | null } | null, report: { __typename: 'DiamondReport', number: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null } } | null, homepage: { __typename: 'Homepage', id: string, topImage: string | null, cardRings: string | null, cardBracelets: string | null, cardNecklaces: string | null, cardEarrings: string | null, aboutImage: string | null, slider1Image: string | null, slider2Image: string | null, slider3Image: string | null, e1Video: string | null, e2Video: string | null, e3Video: string | null } | null, aboutUs: { __typename: 'AboutUs', id: string, text: string | null } | null, advertisedShow: { __typename: 'Show', id: string, name: string, location: string | null, booth: string | null, startDate: string | null, endDate: string | null, image: string | null } | null };

export type HighlightedDiamondFragment = { __typename: 'Diamond', id: string, stockNumber: string, carats: number, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, cut: { __typename: 'CutGrade', id: string, label: string } | null, price: { __typename: 'Price', total: number | null } | null, report: { __typename: 'DiamondReport', number: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null } };

export type BraceletOfNameQueryVariables = Exact<{
  name: string;
}>;


export type BraceletOfNameQuery = { __typename: 'Query', braceletVariants: Array<{ __typename: 'Bracelet', kind: StockKind, description: string | null, id: string, note: string | null, stockNumber: string, name: string, title: string | null, color: string | null, size: string | null, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> | null };

export type BraceletModelsQueryVariables = Exact<{
  page: PageInput;
}>;


export type BraceletModelsQuery = { __typename: 'Query', bracelets: { __typename: 'BraceletPage', total: number, items: Array<{ __typename: 'Bracelet', kind: StockKind, id: string, note: string | null, stockNumber: string, name: string, title: string | null, color: string | null, size: string | null, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type EternityRingOfNumberQueryVariables = Exact<{
  stockNumber: string;
}>;


export type EternityRingOfNumberQuery = { __typename: 'Query', eternityRing: { __typename: 'EternityRing', kind: StockKind, id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, caratsPerStone: number | null, totalCarats: number | null, availability: Availability, material: string | null, colorOfGold: string | null, ringSize: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null };

export type EternityRingsOfNameQueryVariables = Exact<{
  name: string;
}>;


export type EternityRingsOfNameQuery = { __typename: 'Query', eternityRings: { __typename: 'EternityRingPage', items: Array<{ __typename: 'EternityRing', kind: StockKind, id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, caratsPerStone: number | null, totalCarats: number | null, availability: Availability, material: string | null, colorOfGold: string | null, ringSize: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type MovedBraceletQueryVariables = Exact<{
  id: string;
}>;


export type MovedBraceletQuery = { __typename: 'Query', piece: { __typename: 'Bracelet', id: string, kind: StockKind, stockNumber: string, name: string, color: string | null, size: string | null } | null };

export type MovedNecklaceQueryVariables = Exact<{
  id: string;
}>;


export type MovedNecklaceQuery = { __typename: 'Query', piece: { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string } | null };

export type MovedEternityRingQueryVariables = Exact<{
  id: string;
}>;


export type MovedEternityRingQuery = { __typename: 'Query', piece: { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string } | null };

export type MovedJewelleryQueryVariables = Exact<{
  id: string;
}>;


export type MovedJewelleryQuery = { __typename: 'Query', piece: { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string } | null };

export type MovedSettingQueryVariables = Exact<{
  id: string;
}>;


export type MovedSettingQuery = { __typename: 'Query', piece: { __typename: 'RingSetting', id: string, kind: StockKind, stockNumber: string } | null };

export type NecklaceOfNumberQueryVariables = Exact<{
  stockNumber: string;
}>;


export type NecklaceOfNumberQuery = { __typename: 'Query', customNecklace: { __typename: 'CustomNecklace', kind: StockKind, description: string | null, id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, chainLength: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number } | null, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null };

export type NecklacesOfNameQueryVariables = Exact<{
  name: string;
}>;


export type NecklacesOfNameQuery = { __typename: 'Query', customNecklaces: { __typename: 'CustomNecklacePage', items: Array<{ __typename: 'CustomNecklace', kind: StockKind, description: string | null, id: string, note: string | null, stockNumber: string, name: string, numberOfStones: number | null, totalCarats: number | null, availability: Availability, material: string | null, chainLength: number | null, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number } | null, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type ProductQueryVariables = Exact<{
  stockNumber: string;
}>;


export type ProductQuery = { __typename: 'Query', jewelleryPiece: { __typename: 'JewelleryPiece', repair: string | null, return: string | null, description: string | null, notes: string | null, kind: StockKind, id: string, note: string | null, stockNumber: string, title: string | null, type: JewelleryType, subType: string | null, isOneOfAKind: boolean, quantity: number, brand: string | null, period: string | null, weight: number | null, measurements: string | null, ringSize: string | null, totalPrice: number | null, webPrice: number | null, certPrice: number | null, availability: Availability, labCertificate: string | null, certNum: string | null, material: string | null, karatGold: string | null, colorOfGold: string | null, status: JewelleryStatus, updatedAt: string, parcelName: string | null, dateArrived: string | null, sideStones: Array<{ __typename: 'JewellerySideStones', position: number, type: string | null, cut: string | null, number: number | null, carats: number | null, color: string | null, clarity: string | null }>, mainStone: { __typename: 'JewelleryMainStone', type: string | null, cut: string | null, number: number | null, carats: number | null, color: string | null, clarity: string | null } | null, price: { __typename: 'Price', total: number | null } | null, media: { __typename: 'Media', video: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null };

export type UnsubscribeMutationVariables = Exact<{
  input: UnsubscribeInput;
}>;


export type UnsubscribeMutation = { __typename: 'Mutation', unsubscribe: { __typename: 'UnsubscribePayload', email: string, isFromAll: boolean, priceList: string | null, channels: Array<{ __typename: 'EmailChannel', id: string, name: string }> } | null };

export type MyOrdersQueryVariables = Exact<{
  page: PageInput;
}>;


export type MyOrdersQuery = { __typename: 'Query', myOrders: { __typename: 'OrderPage', total: number, index: number, size: number, items: Array<{ __typename: 'Order', id: string, status: OrderStatus, reference: string | null, createdAt: string, totalPrice: number, lines: Array<{ __typename: 'OrderLine', id: string }> }> } | null };

export type OrderDetailQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, version: number, status: OrderStatus, documentKind: OrderDocumentKind, createdAt: string, completedAt: string | null, paymentDueOn: string | null, totalPrice: number, reference: string | null, note: string | null, isCancellable: boolean, lines: Array<{ __typename: 'OrderLine', id: string, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, diamond: { __typename: 'Diamond', id: string, collections: Array<DiamondCollection>, carats: number, stockNumber: string, color: { __typename: 'Color', id: string, category: ColorCategory } | null, shape: { __typename: 'Shape', id: string } } | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }> }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }> } | null };

export type ReorderMutationVariables = Exact<{
  input: ReorderInput;
}>;


export type ReorderMutation = { __typename: 'Mutation', reorder: { __typename: 'ReorderPayload', cart: { __typename: 'Cart', totalPrice: number, lines: Array<
        | { __typename: 'BraceletLine', id: string, bracelet: { __typename: 'Bracelet', id: string } | null }
        | { __typename: 'CompletedRingLine', id: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, genericDiamond: { __typename: 'GenericDiamond', id: string } | null } | null }
        | { __typename: 'CustomNecklaceLine', id: string, customNecklace: { __typename: 'CustomNecklace', id: string } | null }
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
        | { __typename: 'EngagementRingLine', id: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string } | null, diamond: { __typename: 'Diamond', id: string } | null } | null }
        | { __typename: 'EternityRingLine', id: string, eternityRing: { __typename: 'EternityRing', id: string } | null }
        | { __typename: 'JewelleryLine', id: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string } | null }
        | { __typename: 'MeleeLotLine', id: string }
        | { __typename: 'ParcelLine', id: string, numberOfStones: number, diamond: { __typename: 'Diamond', id: string } | null }
      > }, lines: Array<
      | { __typename: 'BraceletLine', id: string }
      | { __typename: 'CompletedRingLine', id: string }
      | { __typename: 'CustomNecklaceLine', id: string }
      | { __typename: 'DiamondLine', id: string }
      | { __typename: 'DiamondSetLine', id: string }
      | { __typename: 'EngagementRingLine', id: string }
      | { __typename: 'EternityRingLine', id: string }
      | { __typename: 'JewelleryLine', id: string }
      | { __typename: 'MeleeLotLine', id: string }
      | { __typename: 'ParcelLine', id: string }
    >, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, explanation: string }> } | null };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { __typename: 'Mutation', cancelOrder: { __typename: 'CancelOrderPayload', order: { __typename: 'Order', id: string, version: number, status: OrderStatus, documentKind: OrderDocumentKind, createdAt: string, completedAt: string | null, paymentDueOn: string | null, totalPrice: number, reference: string | null, note: string | null, isCancellable: boolean, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, deliveryAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, billingAddress: { __typename: 'OrderAddress', vatNumber: string | null, lines: Array<string>, phone: string | null, email: string | null } | null, timeline: Array<{ __typename: 'OrderEvent', id: string, kind: OrderEventKind, at: string, actor: string | null, isByBuyer: boolean, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, message: { __typename: 'OrderMessage', id: string, subject: string, text: string, recipient: string, status: EmailDeliveryStatus, failure: string | null } | null }>, lines: Array<{ __typename: 'OrderLine', id: string, kind: ItemKind, itemId: string | null, stockNumber: string, lineSet: string | null, description: string, numberOfStones: number | null, ringSize: string | null, carats: number | null, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', perCarat: number | null, total: number | null }, report: { __typename: 'OrderLineReport', laboratory: string | null, number: string | null } | null, facts: Array<{ __typename: 'OrderFact', label: string, value: string }>, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }> } } | null };

export type FeedStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedStatusQuery = { __typename: 'Query', feedStatus: { __typename: 'FeedStatus', asOf: string, lastChangeAt: string | null, recordedSince: string, lagSeconds: number } | null };

export type RingDraftQueryVariables = Exact<{
  input: RingDraftInput;
}>;


export type RingDraftQuery = { __typename: 'Query', ringDraft: { __typename: 'RingDraft', availability: Availability | null, price: { __typename: 'Price', total: number | null } | null, problems: Array<{ __typename: 'RingProblem', part: RingPart, reason: RingProblemReason, explanation: string }>, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null } | null };

export type RingInsteadQueryVariables = Exact<{
  input: RingDraftInput;
  isGeneric: boolean;
}>;


export type RingInsteadQuery = { __typename: 'Query', ringDraft: { __typename: 'RingDraft', settingsInstead: Array<{ __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }>, diamondsInstead?: Array<{ __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null }>, genericDiamondsInstead?: Array<{ __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type RingExampleQueryVariables = Exact<{ [key: string]: never; }>;


export type RingExampleQuery = { __typename: 'Query', ringConfig: { __typename: 'RingConfig', ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null } | null };

export type DefaultStoneQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultStoneQuery = { __typename: 'Query', defaultGenericDiamond: { __typename: 'DefaultGenericDiamond', id: string | null } | null };

export type GenericStoneQueryVariables = Exact<{
  id: string;
}>;


export type GenericStoneQuery = { __typename: 'Query', genericDiamond: { __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null };

export type FittingSettingsQueryVariables = Exact<{
  stone: RingStoneInput;
  filter: RingSettingFilter;
  sort?: Array<RingSettingSort> | RingSettingSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type FittingSettingsQuery = { __typename: 'Query', fittingRingSettings: { __typename: 'RingSettingPage', total: number, items: Array<{ __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } | null };

export type FittingSettingFacetsQueryVariables = Exact<{
  stone: RingStoneInput;
  filter: RingSettingFilter;
  fields: Array<RingSettingFacetField> | RingSettingFacetField;
}>;


export type FittingSettingFacetsQuery = { __typename: 'Query', fittingRingSettings: { __typename: 'RingSettingPage', facets: Array<
      | { __typename: 'OptionFacet', field: FacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: FacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type UnfitSettingCountsQueryVariables = Exact<{
  stone: RingStoneInput;
}>;


export type UnfitSettingCountsQuery = { __typename: 'Query', groups: Array<{ __typename: 'UnfitRingSettings', reason: RingMisfit, page: { __typename: 'RingSettingPage', total: number } }> | null };

export type UnfitDiamondCountsQueryVariables = Exact<{
  ringSettingId: string;
}>;


export type UnfitDiamondCountsQuery = { __typename: 'Query', groups: Array<{ __typename: 'UnfitDiamonds', reason: RingMisfit, page: { __typename: 'DiamondPage', total: number } }> | null, gone: { __typename: 'DiamondPage', total: number } | null };

export type UnfitGenericDiamondCountsQueryVariables = Exact<{
  ringSettingId: string;
}>;


export type UnfitGenericDiamondCountsQuery = { __typename: 'Query', groups: Array<{ __typename: 'UnfitGenericDiamonds', reason: RingMisfit, page: { __typename: 'GenericDiamondPage', total: number } }> | null };

export type UnfitSettingsQueryVariables = Exact<{
  stone: RingStoneInput;
  page: PageInput;
}>;


export type UnfitSettingsQuery = { __typename: 'Query', groups: Array<{ __typename: 'UnfitRingSettings', reason: RingMisfit, page: { __typename: 'RingSettingPage', total: number, items: Array<{ __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } }> | null };

export type UnfitDiamondsQueryVariables = Exact<{
  ringSettingId: string;
  page: PageInput;
}>;


export type UnfitDiamondsQuery = { __typename: 'Query', groups: Array<{ __typename: 'UnfitDiamonds', reason: RingMisfit, page: { __typename: 'DiamondPage', total: number, items: Array<{ __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null }> } }> | null, gone: { __typename: 'DiamondPage', total: number, items: Array<{ __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', slot: string, url: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null }> } | null };

export type UnfitGenericDiamondsQueryVariables = Exact<{
  ringSettingId: string;
  page: PageInput;
}>;


export type UnfitGenericDiamondsQuery = { __typename: 'Query', groups: Array<{ __typename: 'UnfitGenericDiamonds', reason: RingMisfit, page: { __typename: 'GenericDiamondPage', total: number, items: Array<{ __typename: 'GenericDiamond', id: string, note: string | null, stockNumber: string, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } }> } }> | null };

export type RingSettingPageQueryVariables = Exact<{
  stockNumber: string;
}>;


export type RingSettingPageQuery = { __typename: 'Query', ringSetting: { __typename: 'RingSetting', description: string | null, id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', slot: string, url: string }> } } | null };

type KeptRings_BraceletLine_Fragment = { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, bracelet: { __typename: 'Bracelet', name: string, color: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_CompletedRingLine_Fragment = { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, kind: StockKind, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, stockNumber: string, note: string | null, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_CustomNecklaceLine_Fragment = { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, customNecklace: { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_DiamondLine_Fragment = { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_DiamondSetLine_Fragment = { __typename: 'DiamondSetLine', lineSet: string, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }>, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_EngagementRingLine_Fragment = { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, kind: StockKind, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', url: string, slot: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_EternityRingLine_Fragment = { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, eternityRing: { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string }, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_JewelleryLine_Fragment = { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_MeleeLotLine_Fragment = { __typename: 'MeleeLotLine', approximateStones: number | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, meleeLot: { __typename: 'MeleeLot', color: MeleeColor, sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

type KeptRings_ParcelLine_Fragment = { __typename: 'ParcelLine', numberOfStones: number, ringSize: string | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null };

export type KeptRingsFragment =
  | KeptRings_BraceletLine_Fragment
  | KeptRings_CompletedRingLine_Fragment
  | KeptRings_CustomNecklaceLine_Fragment
  | KeptRings_DiamondLine_Fragment
  | KeptRings_DiamondSetLine_Fragment
  | KeptRings_EngagementRingLine_Fragment
  | KeptRings_EternityRingLine_Fragment
  | KeptRings_JewelleryLine_Fragment
  | KeptRings_MeleeLotLine_Fragment
  | KeptRings_ParcelLine_Fragment
;

export type SavedRingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedRingsQuery = { __typename: 'Query', wishlist: { __typename: 'Wishlist', lines: Array<
      | { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, bracelet: { __typename: 'Bracelet', name: string, color: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, kind: StockKind, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, stockNumber: string, note: string | null, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, customNecklace: { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondSetLine', lineSet: string, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }>, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, kind: StockKind, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', url: string, slot: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, eternityRing: { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string }, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'MeleeLotLine', approximateStones: number | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, meleeLot: { __typename: 'MeleeLot', color: MeleeColor, sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'ParcelLine', numberOfStones: number, ringSize: string | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
    > } | null, cart: { __typename: 'Cart', lines: Array<
      | { __typename: 'BraceletLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, bracelet: { __typename: 'Bracelet', name: string, color: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CompletedRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, completedRing: { __typename: 'CompletedRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, kind: StockKind, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, genericDiamond: { __typename: 'GenericDiamond', id: string, stockNumber: string, note: string | null, isLabGrown: boolean, caratsFrom: number, caratsTo: number | null, availability: Availability, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'CustomNecklaceLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, customNecklace: { __typename: 'CustomNecklace', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'DiamondSetLine', lineSet: string, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }>, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EngagementRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, engagementRing: { __typename: 'EngagementRing', id: string, ringSize: number | null, engraving: string | null, ringSetting: { __typename: 'RingSetting', id: string, note: string | null, stockNumber: string, name: string, style: string | null, availability: Availability, material: string | null, karatGold: string | null, colorOfGold: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, caratsFrom: number | null, caratsTo: number | null, sideStones: number | null, sideStonesCarats: number | null, updatedAt: string, kind: StockKind, price: { __typename: 'Price', total: number | null } | null, shapes: Array<{ __typename: 'Shape', id: string, code: string, label: string, rank: number }>, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, diamond: { __typename: 'Diamond', id: string, note: string | null, stockNumber: string, carats: number, isLabGrown: boolean, isSnP: boolean, rapPrice: number | null, discount: number | null, availability: Availability, overtone: string | null, colorShade: string | null, fluorescenceText: string | null, fluorescenceColor: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, parcelStones: number, isMatchingPair: boolean, isPair: boolean, isLine: boolean, lineSet: string | null, lineSetColor: string | null, lineSetClarity: string | null, status: StockStatus, tradeShow: string | null, isHighlighted: boolean, showToAll: boolean, collections: Array<DiamondCollection>, updatedAt: string, shape: { __typename: 'Shape', id: string, code: string, label: string, rank: number }, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, color: { __typename: 'Color', id: string, code: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, code: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, code: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, code: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, code: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, code: string, label: string, rank: number } | null, fancyIntensity: { __typename: 'FancyIntensity', id: string, code: string, label: string, rank: number } | null, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, code: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'Media', view3d: string | null, set3d: string | null, images: Array<{ __typename: 'MediaImage', url: string, slot: string }> }, set: { __typename: 'DiamondSet', kind: DiamondSetKind, stones: number, carats: number, total: number | null, perCarat: number | null, discount: number | null, availability: Availability, memberIds: Array<string> } | null } | null } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'EternityRingLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, eternityRing: { __typename: 'EternityRing', id: string, kind: StockKind, stockNumber: string, shape: { __typename: 'Shape', id: string }, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'JewelleryLine', id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, jewelleryPiece: { __typename: 'JewelleryPiece', id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'MeleeLotLine', approximateStones: number | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, meleeLot: { __typename: 'MeleeLot', color: MeleeColor, sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
      | { __typename: 'ParcelLine', numberOfStones: number, ringSize: string | null, id: string, description: string, carats: number | null, availability: Availability, priceWhenAdded: number | null, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockNumber: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'Price', perCarat: number | null, unit: number | null, total: number | null } | null, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null, unit: number | null } | null, problem: { __typename: 'LineProblem', reason: LineProblemReason, explanation: string } | null }
    > } | null };

export type SearchResultsQueryVariables = Exact<{
  text: string;
  first: number;
  kinds?: Array<StockKind> | StockKind | null | undefined;
}>;


export type SearchResultsQuery = { __typename: 'Query', searchStock: { __typename: 'StockSearchResult', total: number, kinds: Array<{ __typename: 'StockKindCount', kind: StockKind, total: number }>, items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > } | null };

export type StockByNumbersQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type StockByNumbersQuery = { __typename: 'Query', stockByNumbers: Array<{ __typename: 'NumberedStock', number: string, status: NumberStatus, items: Array<
      | { __typename: 'Bracelet', title: string | null, name: string, material: string | null, size: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, variantColor: string | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'CustomNecklace', name: string, material: string | null, chainLength: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, mainShape: { __typename: 'Shape', id: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'Diamond', carats: number, lineSet: string | null, status: StockStatus, parcelStones: number, id: string, kind: StockKind, stockNumber: string, availability: Availability, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'EternityRing', name: string, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'GenericDiamond', caratsFrom: number, caratsTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, stoneShape: { __typename: 'Shape', id: string, label: string }, stoneColor: { __typename: 'Color', id: string, label: string } | null, stoneClarity: { __typename: 'Clarity', id: string, label: string } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'JewelleryPiece', title: string | null, type: JewelleryType, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'MeleeLot', sizeFrom: number | null, sizeTo: number | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, lotColor: MeleeColor, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
      | { __typename: 'RingSetting', name: string, style: string | null, material: string | null, colorOfGold: string | null, id: string, kind: StockKind, stockNumber: string, availability: Availability, price: { __typename: 'Price', total: number | null, perCarat: number | null } | null, media: { __typename: 'Media', images: Array<{ __typename: 'MediaImage', url: string, slot: string }> } }
    > }> };

export type SharedWishlistQueryVariables = Exact<{
  token: string;
}>;


export type SharedWishlistQuery = { __typename: 'Query', sharedWishlist: { __typename: 'SharedWishlist', sharer: string | null, hidden: number, expiresAt: string, lines: Array<{ __typename: 'SharedLine', id: string, kind: ItemKind, itemId: string, stockNumber: string, lineSet: string | null, description: string, carats: number | null, numberOfStones: number | null, availability: Availability, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null }, ring: { __typename: 'SharedRing', ringSettingId: string, stoneId: string, ringSize: number | null, engraving: string | null } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null }> } | null };

export type SharedLineDetailsFragment = { __typename: 'SharedLine', id: string, kind: ItemKind, itemId: string, stockNumber: string, lineSet: string | null, description: string, carats: number | null, numberOfStones: number | null, availability: Availability, imageUrl: string | null, set: { __typename: 'SetTotals', name: string, description: string, stones: number, carats: number, price: { __typename: 'Price', total: number | null, perCarat: number | null } } | null, price: { __typename: 'Price', total: number | null, perCarat: number | null }, ring: { __typename: 'SharedRing', ringSettingId: string, stoneId: string, ringSize: number | null, engraving: string | null } | null, diamond: { __typename: 'Diamond', id: string, stockNumber: string, shape: { __typename: 'Shape', id: string } } | null };

export type WishlistLinkFragment = { __typename: 'WishlistShare', id: string, wishes: number, createdAt: string, expiresAt: string };

export type WishlistLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistLinksQuery = { __typename: 'Query', wishlistShares: Array<{ __typename: 'WishlistShare', id: string, wishes: number, createdAt: string, expiresAt: string }> | null };

export type WishlistPaperQueryVariables = Exact<{
  input: WishlistDocumentInput;
}>;


export type WishlistPaperQuery = { __typename: 'Query', wishlistDocumentUrl: string | null };

export type ShareWishlistMutationVariables = Exact<{
  input: ShareWishlistInput;
}>;


export type ShareWishlistMutation = { __typename: 'Mutation', shareWishlist: { __typename: 'ShareWishlistPayload', token: string, url: string, expiresAt: string, share: { __typename: 'WishlistShare', id: string, wishes: number, createdAt: string, expiresAt: string } } | null };

export type UnshareWishlistMutationVariables = Exact<{
  input: UnshareWishlistInput;
}>;


export type UnshareWishlistMutation = { __typename: 'Mutation', unshareWishlist: { __typename: 'UnshareWishlistPayload', shares: Array<{ __typename: 'WishlistShare', id: string, wishes: number, createdAt: string, expiresAt: string }> } | null };

export type PageSettingsQueryVariables = Exact<{
  pageName: string;
}>;


export type PageSettingsQuery = { __typename: 'Query', pageSettings: { __typename: 'PageSettings', id: string, title: string, description: string | null, isVisible: boolean, columns: Array<string>, pageSize: number, defaultSort: { __typename: 'PageSortInfo', field: string, direction: SortDirection } | null, filters: Array<{ __typename: 'PageFilter', id: string, field: string, label: string, kind: FilterKind, isActive: boolean, options: Array<{ __typename: 'PageFilterOption', id: string, value: string, label: string, imageUrl: string | null }> }> } | null };
