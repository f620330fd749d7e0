/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
  braceletId: string | number; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never;   /** New ring made from a setting and a generic diamond. */
  completedRing: CompletedRingInput; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never;   /** ID of a completed ring that the caller has created. */
  completedRingId: string | number; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never;   /** ID of a custom necklace. */
  customNecklaceId: string | number; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never;   /** ID of a diamond, or of a parcel to add one of its stones. A stone of a line set adds the whole set; half of an inseparable pair adds the other half. */
  diamondId: string | number; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never;   /** New ring made from a setting and a diamond. */
  engagementRing: EngagementRingInput; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never;   /** ID of an engagement ring that the caller has created. */
  engagementRingId: string | number; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never;   /** ID of an eternity ring. */
  eternityRingId: string | number; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never;   /** ID of a piece of jewellery. */
  jewelleryPieceId: string | number; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never;   /** ID of any stone of a line set or inseparable pair, to add all of it. Other stones are rejected. */
  lineSetDiamondId: string | number; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never;   /** Amount of a melee lot. */
  melee: MeleeAmountInput; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never;   /** Stones of a parcel. */
  parcel: ParcelAmountInput; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never;   /** ID of a line of the caller’s wishlist. */
  wishlistLineId: string | number; };

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type BraceletFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Color of this variant, such as Yellow Gold. */
  colors?: Array<string> | null | undefined;
  /** IDs of items. */
  ids?: Array<string | number> | null | undefined;
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
  /** Size of this variant, such as 7 in or M. */
  sizes?: Array<string> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Total weight of the stones in carats. */
  totalCarats?: CaratsRange | null | undefined;
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
  | 'UPDATED_AT';

/** Input for `cancelOrder`. */
export type CancelOrderInput = {
  /** `version` of the order that was read. */
  expectedVersion: number;
  /** Order ID. Must be an order of the caller. */
  id: string | number;
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

/** Action to apply to your copy of the item. */
export type ChangeAction =
  /** Remove the item. It was deleted or is no longer visible to you. You may not have a copy. */
  | 'REMOVE'
  /** Store the item. It replaces your copy. */
  | 'UPSERT';

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
  genericDiamondId: string | number;
  /** ID of the setting. */
  ringSettingId: string | number;
  /** US ring size, within the sizes of the setting. Omit, or set to null, if no size has been chosen. */
  ringSize?: number | null | undefined;
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
  userId?: string | number | null | undefined;
};

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type CustomNecklaceFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Length of the chain in inches. */
  chainLength?: FloatRange | null | undefined;
  /** IDs of items. */
  ids?: Array<string | number> | null | undefined;
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
  /** Shape of the stones. */
  shapeIds?: Array<string | number> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Total weight of the stones in carats. */
  totalCarats?: CaratsRange | null | undefined;
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
  | 'UPDATED_AT';

/** Range of instants. Both ends are inclusive. */
export type DateTimeRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: string | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: string | null | undefined;
};

/** Input for `deleteWebhookEndpoint`. */
export type DeleteWebhookEndpointInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Endpoint ID. */
  id: string | number;
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

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type DiamondFilter = {
  /** Groups line sets and pairs into one item each, represented by the first diamond of the set. `set` contains the others. An item matches a filter if one of its diamonds does. Filters and sorts by weight and price use the totals of the set. Not available in feeds. */
  asItems?: boolean | null | undefined;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Weight in carats. For a parcel, the weight of the stones that are not in open orders; administrators see all. */
  carats?: CaratsRange | null | undefined;
  /** Clarity grade. Null if not graded. */
  clarityIds?: Array<string | number> | null | undefined;
  /** Shop pages that show the diamond. */
  collection?: DiamondCollection | null | undefined;
  /** Color category: white, black or fancy. */
  colorCategories?: Array<ColorCategory> | null | undefined;
  /** Color: white D to Z, black, or a fancy hue. Null if not graded. */
  colorIds?: Array<string | number> | null | undefined;
  /** Tinge of a white color, such as brown or green. */
  colorShades?: Array<string> | null | undefined;
  /** Crown angle in degrees. */
  crownAngle?: FloatRange | null | undefined;
  /** Crown height in percent of the diameter. */
  crownHeight?: FloatRange | null | undefined;
  /** Size of the culet. */
  culetSizes?: Array<string> | null | undefined;
  /** Cut grade. Null if not graded. */
  cutIds?: Array<string | number> | null | undefined;
  /** Height in percent of the diameter. */
  depthPercent?: FloatRange | null | undefined;
  /** Price per carat for the caller in percent relative to the list price: -30 is 30 % below it. 2 decimals. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  discount?: FloatRange | null | undefined;
  /** Eye cleanliness: whether inclusions are visible to the naked eye. */
  eyeClean?: Array<string> | null | undefined;
  /** Fancy color intensity. */
  fancyIntensityIds?: Array<string | number> | null | undefined;
  /** ID of a ring setting: single diamonds that fit it by shape and weight. No results if the caller may not see the setting. Not available in feeds. */
  fitsRingSettingId?: string | number | null | undefined;
  /** Color of the fluorescence. */
  fluorescenceColors?: Array<string> | null | undefined;
  /** Fluorescence intensity. Null if not graded. */
  fluorescenceIds?: Array<string | number> | null | undefined;
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
  /** IDs of items. */
  ids?: Array<string | number> | null | undefined;
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
  laboratoryIds?: Array<string | number> | null | undefined;
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
  polishIds?: Array<string | number> | null | undefined;
  /** Price per carat in USD. Outputs include the caller's markups. Inputs are before markups and take precedence over `totalPrice`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Weekly list price per carat in USD. Not available to visitors or API keys without the scope PRICES_READ; they get FORBIDDEN. */
  rapPrice?: MoneyRange | null | undefined;
  /** Report number. */
  reportNumbers?: Array<string> | null | undefined;
  /** Shape. Sort order: most traded shapes first. */
  shapeIds?: Array<string | number> | null | undefined;
  /** Current status: Available, Hold, Suspended or Memo. Expired holds do not count. */
  statuses?: Array<StockStatus> | null | undefined;
  /** Stock number, unique, at most 64 characters. */
  stockNumbers?: Array<string> | null | undefined;
  /** Symmetry grade. Null if not graded. */
  symmetryIds?: Array<string | number> | null | undefined;
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
  /** Width in mm. */
  width?: FloatRange | null | undefined;
};

/** Reference to a diamond. Exactly one field must be set. */
export type DiamondRef =
  {   /** Diamond ID. The same ID is used in REST. */
  id: string | number; reportNumber?: never; stockNumber?: never; }
  |  { id?: never;   /** Report number. If several diamonds have the number, the oldest is returned. */
  reportNumber: string; stockNumber?: never; }
  |  { id?: never; reportNumber?: never;   /** Stock number. */
  stockNumber: string; };

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
  /** Width in mm. */
  | 'WIDTH';

/** Setting with a diamond that fits it. */
export type EngagementRingInput = {
  /** ID of the diamond: a single stone whose shape and weight fit the setting. */
  diamondId: string | number;
  /** Engraved text. At most 40 characters. */
  engraving?: string | null | undefined;
  /** ID of the setting. */
  ringSettingId: string | number;
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

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type EternityRingFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Weight of one stone in carats. */
  caratsPerStone?: CaratsRange | null | undefined;
  /** Clarity of the stones. */
  clarityIds?: Array<string | number> | null | undefined;
  /** Color of the stones. */
  colorIds?: Array<string | number> | null | undefined;
  /** Color of the gold. */
  colorsOfGold?: Array<string> | null | undefined;
  /** IDs of items. */
  ids?: Array<string | number> | null | undefined;
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
  /** Shape of the stones. */
  shapeIds?: Array<string | number> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Total weight of the stones in carats. */
  totalCarats?: CaratsRange | null | undefined;
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
  | 'UPDATED_AT';

/** Extension of a hold. */
export type ExtendHoldInput = {
  /** The `version` of the hold on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Total duration in hours, counted from when the hold was placed. At most the server's limit. The new end must be later than the current end. */
  hours: number;
  /** ID of a hold of the caller. */
  id: string | number;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A request with the same key returns the first outcome; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey: string;
};

/** Range of numbers. Both ends are inclusive. */
export type FloatRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: number | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: number | null | undefined;
};

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type GenericDiamondFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Minimum weight in carats. The price is based on it. */
  caratsFrom?: CaratsRange | null | undefined;
  /** Maximum weight in carats. Null if there is no maximum. */
  caratsTo?: CaratsRange | null | undefined;
  /** Clarity. */
  clarityIds?: Array<string | number> | null | undefined;
  /** Colour. */
  colorIds?: Array<string | number> | null | undefined;
  /** ID of a ring setting: diamonds that fit it by shape and weight. No results if the caller may not see the setting. Not available in feeds. */
  fitsRingSettingId?: string | number | null | undefined;
  /** IDs of items. */
  ids?: Array<string | number> | null | undefined;
  /** Whether the diamond is lab grown. */
  isLabGrown?: boolean | null | undefined;
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Outline. */
  shapeIds?: Array<string | number> | null | undefined;
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that the text fields of the item must contain, in any order and ignoring case. Not available in feeds. */
  text?: string | null | undefined;
  /** Price of a diamond of `caratsFrom` in USD, including the caller's markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
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
  | 'UPDATED_AT';

/** Filter for holds. Fields are combined with AND. */
export type HoldFilter = {
  /** True: current holds. False: ended holds. If omitted, both. */
  isCurrent?: boolean | null | undefined;
  /** Stock types of the items. At least one. */
  kinds?: Array<StockKind> | null | undefined;
};

/** An item to hold. Set exactly one field. */
export type HoldItemInput =
  {   /** ID of a diamond, or of a parcel to hold all its remaining stones. A stone of a line set includes the whole set; half of an inseparable pair includes the other half. */
  diamondId: string | number; jewelleryPieceId?: never; }
  |  { diamondId?: never;   /** ID of a piece of jewellery. */
  jewelleryPieceId: string | number; };

/** How a hold ended. More values may be added. */
export type HoldOutcome =
  /** The hold expired. */
  | 'EXPIRED'
  /** The holder ordered the item. */
  | 'ORDERED'
  /** The holder or an administrator released the hold. */
  | 'RELEASED';

/** Range of integers. Both ends are inclusive. */
export type IntRange = {
  /** Maximum, inclusive. If omitted, no upper limit. */
  max?: number | null | undefined;
  /** Minimum, inclusive. If omitted, no lower limit. */
  min?: number | null | undefined;
};

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
  /** Cut or shape of the main stone. */
  cutsMainStone?: Array<string> | null | undefined;
  /** IDs of items. */
  ids?: Array<string | number> | null | undefined;
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

/** Amount of a melee lot. */
export type MeleeAmountInput = {
  /** Requested weight in carats. At most 3 decimal places. */
  carats: number;
  /** ID of the melee lot. */
  meleeId: string | number;
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

/** Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST. */
export type MeleeLotFilter = {
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availabilities?: Array<Availability> | null | undefined;
  /** Remaining carats of the lot. Orders deduct their carats immediately. */
  carats?: CaratsRange | null | undefined;
  /** Color category. */
  colors?: Array<MeleeColor> | null | undefined;
  /** IDs of items. */
  ids?: Array<string | number> | null | undefined;
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Shape of the stones. Default: round. */
  shapeIds?: Array<string | number> | null | undefined;
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
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. Not available to API keys without the scope PRICES_READ; they get FORBIDDEN. */
  | 'PRICE_PER_CARAT'
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
  | 'UPDATED_AT';

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

/** Input for `moveTestOrder`. */
export type MoveTestOrderInput = {
  /** The `version` on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** Order ID. Must be an order placed with a test key of the same account. */
  id: string | number;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A repeated request with the same key changes nothing; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey?: string | null | undefined;
  /** New status. Sending the current status has no effect. */
  status: OrderStatus;
};

/** Filter of the caller's orders. Fields are combined with AND, values of a list with OR. */
export type MyOrderFilter = {
  /** Orders placed before the order with this ID. Pass the last ID of a page to get the next page; new orders do not shift it. */
  beforeId?: string | number | null | undefined;
  /** The caller's reference, exact match. More than one order may have the same. */
  reference?: string | null | undefined;
  /** At least one status. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** Orders placed or changed at or after this time. Subtract a few minutes from the time of the last request, because changes become visible with a short delay. `orderFeed` misses no change. */
  updatedSince?: string | null | undefined;
};

/** Result of the lookup of a number. */
export type NumberStatus =
  /** The caller can order an item with this number. */
  | 'FOUND'
  /** An item has this number, but the caller cannot order it now: it is on hold for another buyer, on memo, or without a price. */
  | 'HELD'
  /** No item that the caller may see has this number. */
  | 'UNKNOWN';

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

/** Page of a table. `index` × `size` may be at most 10,000. */
export type PageInput = {
  /** Zero-based page number. */
  index?: number;
  /** Rows per page, 1 to 500. */
  size?: number;
};

/** Stones of a parcel. */
export type ParcelAmountInput = {
  /** ID of the parcel. */
  diamondId: string | number;
  /** Number of stones. At least 1, at most the number of stones in the parcel. */
  numberOfStones: number;
  /** Ring size for which the stones are requested. */
  ringSize?: string | null | undefined;
};

/** Items to hold. */
export type PlaceHoldsInput = {
  /** Duration in hours, up to the server's limit (default 48). If omitted, the limit applies. */
  hours?: number | null | undefined;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A request with the same key returns the first holds; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey: string;
  /** 1 to 100 items without duplicates. Sets and pairs are held as a whole. */
  items: Array<HoldItemInput>;
  /** Note of the caller, for example the customer's name. At most 200 characters. Administrators can read it. */
  note?: string | null | undefined;
};

/** Input for `placeOrder`. */
export type PlaceOrderInput = {
  /** ID of the invoice address in the buyer's address book. If null, the primary address. */
  billingAddressId?: string | number | null | undefined;
  /** IDs of 1 to 500 lines of the caller's cart. A line of a set orders the whole set. If both `cartLineIds` and `items` are omitted, users order the whole cart and API keys get INVALID_REQUEST. */
  cartLineIds?: Array<string | number> | null | undefined;
  /** ID of the delivery address in the buyer's address book. If null, the primary address. */
  deliveryAddressId?: string | number | null | undefined;
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

/** Hold to release. */
export type ReleaseHoldInput = {
  /** The `version` of the hold on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked. */
  expectedVersion?: number | null | undefined;
  /** ID of a hold of the caller. */
  id: string | number;
  /** Idempotency key, chosen by the client: 1 to 255 printable characters. A request with the same key returns the first outcome; with different input it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days. */
  idempotencyKey: string;
};

/** Input for `replayWebhooks`. */
export type ReplayWebhooksInput = {
  /** Endpoint ID. */
  endpointId: string | number;
  /** Events to replay. If omitted, all events. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Time from which events are sent again. Deliveries are stored for 30 days. */
  since: string;
};

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
  ids?: Array<string | number> | null | undefined;
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
  /** Shapes of main stones that fit. Empty if none fits. */
  shapeIds?: Array<string | number> | null | undefined;
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
  | 'UPDATED_AT';

/** Input for `sendTestWebhook`. */
export type SendTestWebhookInput = {
  /** Endpoint ID. */
  endpointId: string | number;
};

/** Sort direction. Null values are last in both directions. */
export type SortDirection =
  /** Ascending: lowest, earliest, A or best first. */
  | 'ASC'
  /** Descending: highest, latest, Z or worst first. */
  | 'DESC';

/** Filter for a feed, per stock type, with the fields of list filters. An item that no longer matches the filter is reported as REMOVE, even if only its availability has changed. Filter fields that depend on more than the item and its orders are rejected. Their descriptions end with "Not available in feeds.", and the error names the field. */
export type StockFeedFilter = {
  /** Filter for bracelets. If omitted, all bracelets. */
  bracelets?: BraceletFilter | null | undefined;
  /** Filter for custom necklaces. If omitted, all custom necklaces. */
  customNecklaces?: CustomNecklaceFilter | null | undefined;
  /** Filter for diamonds. If omitted, all diamonds. */
  diamonds?: DiamondFilter | null | undefined;
  /** Filter for eternity rings. If omitted, all eternity rings. */
  eternityRings?: EternityRingFilter | null | undefined;
  /** Filter for generic diamonds. If omitted, all generic diamonds. */
  genericDiamonds?: GenericDiamondFilter | null | undefined;
  /** Filter for jewellery pieces. If omitted, all jewellery pieces. */
  jewelleryPieces?: JewelleryPieceFilter | null | undefined;
  /** Filter for melee lots. If omitted, all melee lots. */
  meleeLots?: MeleeLotFilter | null | undefined;
  /** Filter for ring settings. If omitted, all ring settings. */
  ringSettings?: RingSettingFilter | null | undefined;
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

/** Reference to a stock item. Exactly one field must be set. */
export type StockRef =
  {   /** Item ID. The same ID is used in REST. */
  id: string | number; stockNumber?: never; }
  |  { id?: never;   /** Stock number. */
  stockNumber: string; };

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

/** Input for `updateWebhookEndpoint`. */
export type UpdateWebhookEndpointInput = {
  /** `version` on which the change is based. Returns STALE_VERSION if the record has changed since. */
  expectedVersion: number;
  /** Endpoint ID. */
  id: string | number;
  /** Fields to change. Omitted fields are unchanged. */
  set: WebhookEndpointPatch;
};

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

export type HoldFieldsFragment = { id: string, version: number, kind: StockKind, itemId: string, stockNumber: string, isByHouse: boolean, isTest: boolean, note: string | null, placedAt: string, until: string | null, endedAt: string | null, outcome: HoldOutcome | null };

export type HoldsQueryVariables = Exact<{
  filter?: HoldFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type HoldsQuery = { holds: { total: number, index: number, size: number, items: Array<{ id: string, version: number, kind: StockKind, itemId: string, stockNumber: string, isByHouse: boolean, isTest: boolean, note: string | null, placedAt: string, until: string | null, endedAt: string | null, outcome: HoldOutcome | null }> } | null };

export type PlaceHoldsMutationVariables = Exact<{
  input: PlaceHoldsInput;
}>;


export type PlaceHoldsMutation = { placeHolds: { isReplay: boolean, holds: Array<{ id: string, version: number, kind: StockKind, itemId: string, stockNumber: string, isByHouse: boolean, isTest: boolean, note: string | null, placedAt: string, until: string | null, endedAt: string | null, outcome: HoldOutcome | null }> } | null };

export type ExtendHoldMutationVariables = Exact<{
  input: ExtendHoldInput;
}>;


export type ExtendHoldMutation = { extendHold: { isReplay: boolean, hold: { id: string, version: number, kind: StockKind, itemId: string, stockNumber: string, isByHouse: boolean, isTest: boolean, note: string | null, placedAt: string, until: string | null, endedAt: string | null, outcome: HoldOutcome | null } } | null };

export type ReleaseHoldMutationVariables = Exact<{
  input: ReleaseHoldInput;
}>;


export type ReleaseHoldMutation = { releaseHold: { isReplay: boolean, hold: { id: string, version: number, kind: StockKind, itemId: string, stockNumber: string, isByHouse: boolean, isTest: boolean, note: string | null, placedAt: string, until: string | null, endedAt: string | null, outcome: HoldOutcome | null } } | null };

export type OrderAddressFieldsFragment = { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null };

export type OrderFieldsFragment = { id: string, version: number, status: OrderStatus, isCancellable: boolean, isTest: boolean, reference: string | null, note: string | null, currency: string, totalPrice: number, createdAt: string, updatedAt: string, completedAt: string | null, documentUrl: string | null, deliveryAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, billingAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, lines: Array<{ id: string, kind: ItemKind, itemId: string | null, stockNumber: string, description: string, carats: number | null, numberOfStones: number | null, ringSize: string | null, lineSet: string | null, report: { laboratory: string | null, number: string | null } | null, price: { currency: string, total: number | null, perCarat: number | null, unit: number | null }, facts: Array<{ label: string, value: string }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, isByBuyer: boolean }> };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { isReplay: boolean, order: { id: string, version: number, status: OrderStatus, isCancellable: boolean, isTest: boolean, reference: string | null, note: string | null, currency: string, totalPrice: number, createdAt: string, updatedAt: string, completedAt: string | null, documentUrl: string | null, deliveryAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, billingAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, lines: Array<{ id: string, kind: ItemKind, itemId: string | null, stockNumber: string, description: string, carats: number | null, numberOfStones: number | null, ringSize: string | null, lineSet: string | null, report: { laboratory: string | null, number: string | null } | null, price: { currency: string, total: number | null, perCarat: number | null, unit: number | null }, facts: Array<{ label: string, value: string }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, isByBuyer: boolean }> } } | null };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { order: { id: string, version: number, status: OrderStatus, isCancellable: boolean, isTest: boolean, reference: string | null, note: string | null, currency: string, totalPrice: number, createdAt: string, updatedAt: string, completedAt: string | null, documentUrl: string | null, deliveryAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, billingAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, lines: Array<{ id: string, kind: ItemKind, itemId: string | null, stockNumber: string, description: string, carats: number | null, numberOfStones: number | null, ringSize: string | null, lineSet: string | null, report: { laboratory: string | null, number: string | null } | null, price: { currency: string, total: number | null, perCarat: number | null, unit: number | null }, facts: Array<{ label: string, value: string }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, isByBuyer: boolean }> } } | null };

export type MoveTestOrderMutationVariables = Exact<{
  input: MoveTestOrderInput;
}>;


export type MoveTestOrderMutation = { moveTestOrder: { order: { id: string, version: number, status: OrderStatus, isCancellable: boolean, isTest: boolean, reference: string | null, note: string | null, currency: string, totalPrice: number, createdAt: string, updatedAt: string, completedAt: string | null, documentUrl: string | null, deliveryAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, billingAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, lines: Array<{ id: string, kind: ItemKind, itemId: string | null, stockNumber: string, description: string, carats: number | null, numberOfStones: number | null, ringSize: string | null, lineSet: string | null, report: { laboratory: string | null, number: string | null } | null, price: { currency: string, total: number | null, perCarat: number | null, unit: number | null }, facts: Array<{ label: string, value: string }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, isByBuyer: boolean }> } } | null };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, version: number, status: OrderStatus, isCancellable: boolean, isTest: boolean, reference: string | null, note: string | null, currency: string, totalPrice: number, createdAt: string, updatedAt: string, completedAt: string | null, documentUrl: string | null, deliveryAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, billingAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, lines: Array<{ id: string, kind: ItemKind, itemId: string | null, stockNumber: string, description: string, carats: number | null, numberOfStones: number | null, ringSize: string | null, lineSet: string | null, report: { laboratory: string | null, number: string | null } | null, price: { currency: string, total: number | null, perCarat: number | null, unit: number | null }, facts: Array<{ label: string, value: string }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, isByBuyer: boolean }> } | null };

export type MyOrdersQueryVariables = Exact<{
  filter?: MyOrderFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type MyOrdersQuery = { myOrders: { total: number, index: number, size: number, items: Array<{ id: string, version: number, status: OrderStatus, isCancellable: boolean, isTest: boolean, reference: string | null, note: string | null, currency: string, totalPrice: number, createdAt: string, updatedAt: string, completedAt: string | null, documentUrl: string | null, deliveryAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, billingAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, lines: Array<{ id: string, kind: ItemKind, itemId: string | null, stockNumber: string, description: string, carats: number | null, numberOfStones: number | null, ringSize: string | null, lineSet: string | null, report: { laboratory: string | null, number: string | null } | null, price: { currency: string, total: number | null, perCarat: number | null, unit: number | null }, facts: Array<{ label: string, value: string }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, isByBuyer: boolean }> }> } | null };

export type OrderFeedQueryVariables = Exact<{
  cursor?: string | null | undefined;
  first?: number;
}>;


export type OrderFeedQuery = { orderFeed: { cursor: string, hasMore: boolean, changes: Array<{ action: ChangeAction, id: string, order: { id: string, version: number, status: OrderStatus, isCancellable: boolean, isTest: boolean, reference: string | null, note: string | null, currency: string, totalPrice: number, createdAt: string, updatedAt: string, completedAt: string | null, documentUrl: string | null, deliveryAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, billingAddress: { name: string, company: string | null, address: string, city: string, federation: string | null, country: string, phone: string | null, email: string | null } | null, lines: Array<{ id: string, kind: ItemKind, itemId: string | null, stockNumber: string, description: string, carats: number | null, numberOfStones: number | null, ringSize: string | null, lineSet: string | null, report: { laboratory: string | null, number: string | null } | null, price: { currency: string, total: number | null, perCarat: number | null, unit: number | null }, facts: Array<{ label: string, value: string }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, status: OrderStatus, statusBefore: OrderStatus | null, note: string | null, isByBuyer: boolean }> } | null }> } | null };

type GradeFields_Clarity_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_Color_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_CutGrade_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_FancyIntensity_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_FluorescenceGrade_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_Laboratory_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_PolishGrade_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_Shape_Fragment = { id: string, code: string, label: string, rank: number };

type GradeFields_SymmetryGrade_Fragment = { id: string, code: string, label: string, rank: number };

export type GradeFieldsFragment =
  | GradeFields_Clarity_Fragment
  | GradeFields_Color_Fragment
  | GradeFields_CutGrade_Fragment
  | GradeFields_FancyIntensity_Fragment
  | GradeFields_FluorescenceGrade_Fragment
  | GradeFields_Laboratory_Fragment
  | GradeFields_PolishGrade_Fragment
  | GradeFields_Shape_Fragment
  | GradeFields_SymmetryGrade_Fragment
;

export type ReferenceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferenceListsQuery = { referenceLists: { clarities: Array<{ id: string, code: string, label: string, rank: number }>, colors: Array<{ id: string, code: string, label: string, rank: number }>, cuts: Array<{ id: string, code: string, label: string, rank: number }>, fancyIntensities: Array<{ id: string, code: string, label: string, rank: number }>, fluorescences: Array<{ id: string, code: string, label: string, rank: number }>, laboratories: Array<{ id: string, code: string, label: string, rank: number }>, polishes: Array<{ id: string, code: string, label: string, rank: number }>, shapes: Array<{ id: string, code: string, label: string, rank: number }>, symmetries: Array<{ id: string, code: string, label: string, rank: number }> } | null };

export type RateLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type RateLimitQuery = { rateLimit: { limit: number, remaining: number, restorePerSecond: number } | null };

export type ErrorCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type ErrorCatalogueQuery = { errorCatalogue: Array<{ code: ErrorCode, errorCode: number, httpStatus: number, message: string, explanation: string, reasons: Array<{ reason: string, explanation: string }> }> | null };

export type StockByNumbersQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type StockByNumbersQuery = { stockByNumbers: Array<{ number: string, status: NumberStatus, items: Array<
      | { __typename: 'Bracelet', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'CustomNecklace', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'Diamond', availability: Availability, carats: number, collections: Array<DiamondCollection>, colorShade: string | null, comment: string | null, discount: number | null, eyeClean: string | null, fluorescenceColor: string | null, fluorescenceText: string | null, id: string, isActive: boolean, isHighlighted: boolean, isLabGrown: boolean, isLine: boolean, isMatchingPair: boolean, isPair: boolean, isSnP: boolean, kind: StockKind, lineSet: string | null, lineSetClarity: string | null, lineSetColor: string | null, milky: string | null, note: string | null, overtone: string | null, parcelStones: number, rapPrice: number | null, showToAll: boolean, status: StockStatus, stockNumber: string, tradeShow: string | null, treatment: string | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, cut: { code: string, id: string, label: string, rank: number } | null, fancyIntensity: { code: string, id: string, label: string, rank: number } | null, fluorescence: { code: string, id: string, label: string, rank: number } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, polish: { code: string, id: string, label: string, rank: number } | null, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, proportions: { crownAngle: number | null, crownHeight: number | null, culetSize: string | null, depthPercent: number | null, girdle: string | null, height: number | null, length: number | null, tablePercent: number | null, width: number | null }, report: { number: string | null, url: string | null, laboratory: { code: string, id: string, label: string, rank: number } | null }, set: { availability: Availability, carats: number, description: string, discount: number | null, kind: DiamondSetKind, memberIds: Array<string>, perCarat: number | null, stones: number, total: number | null } | null, shape: { code: string, id: string, label: string, rank: number }, symmetry: { code: string, id: string, label: string, rank: number } | null }
      | { __typename: 'EternityRing', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'GenericDiamond', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'JewelleryPiece', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'MeleeLot', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'RingSetting', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
    > }> };

export type SearchStockQueryVariables = Exact<{
  text: string;
  kinds?: Array<StockKind> | StockKind | null | undefined;
  first?: number | null | undefined;
}>;


export type SearchStockQuery = { searchStock: { total: number, items: Array<
      | { __typename: 'Bracelet', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'CustomNecklace', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'Diamond', availability: Availability, carats: number, collections: Array<DiamondCollection>, colorShade: string | null, comment: string | null, discount: number | null, eyeClean: string | null, fluorescenceColor: string | null, fluorescenceText: string | null, id: string, isActive: boolean, isHighlighted: boolean, isLabGrown: boolean, isLine: boolean, isMatchingPair: boolean, isPair: boolean, isSnP: boolean, kind: StockKind, lineSet: string | null, lineSetClarity: string | null, lineSetColor: string | null, milky: string | null, note: string | null, overtone: string | null, parcelStones: number, rapPrice: number | null, showToAll: boolean, status: StockStatus, stockNumber: string, tradeShow: string | null, treatment: string | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, cut: { code: string, id: string, label: string, rank: number } | null, fancyIntensity: { code: string, id: string, label: string, rank: number } | null, fluorescence: { code: string, id: string, label: string, rank: number } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, polish: { code: string, id: string, label: string, rank: number } | null, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, proportions: { crownAngle: number | null, crownHeight: number | null, culetSize: string | null, depthPercent: number | null, girdle: string | null, height: number | null, length: number | null, tablePercent: number | null, width: number | null }, report: { number: string | null, url: string | null, laboratory: { code: string, id: string, label: string, rank: number } | null }, set: { availability: Availability, carats: number, description: string, discount: number | null, kind: DiamondSetKind, memberIds: Array<string>, perCarat: number | null, stones: number, total: number | null } | null, shape: { code: string, id: string, label: string, rank: number }, symmetry: { code: string, id: string, label: string, rank: number } | null }
      | { __typename: 'EternityRing', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'GenericDiamond', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'JewelleryPiece', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'MeleeLot', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
      | { __typename: 'RingSetting', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
    > } | null };

export type SimilarDiamondsQueryVariables = Exact<{
  ref: DiamondRef;
  first?: number;
}>;


export type SimilarDiamondsQuery = { similarDiamonds: Array<{ availability: Availability, carats: number, collections: Array<DiamondCollection>, colorShade: string | null, comment: string | null, discount: number | null, eyeClean: string | null, fluorescenceColor: string | null, fluorescenceText: string | null, id: string, isActive: boolean, isHighlighted: boolean, isLabGrown: boolean, isLine: boolean, isMatchingPair: boolean, isPair: boolean, isSnP: boolean, kind: StockKind, lineSet: string | null, lineSetClarity: string | null, lineSetColor: string | null, milky: string | null, note: string | null, overtone: string | null, parcelStones: number, rapPrice: number | null, showToAll: boolean, status: StockStatus, stockNumber: string, tradeShow: string | null, treatment: string | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, cut: { code: string, id: string, label: string, rank: number } | null, fancyIntensity: { code: string, id: string, label: string, rank: number } | null, fluorescence: { code: string, id: string, label: string, rank: number } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, polish: { code: string, id: string, label: string, rank: number } | null, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, proportions: { crownAngle: number | null, crownHeight: number | null, culetSize: string | null, depthPercent: number | null, girdle: string | null, height: number | null, length: number | null, tablePercent: number | null, width: number | null }, report: { number: string | null, url: string | null, laboratory: { code: string, id: string, label: string, rank: number } | null }, set: { availability: Availability, carats: number, description: string, discount: number | null, kind: DiamondSetKind, memberIds: Array<string>, perCarat: number | null, stones: number, total: number | null } | null, shape: { code: string, id: string, label: string, rank: number }, symmetry: { code: string, id: string, label: string, rank: number } | null }> | null };

export type StockFeedQueryVariables = Exact<{
  types?: Array<StockKind> | StockKind | null | undefined;
  filter?: StockFeedFilter | null | undefined;
  cursor?: string | null | undefined;
  first?: number;
}>;


export type StockFeedQuery = { stockFeed: { cursor: string, hasMore: boolean, changes: Array<{ action: ChangeAction, kind: StockKind, itemId: string, item:
        | { __typename: 'Bracelet', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
        | { __typename: 'CustomNecklace', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
        | { __typename: 'Diamond', availability: Availability, carats: number, collections: Array<DiamondCollection>, colorShade: string | null, comment: string | null, discount: number | null, eyeClean: string | null, fluorescenceColor: string | null, fluorescenceText: string | null, id: string, isActive: boolean, isHighlighted: boolean, isLabGrown: boolean, isLine: boolean, isMatchingPair: boolean, isPair: boolean, isSnP: boolean, kind: StockKind, lineSet: string | null, lineSetClarity: string | null, lineSetColor: string | null, milky: string | null, note: string | null, overtone: string | null, parcelStones: number, rapPrice: number | null, showToAll: boolean, status: StockStatus, stockNumber: string, tradeShow: string | null, treatment: string | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, cut: { code: string, id: string, label: string, rank: number } | null, fancyIntensity: { code: string, id: string, label: string, rank: number } | null, fluorescence: { code: string, id: string, label: string, rank: number } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, polish: { code: string, id: string, label: string, rank: number } | null, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, proportions: { crownAngle: number | null, crownHeight: number | null, culetSize: string | null, depthPercent: number | null, girdle: string | null, height: number | null, length: number | null, tablePercent: number | null, width: number | null }, report: { number: string | null, url: string | null, laboratory: { code: string, id: string, label: string, rank: number } | null }, set: { availability: Availability, carats: number, description: string, discount: number | null, kind: DiamondSetKind, memberIds: Array<string>, perCarat: number | null, stones: number, total: number | null } | null, shape: { code: string, id: string, label: string, rank: number }, symmetry: { code: string, id: string, label: string, rank: number } | null }
        | { __typename: 'EternityRing', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
        | { __typename: 'GenericDiamond', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
        | { __typename: 'JewelleryPiece', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
        | { __typename: 'MeleeLot', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
        | { __typename: 'RingSetting', availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }
       | null }> } | null };

export type WebhookEndpointFieldsFragment = { id: string, version: number, isTest: boolean, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, previousUntil: string | null };

export type WebhookDeliveryFieldsFragment = { id: string, endpointId: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null, payload: string };

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { webhookEndpoints: Array<{ id: string, version: number, isTest: boolean, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, previousUntil: string | null }> | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string | number;
  filter?: WebhookDeliveryFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { total: number, index: number, size: number, items: Array<{ id: string, endpointId: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null, payload: string }> } | null };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, version: number, isTest: boolean, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, previousUntil: string | null } } | null };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { endpoint: { id: string, version: number, isTest: boolean, url: string, description: string | null, events: Array<WebhookEvent>, stockTypes: Array<StockKind>, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, previousUntil: string | null } } | null };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  input: DeleteWebhookEndpointInput;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { endpointId: string } | null };

export type SendTestWebhookMutationVariables = Exact<{
  input: SendTestWebhookInput;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { delivery: { id: string, endpointId: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, nextAttemptAt: string | null, payload: string } } | null };

export type ReplayWebhooksMutationVariables = Exact<{
  input: ReplayWebhooksInput;
}>;


export type ReplayWebhooksMutation = { replayWebhooks: { count: number } | null };

type StockItemFields_Bracelet_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

type StockItemFields_CustomNecklace_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

type StockItemFields_Diamond_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

type StockItemFields_EternityRing_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

type StockItemFields_GenericDiamond_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

type StockItemFields_JewelleryPiece_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

type StockItemFields_MeleeLot_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

type StockItemFields_RingSetting_Fragment = { availability: Availability, id: string, isActive: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

export type StockItemFieldsFragment =
  | StockItemFields_Bracelet_Fragment
  | StockItemFields_CustomNecklace_Fragment
  | StockItemFields_Diamond_Fragment
  | StockItemFields_EternityRing_Fragment
  | StockItemFields_GenericDiamond_Fragment
  | StockItemFields_JewelleryPiece_Fragment
  | StockItemFields_MeleeLot_Fragment
  | StockItemFields_RingSetting_Fragment
;

export type BraceletFieldsFragment = { availability: Availability, color: string | null, description: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, size: string | null, stockNumber: string, title: string | null, totalCarats: number | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null };

export type BraceletQueryVariables = Exact<{
  ref: StockRef;
}>;


export type BraceletQuery = { bracelet: { availability: Availability, color: string | null, description: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, size: string | null, stockNumber: string, title: string | null, totalCarats: number | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null } | null };

export type BraceletsQueryVariables = Exact<{
  filter?: BraceletFilter | null | undefined;
  sort?: Array<BraceletSort> | BraceletSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type BraceletsQuery = { bracelets: { total: number, index: number, size: number, items: Array<{ availability: Availability, color: string | null, description: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, size: string | null, stockNumber: string, title: string | null, totalCarats: number | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null }> } | null };

export type CustomNecklaceFieldsFragment = { availability: Availability, chainLength: number | null, description: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, stockNumber: string, totalCarats: number | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } | null };

export type CustomNecklaceQueryVariables = Exact<{
  ref: StockRef;
}>;


export type CustomNecklaceQuery = { customNecklace: { availability: Availability, chainLength: number | null, description: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, stockNumber: string, totalCarats: number | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } | null } | null };

export type CustomNecklacesQueryVariables = Exact<{
  filter?: CustomNecklaceFilter | null | undefined;
  sort?: Array<CustomNecklaceSort> | CustomNecklaceSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CustomNecklacesQuery = { customNecklaces: { total: number, index: number, size: number, items: Array<{ availability: Availability, chainLength: number | null, description: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, stockNumber: string, totalCarats: number | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } | null }> } | null };

export type DiamondFieldsFragment = { availability: Availability, carats: number, collections: Array<DiamondCollection>, colorShade: string | null, comment: string | null, discount: number | null, eyeClean: string | null, fluorescenceColor: string | null, fluorescenceText: string | null, id: string, isActive: boolean, isHighlighted: boolean, isLabGrown: boolean, isLine: boolean, isMatchingPair: boolean, isPair: boolean, isSnP: boolean, kind: StockKind, lineSet: string | null, lineSetClarity: string | null, lineSetColor: string | null, milky: string | null, note: string | null, overtone: string | null, parcelStones: number, rapPrice: number | null, showToAll: boolean, status: StockStatus, stockNumber: string, tradeShow: string | null, treatment: string | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, cut: { code: string, id: string, label: string, rank: number } | null, fancyIntensity: { code: string, id: string, label: string, rank: number } | null, fluorescence: { code: string, id: string, label: string, rank: number } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, polish: { code: string, id: string, label: string, rank: number } | null, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, proportions: { crownAngle: number | null, crownHeight: number | null, culetSize: string | null, depthPercent: number | null, girdle: string | null, height: number | null, length: number | null, tablePercent: number | null, width: number | null }, report: { number: string | null, url: string | null, laboratory: { code: string, id: string, label: string, rank: number } | null }, set: { availability: Availability, carats: number, description: string, discount: number | null, kind: DiamondSetKind, memberIds: Array<string>, perCarat: number | null, stones: number, total: number | null } | null, shape: { code: string, id: string, label: string, rank: number }, symmetry: { code: string, id: string, label: string, rank: number } | null };

export type DiamondQueryVariables = Exact<{
  ref: DiamondRef;
}>;


export type DiamondQuery = { diamond: { availability: Availability, carats: number, collections: Array<DiamondCollection>, colorShade: string | null, comment: string | null, discount: number | null, eyeClean: string | null, fluorescenceColor: string | null, fluorescenceText: string | null, id: string, isActive: boolean, isHighlighted: boolean, isLabGrown: boolean, isLine: boolean, isMatchingPair: boolean, isPair: boolean, isSnP: boolean, kind: StockKind, lineSet: string | null, lineSetClarity: string | null, lineSetColor: string | null, milky: string | null, note: string | null, overtone: string | null, parcelStones: number, rapPrice: number | null, showToAll: boolean, status: StockStatus, stockNumber: string, tradeShow: string | null, treatment: string | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, cut: { code: string, id: string, label: string, rank: number } | null, fancyIntensity: { code: string, id: string, label: string, rank: number } | null, fluorescence: { code: string, id: string, label: string, rank: number } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, polish: { code: string, id: string, label: string, rank: number } | null, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, proportions: { crownAngle: number | null, crownHeight: number | null, culetSize: string | null, depthPercent: number | null, girdle: string | null, height: number | null, length: number | null, tablePercent: number | null, width: number | null }, report: { number: string | null, url: string | null, laboratory: { code: string, id: string, label: string, rank: number } | null }, set: { availability: Availability, carats: number, description: string, discount: number | null, kind: DiamondSetKind, memberIds: Array<string>, perCarat: number | null, stones: number, total: number | null } | null, shape: { code: string, id: string, label: string, rank: number }, symmetry: { code: string, id: string, label: string, rank: number } | null } | null };

export type DiamondsQueryVariables = Exact<{
  filter?: DiamondFilter | null | undefined;
  sort?: Array<DiamondSort> | DiamondSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type DiamondsQuery = { diamonds: { total: number, index: number, size: number, items: Array<{ availability: Availability, carats: number, collections: Array<DiamondCollection>, colorShade: string | null, comment: string | null, discount: number | null, eyeClean: string | null, fluorescenceColor: string | null, fluorescenceText: string | null, id: string, isActive: boolean, isHighlighted: boolean, isLabGrown: boolean, isLine: boolean, isMatchingPair: boolean, isPair: boolean, isSnP: boolean, kind: StockKind, lineSet: string | null, lineSetClarity: string | null, lineSetColor: string | null, milky: string | null, note: string | null, overtone: string | null, parcelStones: number, rapPrice: number | null, showToAll: boolean, status: StockStatus, stockNumber: string, tradeShow: string | null, treatment: string | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, cut: { code: string, id: string, label: string, rank: number } | null, fancyIntensity: { code: string, id: string, label: string, rank: number } | null, fluorescence: { code: string, id: string, label: string, rank: number } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, polish: { code: string, id: string, label: string, rank: number } | null, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, proportions: { crownAngle: number | null, crownHeight: number | null, culetSize: string | null, depthPercent: number | null, girdle: string | null, height: number | null, length: number | null, tablePercent: number | null, width: number | null }, report: { number: string | null, url: string | null, laboratory: { code: string, id: string, label: string, rank: number } | null }, set: { availability: Availability, carats: number, description: string, discount: number | null, kind: DiamondSetKind, memberIds: Array<string>, perCarat: number | null, stones: number, total: number | null } | null, shape: { code: string, id: string, label: string, rank: number }, symmetry: { code: string, id: string, label: string, rank: number } | null }> } | null };

export type EternityRingFieldsFragment = { availability: Availability, caratsPerStone: number | null, colorOfGold: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, ringSize: number | null, stockNumber: string, totalCarats: number | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } };

export type EternityRingQueryVariables = Exact<{
  ref: StockRef;
}>;


export type EternityRingQuery = { eternityRing: { availability: Availability, caratsPerStone: number | null, colorOfGold: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, ringSize: number | null, stockNumber: string, totalCarats: number | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } } | null };

export type EternityRingsQueryVariables = Exact<{
  filter?: EternityRingFilter | null | undefined;
  sort?: Array<EternityRingSort> | EternityRingSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type EternityRingsQuery = { eternityRings: { total: number, index: number, size: number, items: Array<{ availability: Availability, caratsPerStone: number | null, colorOfGold: string | null, id: string, isActive: boolean, kind: StockKind, material: string | null, name: string, note: string | null, numberOfStones: number | null, ringSize: number | null, stockNumber: string, totalCarats: number | null, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } }> } | null };

export type GenericDiamondFieldsFragment = { availability: Availability, caratsFrom: number, caratsTo: number | null, id: string, isActive: boolean, isLabGrown: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } };

export type GenericDiamondQueryVariables = Exact<{
  ref: StockRef;
}>;


export type GenericDiamondQuery = { genericDiamond: { availability: Availability, caratsFrom: number, caratsTo: number | null, id: string, isActive: boolean, isLabGrown: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } } | null };

export type GenericDiamondsQueryVariables = Exact<{
  filter?: GenericDiamondFilter | null | undefined;
  sort?: Array<GenericDiamondSort> | GenericDiamondSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type GenericDiamondsQuery = { genericDiamonds: { total: number, index: number, size: number, items: Array<{ availability: Availability, caratsFrom: number, caratsTo: number | null, id: string, isActive: boolean, isLabGrown: boolean, kind: StockKind, note: string | null, stockNumber: string, updatedAt: string, version: number, clarity: { code: string, id: string, label: string, rank: number } | null, color: { category: ColorCategory, code: string, id: string, label: string, name: string, rank: number, variation: string } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } }> } | null };

export type JewelleryPieceFieldsFragment = { availability: Availability, brand: string | null, certNum: string | null, certPrice: number | null, colorOfGold: string | null, dateArrived: string | null, description: string | null, id: string, isActive: boolean, isOneOfAKind: boolean, karatGold: string | null, kind: StockKind, labCertificate: string | null, material: string | null, measurements: string | null, note: string | null, notes: string | null, parcelName: string | null, period: string | null, quantity: number, repair: string | null, return: string | null, ringSize: string | null, status: JewelleryStatus, stockNumber: string, subType: string | null, title: string | null, totalPrice: number | null, type: JewelleryType, updatedAt: string, version: number, webPrice: number | null, weight: number | null, mainStone: { carats: number | null, clarity: string | null, color: string | null, cut: string | null, number: number | null, type: string | null } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, sideStones: Array<{ carats: number | null, clarity: string | null, color: string | null, cut: string | null, number: number | null, position: number, type: string | null }> };

export type JewelleryPieceQueryVariables = Exact<{
  ref: StockRef;
}>;


export type JewelleryPieceQuery = { jewelleryPiece: { availability: Availability, brand: string | null, certNum: string | null, certPrice: number | null, colorOfGold: string | null, dateArrived: string | null, description: string | null, id: string, isActive: boolean, isOneOfAKind: boolean, karatGold: string | null, kind: StockKind, labCertificate: string | null, material: string | null, measurements: string | null, note: string | null, notes: string | null, parcelName: string | null, period: string | null, quantity: number, repair: string | null, return: string | null, ringSize: string | null, status: JewelleryStatus, stockNumber: string, subType: string | null, title: string | null, totalPrice: number | null, type: JewelleryType, updatedAt: string, version: number, webPrice: number | null, weight: number | null, mainStone: { carats: number | null, clarity: string | null, color: string | null, cut: string | null, number: number | null, type: string | null } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, sideStones: Array<{ carats: number | null, clarity: string | null, color: string | null, cut: string | null, number: number | null, position: number, type: string | null }> } | null };

export type JewelleryPiecesQueryVariables = Exact<{
  filter?: JewelleryPieceFilter | null | undefined;
  sort?: Array<JewelleryPieceSort> | JewelleryPieceSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type JewelleryPiecesQuery = { jewelleryPieces: { total: number, index: number, size: number, items: Array<{ availability: Availability, brand: string | null, certNum: string | null, certPrice: number | null, colorOfGold: string | null, dateArrived: string | null, description: string | null, id: string, isActive: boolean, isOneOfAKind: boolean, karatGold: string | null, kind: StockKind, labCertificate: string | null, material: string | null, measurements: string | null, note: string | null, notes: string | null, parcelName: string | null, period: string | null, quantity: number, repair: string | null, return: string | null, ringSize: string | null, status: JewelleryStatus, stockNumber: string, subType: string | null, title: string | null, totalPrice: number | null, type: JewelleryType, updatedAt: string, version: number, webPrice: number | null, weight: number | null, mainStone: { carats: number | null, clarity: string | null, color: string | null, cut: string | null, number: number | null, type: string | null } | null, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, sideStones: Array<{ carats: number | null, clarity: string | null, color: string | null, cut: string | null, number: number | null, position: number, type: string | null }> }> } | null };

export type MeleeLotFieldsFragment = { availability: Availability, carats: number, color: MeleeColor, id: string, isActive: boolean, kind: StockKind, note: string | null, showToAll: boolean, sieves: Array<MeleeSieve>, sizeFrom: number | null, sizeTo: number | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } };

export type MeleeLotQueryVariables = Exact<{
  ref: StockRef;
}>;


export type MeleeLotQuery = { meleeLot: { availability: Availability, carats: number, color: MeleeColor, id: string, isActive: boolean, kind: StockKind, note: string | null, showToAll: boolean, sieves: Array<MeleeSieve>, sizeFrom: number | null, sizeTo: number | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } } | null };

export type MeleeLotsQueryVariables = Exact<{
  filter?: MeleeLotFilter | null | undefined;
  sort?: Array<MeleeLotSort> | MeleeLotSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type MeleeLotsQuery = { meleeLots: { total: number, index: number, size: number, items: Array<{ availability: Availability, carats: number, color: MeleeColor, id: string, isActive: boolean, kind: StockKind, note: string | null, showToAll: boolean, sieves: Array<MeleeSieve>, sizeFrom: number | null, sizeTo: number | null, stockNumber: string, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shape: { code: string, id: string, label: string, rank: number } }> } | null };

export type RingSettingFieldsFragment = { availability: Availability, caratsFrom: number | null, caratsTo: number | null, colorOfGold: string | null, description: string | null, id: string, isActive: boolean, karatGold: string | null, kind: StockKind, material: string | null, name: string, note: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, sideStones: number | null, sideStonesCarats: number | null, stockNumber: string, style: string | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shapes: Array<{ code: string, id: string, label: string, rank: number }> };

export type RingSettingQueryVariables = Exact<{
  ref: StockRef;
}>;


export type RingSettingQuery = { ringSetting: { availability: Availability, caratsFrom: number | null, caratsTo: number | null, colorOfGold: string | null, description: string | null, id: string, isActive: boolean, karatGold: string | null, kind: StockKind, material: string | null, name: string, note: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, sideStones: number | null, sideStonesCarats: number | null, stockNumber: string, style: string | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shapes: Array<{ code: string, id: string, label: string, rank: number }> } | null };

export type RingSettingsQueryVariables = Exact<{
  filter?: RingSettingFilter | null | undefined;
  sort?: Array<RingSettingSort> | RingSettingSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type RingSettingsQuery = { ringSettings: { total: number, index: number, size: number, items: Array<{ availability: Availability, caratsFrom: number | null, caratsTo: number | null, colorOfGold: string | null, description: string | null, id: string, isActive: boolean, karatGold: string | null, kind: StockKind, material: string | null, name: string, note: string | null, ringSizeFrom: number | null, ringSizeTo: number | null, sideStones: number | null, sideStonesCarats: number | null, stockNumber: string, style: string | null, updatedAt: string, version: number, media: { set3d: string | null, video: string | null, view3d: string | null, images: Array<{ slot: string, url: string }> }, price: { currency: string, perCarat: number | null, total: number | null, unit: number | null } | null, shapes: Array<{ code: string, id: string, label: string, rank: number }> }> } | null };
