/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a stock item is to the caller at this moment. Only FOR_SALE and HELD_FOR_YOU can be ordered. Treat an unknown value as GONE. */
export type Availability =
  /** Can be ordered. */
  | 'FOR_SALE'
  /** Suspended, out on memo, inactive or without a price; or half of a pair that is sold only together, if the other half cannot be ordered. */
  | 'GONE'
  /** On hold for the caller, who alone can order it. */
  | 'HELD_FOR_YOU'
  /** On hold for another buyer, or in an open order of another buyer. It may be for sale again. */
  | 'ON_HOLD'
  /** In an order of the caller, open or completed. It cannot be ordered again. */
  | 'ORDERED_BY_YOU'
  /** Sold to another buyer. */
  | 'SOLD';

/** An item to put into a list: exactly one of the fields. */
export type BasketItemInput =
  {   /** A bracelet of one colour and size. */
  braceletId: string | number; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never;   /** A setting with a generic diamond, put together now. */
  completedRing: CompletedRingInput; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never;   /** A completed ring that the caller has put together. */
  completedRingId: string | number; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never;   /** A custom necklace. */
  customNecklaceId: string | number; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never;   /** A stone, or one stone of a parcel. A stone of a line set comes with its set, half of a pair that is not separated with the other. */
  diamondId: string | number; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never;   /** A setting with a diamond, put together now. */
  engagementRing: EngagementRingInput; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never;   /** An engagement ring that the caller has put together. */
  engagementRingId: string | number; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never;   /** An eternity ring. */
  eternityRingId: string | number; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never;   /** A piece of jewellery. */
  jewelleryPieceId: string | number; lineSetDiamondId?: never; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never;   /** Any stone of a line set or of a pair that is not separated: all of it. Refused for other stones. */
  lineSetDiamondId: string | number; melee?: never; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never;   /** An amount of a melee lot. */
  melee: MeleeAmountInput; parcel?: never; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never;   /** Stones of a parcel. */
  parcel: ParcelAmountInput; wishlistLineId?: never; }
  |  { braceletId?: never; completedRing?: never; completedRingId?: never; customNecklaceId?: never; diamondId?: never; engagementRing?: never; engagementRingId?: never; eternityRingId?: never; jewelleryPieceId?: never; lineSetDiamondId?: never; melee?: never; parcel?: never;   /** A line of the caller’s wishlist. */
  wishlistLineId: string | number; };

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type BraceletFilter = {
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** Colour of this variant, such as Yellow Gold. */
  colors?: Array<string> | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** The least expensive variant of each design, of those that meet the rest of the filter; false: all others of these. Not for keys without the scope PRICES_READ: FORBIDDEN. Refused by feeds. */
  isOneOfEachDesign?: boolean | null | undefined;
  /** Metal, such as Platinum or 18K Gold. */
  materials?: Array<string> | null | undefined;
  /** The name that its variants share, as in the address of their page. */
  names?: Array<string> | null | undefined;
  /** How many stones it has. */
  numberOfStones?: IntRange | null | undefined;
  /** Price of the bracelet. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Size of this variant, such as 7 in or M. */
  sizes?: Array<string> | null | undefined;
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumbers?: Array<string> | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
  /** Weight of all stones, carats. */
  totalCarats?: CaratsRange | null | undefined;
};

/** One column of a sort. */
export type BraceletSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: BraceletSortField;
};

/** What a list of bracelets is sorted by. Grades go by their rank. */
export type BraceletSortField =
  /** Colour of this variant, such as Yellow Gold. */
  | 'COLOR'
  /** For everybody who looks at it. */
  | 'DESCRIPTION'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** The name that its variants share, as in the address of their page. */
  | 'NAME'
  /** How many stones it has. */
  | 'NUMBER_OF_STONES'
  /** Price of the bracelet. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE'
  /** Size of this variant, such as 7 in or M. */
  | 'SIZE'
  /** The house's own number, unique among its type. A new piece without one is given one. */
  | 'STOCK_NUMBER'
  /** Heading of its page. */
  | 'TITLE'
  /** Weight of all stones, carats. */
  | 'TOTAL_CARATS'
  /** Last change. */
  | 'UPDATED_AT';

/** Input of `cancelOrder`. */
export type CancelOrderInput = {
  /** `version` of the order that was read. */
  expectedVersion: number;
  /** Order ID. Must be an order of the caller. */
  id: string | number;
  /** The caller’s own name for this attempt, 1 to 255 printable characters: sent again, it changes nothing more. With other input it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days. */
  idempotencyKey?: string | null | undefined;
};

/** A closed range of weights. */
export type CaratsRange = {
  /** Highest value that counts; left out: no upper end. */
  max?: number | null | undefined;
  /** Lowest value that counts; left out: no lower end. */
  min?: number | null | undefined;
};

/** Action to apply to your copy of the item. */
export type ChangeAction =
  /** Remove the item. It was deleted or is no longer visible to you. You may not have a copy. */
  | 'REMOVE'
  /** Store the item. It replaces your copy. */
  | 'UPSERT';

/** The ways in which diamonds are coloured. Treat an unknown value as FANCY. */
export type ColorCategory =
  /** Black. */
  | 'BLACK'
  /** Any other hue. */
  | 'FANCY'
  /** Colourless to light yellow, D to Z. */
  | 'WHITE';

/** A setting and the generic diamond that it takes. */
export type CompletedRingInput = {
  /** At most 40 characters. */
  engraving?: string | null | undefined;
  /** The generic diamond: of a shape that the setting takes, and a weight that it may have. */
  genericDiamondId: string | number;
  /** The setting. */
  ringSettingId: string | number;
  /** US, within the sizes of the setting. Null: not told yet. */
  ringSize?: number | null | undefined;
};

/** Input of createWebhookEndpoint. */
export type CreateWebhookEndpointInput = {
  /** Description by the owner: one line. Null if not set. At most 200 characters. */
  description?: string | null | undefined;
  /** Subscribed events; at least one. `TEST` cannot be subscribed to. */
  events: Array<WebhookEvent>;
  /** True: it is told of the orders and holds of test keys, and not of the others. A test key makes such endpoints, other keys none. Stays as it is. */
  isTest?: boolean | null | undefined;
  /** Stock types whose changes are sent, for `STOCK_CHANGED`. Empty: all. */
  stockTypes?: Array<StockKind> | null | undefined;
  /** HTTPS URL to which messages are sent, without a user name or password. The host must be reachable from the internet. At most 2,000 characters. */
  url: string;
  /** Whose events are told; the caller's when left out. Another one's: Administrators only. */
  userId?: string | number | null | undefined;
};

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type CustomNecklaceFilter = {
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** Length of the chain, inches. */
  chainLength?: FloatRange | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** The least expensive variant of each design, of those that meet the rest of the filter; false: all others of these. Not for keys without the scope PRICES_READ: FORBIDDEN. Refused by feeds. */
  isOneOfEachDesign?: boolean | null | undefined;
  /** Metal, such as Platinum or 18K Gold. */
  materials?: Array<string> | null | undefined;
  /** What it is called; the same with another chain has the same name. */
  names?: Array<string> | null | undefined;
  /** How many stones it has. */
  numberOfStones?: IntRange | null | undefined;
  /** Price of the necklace. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Outline of its stones. */
  shapeIds?: Array<string | number> | null | undefined;
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumbers?: Array<string> | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
  /** Weight of all stones, carats. */
  totalCarats?: CaratsRange | null | undefined;
};

/** One column of a sort. */
export type CustomNecklaceSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: CustomNecklaceSortField;
};

/** What a list of custom necklaces is sorted by. Grades go by their rank. */
export type CustomNecklaceSortField =
  /** Length of the chain, inches. */
  | 'CHAIN_LENGTH'
  /** For everybody who looks at it. */
  | 'DESCRIPTION'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** What it is called; the same with another chain has the same name. */
  | 'NAME'
  /** How many stones it has. */
  | 'NUMBER_OF_STONES'
  /** Price of the necklace. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE'
  /** Outline of its stones. */
  | 'SHAPE'
  /** The house's own number, unique among its type. A new piece without one is given one. */
  | 'STOCK_NUMBER'
  /** Weight of all stones, carats. */
  | 'TOTAL_CARATS'
  /** Last change. */
  | 'UPDATED_AT';

/** A closed range of instants. */
export type DateTimeRange = {
  /** Highest value that counts; left out: no upper end. */
  max?: string | null | undefined;
  /** Lowest value that counts; left out: no lower end. */
  min?: string | null | undefined;
};

/** Input of deleteWebhookEndpoint. */
export type DeleteWebhookEndpointInput = {
  /** The `version` that was looked at: STALE_VERSION once it is another one. Left out: whatever it is now. */
  expectedVersion?: number | null | undefined;
  /** Id of the endpoint. */
  id: string | number;
};

/** The pages on which diamonds are shown. A stone can be on several. New ones may come. */
export type DiamondCollection =
  /** Black. */
  | 'BLACK'
  /** Neither white nor black. */
  | 'FANCY'
  /** Any shape but round. */
  | 'FANCY_SHAPES'
  /** Lines: several stones laid out and sold as one. */
  | 'FANCY_SHAPE_LINES'
  /** Grown in a laboratory. */
  | 'LAB_GROWN'
  /** Pairs. */
  | 'MATCHING_PAIRS'
  /** Out on consignment. */
  | 'MEMO'
  /** Lots of more than one stone. */
  | 'PARCELS'
  /** Visibly included grey, black and white stones. */
  | 'SALT_AND_PEPPER'
  /** Pairs of round stones. */
  | 'STUDS'
  /** White, round, neither lab grown nor salt and pepper. */
  | 'WHITE';

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type DiamondFilter = {
  /** Line sets, and the two halves of a pair, as one item each, which the first of their stones stands for (`set` has the others). An item meets a filter when one of its stones does; it is narrowed and sorted by what all of them weigh and cost together. Refused by feeds. */
  asItems?: boolean | null | undefined;
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** Weight in carats. Of a parcel: all its stones that no open order has; for administrators all of them. */
  carats?: CaratsRange | null | undefined;
  /** Clarity grade. Null: not graded. */
  clarityIds?: Array<string | number> | null | undefined;
  /** Pages of the storefront that the stone is on. */
  collection?: DiamondCollection | null | undefined;
  /** White, black or fancy. */
  colorCategories?: Array<ColorCategory> | null | undefined;
  /** Colour: white D to Z, black, fancy hues. Null: not graded. */
  colorIds?: Array<string | number> | null | undefined;
  /** Tinge, such as brown or green. */
  colorShades?: Array<string> | null | undefined;
  /** Crown angle in degrees. */
  crownAngle?: FloatRange | null | undefined;
  /** Crown height in percent of the diameter. */
  crownHeight?: FloatRange | null | undefined;
  /** Size of the culet, the bottom point of the stone. */
  culetSizes?: Array<string> | null | undefined;
  /** Cut grade. Null: not graded. */
  cutIds?: Array<string | number> | null | undefined;
  /** Height in percent of the diameter. */
  depthPercent?: FloatRange | null | undefined;
  /** Percent of the caller's own price per carat against the list price; -30 is 30 below it. 2 decimals. Not for visitors and keys without the scope PRICES_READ: FORBIDDEN. */
  discount?: FloatRange | null | undefined;
  /** Whether inclusions can be seen with the naked eye. */
  eyeClean?: Array<string> | null | undefined;
  /** Strength of a fancy colour. */
  fancyIntensityIds?: Array<string | number> | null | undefined;
  /** Single stones of a shape and weight that this ring setting takes; none when the caller does not see it. Refused by feeds. */
  fitsRingSettingId?: string | number | null | undefined;
  /** Colour in which the stone fluoresces. */
  fluorescenceColors?: Array<string> | null | undefined;
  /** Strength of fluorescence. Null: not graded. */
  fluorescenceIds?: Array<string | number> | null | undefined;
  /** Thickness of the girdle, the edge of the stone. */
  girdles?: Array<string> | null | undefined;
  /** Whether there is a three-dimensional view. */
  has3d?: boolean | null | undefined;
  /** Whether there is a picture. */
  hasImage?: boolean | null | undefined;
  /** Whether there is a report number. */
  hasReport?: boolean | null | undefined;
  /** Height in millimetres, table to culet. */
  height?: FloatRange | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** The one stone that the home page shows. */
  isHighlighted?: boolean | null | undefined;
  /** Grown in a laboratory. */
  isLabGrown?: boolean | null | undefined;
  /** One of several stones laid out as a line and sold as one. */
  isLine?: boolean | null | undefined;
  /** One of two stones alike. */
  isMatchingPair?: boolean | null | undefined;
  /** One of two stones sold together. */
  isPair?: boolean | null | undefined;
  /** Sold by itself as one stone: no parcel, none of a line set or of a pair that is not separated. */
  isSingle?: boolean | null | undefined;
  /** Salt and pepper. */
  isSnP?: boolean | null | undefined;
  /** Laboratory that graded the stone. */
  laboratoryIds?: Array<string | number> | null | undefined;
  /** Length in millimetres. */
  length?: FloatRange | null | undefined;
  /** Name shared by the stones of a line set. */
  lineSet?: string | null | undefined;
  /** Degree of milkiness. */
  milky?: Array<string> | null | undefined;
  /** Second hue of a fancy colour. */
  overtones?: Array<string> | null | undefined;
  /** Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone. */
  parcelStones?: IntRange | null | undefined;
  /** Polish grade. Null: not graded. */
  polishIds?: Array<string | number> | null | undefined;
  /** Price per carat: what the caller pays; before markups when it is given. Counts before `totalPrice`. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Weekly list price per carat. Not for visitors and keys without the scope PRICES_READ: FORBIDDEN. */
  rapPrice?: MoneyRange | null | undefined;
  /** Number of the report, as text. */
  reportNumbers?: Array<string> | null | undefined;
  /** Outline. Sorts put the most traded first. */
  shapeIds?: Array<string | number> | null | undefined;
  /** Available, Hold, Suspended or Memo; holds that have ended hold no longer. */
  statuses?: Array<StockStatus> | null | undefined;
  /** The house's own number: unique, at most 64 characters. */
  stockNumbers?: Array<string> | null | undefined;
  /** Symmetry grade. Null: not graded. */
  symmetryIds?: Array<string | number> | null | undefined;
  /** Table in percent of the diameter. */
  tablePercent?: FloatRange | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
  /** Price of it all: what the caller pays; before markups when it is given, and the price per carat follows from it. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
  /** Trade show at which the stone can be seen. */
  tradeShows?: Array<string> | null | undefined;
  /** Treatment, such as laser drilled or HPHT. */
  treatments?: Array<string> | null | undefined;
  /** Width in millimetres. */
  width?: FloatRange | null | undefined;
};

/** Names one stone. Exactly one field. */
export type DiamondRef =
  {   /** The same number as in REST. */
  id: string | number; reportNumber?: never; stockNumber?: never; }
  |  { id?: never;   /** The number of its report. Of several stones the one that came first. */
  reportNumber: string; stockNumber?: never; }
  |  { id?: never; reportNumber?: never;   /** The house's own number. */
  stockNumber: string; };

/** Why stones are listed as one item. New ones may come. */
export type DiamondSetKind =
  /** Laid out as a line and sold as one. */
  | 'LINE_SET'
  /** Two halves of a pair. */
  | 'PAIR';

/** One column of a sort. */
export type DiamondSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: DiamondSortField;
};

/** What a list of diamonds is sorted by. Grades go by their rank. */
export type DiamondSortField =
  /** Weight in carats. Of a parcel: all its stones that no open order has; for administrators all of them. */
  | 'CARATS'
  /** Clarity grade. Null: not graded. */
  | 'CLARITY'
  /** Colour: white D to Z, black, fancy hues. Null: not graded. */
  | 'COLOR'
  /** Crown angle in degrees. */
  | 'CROWN_ANGLE'
  /** Crown height in percent of the diameter. */
  | 'CROWN_HEIGHT'
  /** Cut grade. Null: not graded. */
  | 'CUT'
  /** Height in percent of the diameter. */
  | 'DEPTH_PERCENT'
  /** Percent of the caller's own price per carat against the list price; -30 is 30 below it. 2 decimals. Not for visitors and keys without the scope PRICES_READ: FORBIDDEN. */
  | 'DISCOUNT'
  /** Strength of a fancy colour. */
  | 'FANCY_INTENSITY'
  /** Strength of fluorescence. Null: not graded. */
  | 'FLUORESCENCE'
  /** Height in millimetres, table to culet. */
  | 'HEIGHT'
  /** Laboratory that graded the stone. */
  | 'LABORATORY'
  /** Length in millimetres. */
  | 'LENGTH'
  /** Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone. */
  | 'PARCEL_STONES'
  /** Polish grade. Null: not graded. */
  | 'POLISH'
  /** Price per carat: what the caller pays; before markups when it is given. Counts before `totalPrice`. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Weekly list price per carat. Not for visitors and keys without the scope PRICES_READ: FORBIDDEN. */
  | 'RAP_PRICE'
  /** Number of the report, as text. */
  | 'REPORT_NUMBER'
  /** Outline. Sorts put the most traded first. */
  | 'SHAPE'
  /** Available, Hold, Suspended or Memo; holds that have ended hold no longer. */
  | 'STATUS'
  /** The house's own number: unique, at most 64 characters. */
  | 'STOCK_NUMBER'
  /** Symmetry grade. Null: not graded. */
  | 'SYMMETRY'
  /** Table in percent of the diameter. */
  | 'TABLE_PERCENT'
  /** Price of it all: what the caller pays; before markups when it is given, and the price per carat follows from it. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Last change. */
  | 'UPDATED_AT'
  /** Width in millimetres. */
  | 'WIDTH';

/** A setting and the diamond that it takes. */
export type EngagementRingInput = {
  /** The diamond: a single stone of a shape and weight that the setting takes. */
  diamondId: string | number;
  /** At most 40 characters. */
  engraving?: string | null | undefined;
  /** The setting. */
  ringSettingId: string | number;
  /** US, within the sizes of the setting. Null: not told yet. */
  ringSize?: number | null | undefined;
};

/** Names of the error catalogue, as in `extensions.code` of an error. Numbers and texts: `errorCatalogue`. */
export type ErrorCode =
  /** 10, HTTP 403. Signing in before an administrator has approved the account. */
  | 'ACCOUNT_NOT_APPROVED'
  /** 20, HTTP 404. There is no such address, or it is somebody else’s. */
  | 'ADDRESS_NOT_FOUND'
  /** 30, HTTP 404. There is no such stone, or the caller may not see it. */
  | 'DIAMOND_NOT_FOUND'
  /** 40, HTTP 409. Somebody is registered under this address. */
  | 'EMAIL_ALREADY_EXISTS'
  /** 50, HTTP 403. Signing in before the address is confirmed. */
  | 'EMAIL_NOT_VERIFIED'
  /** 60, HTTP 404. There is no such template. */
  | 'EMAIL_TEMPLATE_NOT_FOUND'
  /** 70, HTTP 403. No valid token or key (REST: 401), or one that lacks the right (403). With the reason SCOPE_MISSING, a key does not open this, and `details` name the scope that would; with TEST_KEY, a test key does not, and with TEST_KEY_NEEDED nothing else does. */
  | 'FORBIDDEN'
  /** 80, HTTP 500. A fault of the server: report the requestId to us. With the reason UNAVAILABLE (503), the server is overloaded or its database is missing: retry after `Retry-After`. */
  | 'INTERNAL_ERROR'
  /** 85, HTTP 400. The captcha token is missing or invalid. */
  | 'INVALID_RECAPTCHA'
  /** 90, HTTP 400. The request is invalid. `details` name the fields, `reason` the rule: VALIDATION_FAILED, TOO_LARGE (REST: 413), TOO_DEEP, TOO_MANY_ALIASES, COST_EXCEEDED (the request can never run: ask for less), BUDGET_EXCEEDED and RATE_LIMITED (429: wait for `Retry-After`), METHOD_NOT_ALLOWED (REST: 405), or a conflict (409): STALE_VERSION, PRICE_CHANGED, IDEMPOTENCY_MISMATCH, CURSOR_MISMATCH, TOO_MANY_HOLDS, HELD_BEFORE, TRY_AGAIN (another request is changing the same record; nothing was changed, retry after `Retry-After`); or the site is closed (503): MAINTENANCE. CURSOR_EXPIRED (410): start the feed again without a cursor. CONFIRMATION_NEEDED: a file that would take much stock away needs `confirmRemoved`, a change of another number of items than expected (409) a new `expectedCount`. */
  | 'INVALID_REQUEST'
  /** 95, HTTP 404. The item does not exist, or it is not for sale (REST: 409, reason NOT_FOR_SALE). */
  | 'ITEM_NOT_FOUND'
  /** 110, HTTP 404. The order does not exist, or it is another user’s. */
  | 'ORDER_NOT_FOUND'
  /** 120, HTTP 404. The show does not exist. */
  | 'SHOW_NOT_FOUND'
  /** 130, HTTP 403. Signing in while the account is blocked. */
  | 'USER_BLOCKED'
  /** 140, HTTP 404. There is no such user. */
  | 'USER_NOT_FOUND'
  /** 150, HTTP 400. The token of a mail is wrong, used or too old. */
  | 'VERIFICATION_FAILED'
  /** 100, HTTP 401. The password does not belong to this address. */
  | 'WRONG_PASSWORD';

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type EternityRingFilter = {
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** Weight of one stone. */
  caratsPerStone?: CaratsRange | null | undefined;
  /** Clarity of its stones. */
  clarityIds?: Array<string | number> | null | undefined;
  /** Colour of its stones. */
  colorIds?: Array<string | number> | null | undefined;
  /** Colour of the gold. */
  colorsOfGold?: Array<string> | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** The least expensive variant of each design, of those that meet the rest of the filter; false: all others of these. Not for keys without the scope PRICES_READ: FORBIDDEN. Refused by feeds. */
  isOneOfEachDesign?: boolean | null | undefined;
  /** Metal, such as Platinum or 18K Gold. */
  materials?: Array<string> | null | undefined;
  /** What it is called; variants in other metals and sizes have the same name. */
  names?: Array<string> | null | undefined;
  /** How many stones it has. */
  numberOfStones?: IntRange | null | undefined;
  /** Price of the ring. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Ring size, US. */
  ringSize?: FloatRange | null | undefined;
  /** Outline of its stones. */
  shapeIds?: Array<string | number> | null | undefined;
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumbers?: Array<string> | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
  /** Weight of all stones. */
  totalCarats?: CaratsRange | null | undefined;
};

/** One column of a sort. */
export type EternityRingSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: EternityRingSortField;
};

/** What a list of eternity rings is sorted by. Grades go by their rank. */
export type EternityRingSortField =
  /** Weight of one stone. */
  | 'CARATS_PER_STONE'
  /** Clarity of its stones. */
  | 'CLARITY'
  /** Colour of its stones. */
  | 'COLOR'
  /** Colour of the gold. */
  | 'COLOR_OF_GOLD'
  /** Metal, such as Platinum or 18K Gold. */
  | 'MATERIAL'
  /** What it is called; variants in other metals and sizes have the same name. */
  | 'NAME'
  /** How many stones it has. */
  | 'NUMBER_OF_STONES'
  /** Price of the ring. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE'
  /** Ring size, US. */
  | 'RING_SIZE'
  /** Outline of its stones. */
  | 'SHAPE'
  /** The house's own number, unique among its type. A new piece without one is given one. */
  | 'STOCK_NUMBER'
  /** Weight of all stones. */
  | 'TOTAL_CARATS'
  /** Last change. */
  | 'UPDATED_AT';

/** Extension of a hold. */
export type ExtendHoldInput = {
  /** The `version` of the hold that was looked at: STALE_VERSION once it is another one. Left out: whatever it is now. */
  expectedVersion?: number | null | undefined;
  /** Total duration in hours, counted from when the hold was placed. Must end later than the hold does now. At most the server's limit. */
  hours: number;
  /** ID of a hold of the caller. */
  id: string | number;
  /** The caller’s own name for this attempt, 1 to 255 printable characters. The same key again gets the first outcome; with other input it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days. */
  idempotencyKey: string;
};

/** A closed range of numbers. */
export type FloatRange = {
  /** Highest value that counts; left out: no upper end. */
  max?: number | null | undefined;
  /** Lowest value that counts; left out: no lower end. */
  min?: number | null | undefined;
};

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type GenericDiamondFilter = {
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** Least weight, carats: the stone is priced by it. */
  caratsFrom?: CaratsRange | null | undefined;
  /** Greatest weight, carats; null: no upper end. */
  caratsTo?: CaratsRange | null | undefined;
  /** Clarity. */
  clarityIds?: Array<string | number> | null | undefined;
  /** Colour. */
  colorIds?: Array<string | number> | null | undefined;
  /** Stones of a shape and weight that this ring setting takes; none when the caller does not see it. Refused by feeds. */
  fitsRingSettingId?: string | number | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Grown in a laboratory. */
  isLabGrown?: boolean | null | undefined;
  /** Price of one carat: written before markups, shown with those of whoever looks. A stone costs this times `caratsFrom`. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Outline. */
  shapeIds?: Array<string | number> | null | undefined;
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumbers?: Array<string> | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
  /** Price of a stone of `caratsFrom`, with the markups of whoever looks. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
};

/** One column of a sort. */
export type GenericDiamondSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: GenericDiamondSortField;
};

/** What a list of generic diamonds is sorted by. Grades go by their rank. */
export type GenericDiamondSortField =
  /** Least weight, carats: the stone is priced by it. */
  | 'CARATS_FROM'
  /** Greatest weight, carats; null: no upper end. */
  | 'CARATS_TO'
  /** Clarity. */
  | 'CLARITY'
  /** Colour. */
  | 'COLOR'
  /** Grown in a laboratory. */
  | 'IS_LAB_GROWN'
  /** Price of one carat: written before markups, shown with those of whoever looks. A stone costs this times `caratsFrom`. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Outline. */
  | 'SHAPE'
  /** The house's own number, unique among its type. A new piece without one is given one. */
  | 'STOCK_NUMBER'
  /** Price of a stone of `caratsFrom`, with the markups of whoever looks. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Last change. */
  | 'UPDATED_AT';

/** Filter of holds. Fields are combined with AND. */
export type HoldFilter = {
  /** True: current holds. False: ended holds. If omitted, both. */
  isCurrent?: boolean | null | undefined;
  /** Stock types of the items. At least one. */
  kinds?: Array<StockKind> | null | undefined;
};

/** An item to hold. Set exactly one field. */
export type HoldItemInput =
  {   /** A stone, or all that is left of a parcel. A stone of a line set comes with its set, half of a pair that is not separated with the other. */
  diamondId: string | number; jewelleryPieceId?: never; }
  |  { diamondId?: never;   /** A piece of jewellery. */
  jewelleryPieceId: string | number; };

/** How a hold ended. More values may be added. */
export type HoldOutcome =
  /** The hold expired. */
  | 'EXPIRED'
  /** The holder ordered the item. */
  | 'ORDERED'
  /** The holder or an administrator released the hold. */
  | 'RELEASED';

/** A closed range of whole numbers. */
export type IntRange = {
  /** Highest value that counts; left out: no upper end. */
  max?: number | null | undefined;
  /** Lowest value that counts; left out: no lower end. */
  min?: number | null | undefined;
};

/** Kinds of items that are sold. More may come. */
export type ItemKind =
  /** Bracelet. REST: 7. */
  | 'BRACELET'
  /** Completed ring. REST: 5. */
  | 'COMPLETED_RING'
  /** Custom necklace. REST: 9. */
  | 'CUSTOM_NECKLACE'
  /** Diamond. REST: 1. */
  | 'DIAMOND'
  /** Engagement ring. REST: 4. */
  | 'ENGAGEMENT_RING'
  /** Eternity ring. REST: 6. */
  | 'ETERNITY_RING'
  /** Jewellery. REST: 8. */
  | 'JEWELLERY'
  /** Melee. REST: 2. */
  | 'MELEE';

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type JewelleryPieceFilter = {
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** House or maker. */
  brands?: Array<string> | null | undefined;
  /** Weight of all main stones. */
  caratMainStone?: CaratsRange | null | undefined;
  /** What the certificate cost, or values it at. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  certPrice?: MoneyRange | null | undefined;
  /** Clarity of the main stone. */
  claritiesMainStone?: Array<string> | null | undefined;
  /** Colour of the main stone. */
  colorsMainStone?: Array<string> | null | undefined;
  /** Colour of the gold. */
  colorsOfGold?: Array<string> | null | undefined;
  /** Cut or shape of the main stone. */
  cutsMainStone?: Array<string> | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** The only one of its kind: it is also on the page of the one-of-a-kind pieces. */
  isOneOfAKind?: boolean | null | undefined;
  /** Fineness of the gold, such as 18K. */
  karatsGold?: Array<string> | null | undefined;
  /** What the main stone is, such as Diamond or Sapphire. */
  mainStoneTypes?: Array<string> | null | undefined;
  /** Metal, such as Platinum or Gold. */
  materials?: Array<string> | null | undefined;
  /** How many main stones there are. */
  numberOfMainStones?: IntRange | null | undefined;
  /** When it was made, such as Art Deco. */
  periods?: Array<string> | null | undefined;
  /** What a buyer pays: `webPrice`, or `totalPrice` without one. Null: on request, it cannot be ordered. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** How many the stock number stands for. They are sold as one. */
  quantity?: IntRange | null | undefined;
  /** Ring size, as the trade writes it: 6 1/2, 54, adjustable. */
  ringSizes?: Array<string> | null | undefined;
  /** Status: whether it can be bought, and if not, why. */
  statuses?: Array<JewelleryStatus> | null | undefined;
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumbers?: Array<string> | null | undefined;
  /** Kind within its type, such as Solitaire or Hoops. */
  subTypes?: Array<string> | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
  /** What the house asks for it. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
  /** What it is, which is also the page of the shop that shows it. */
  types?: Array<JewelleryType> | null | undefined;
  /** What the shop asks for it, where that is another price than `totalPrice`. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  webPrice?: MoneyRange | null | undefined;
  /** Weight of the whole piece, grams. */
  weight?: FloatRange | null | undefined;
};

/** One column of a sort. */
export type JewelleryPieceSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: JewelleryPieceSortField;
};

/** What a list of jewellery pieces is sorted by. Grades go by their rank. */
export type JewelleryPieceSortField =
  /** House or maker. */
  | 'BRAND'
  /** Weight of all main stones. */
  | 'CARAT_MAIN_STONE'
  /** Number of the report. */
  | 'CERT_NUM'
  /** What the certificate cost, or values it at. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'CERT_PRICE'
  /** Clarity of the main stone. */
  | 'CLARITY_MAIN_STONE'
  /** Colour of the main stone. */
  | 'COLOR_MAIN_STONE'
  /** Colour of the gold. */
  | 'COLOR_OF_GOLD'
  /** Cut or shape of the main stone. */
  | 'CUT_MAIN_STONE'
  /** When it came to the house. */
  | 'DATE_ARRIVED'
  /** What the shop says about it. */
  | 'DESCRIPTION'
  /** Weight of all side stones, first set. */
  | 'FIRST_SIDE_STONE_CARAT'
  /** Clarity of the side stones, first set. */
  | 'FIRST_SIDE_STONE_CLARITY'
  /** Colour of the side stones, first set. */
  | 'FIRST_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, first set. */
  | 'FIRST_SIDE_STONE_CUT'
  /** How many side stones there are, first set. */
  | 'FIRST_SIDE_STONE_NUMBER'
  /** What the side stones are, first set. */
  | 'FIRST_SIDE_STONE_TYPE'
  /** Weight of all side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_CARAT'
  /** Clarity of the side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_CLARITY'
  /** Colour of the side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, fourth set. */
  | 'FOURTH_SIDE_STONE_CUT'
  /** How many side stones there are, fourth set. */
  | 'FOURTH_SIDE_STONE_NUMBER'
  /** What the side stones are, fourth set. */
  | 'FOURTH_SIDE_STONE_TYPE'
  /** In which order the pictures are shown: names of the slots with commas between them. */
  | 'IMAGE_ORDER'
  /** The only one of its kind: it is also on the page of the one-of-a-kind pieces. */
  | 'IS_ONE_OF_A_KIND'
  /** Fineness of the gold, such as 18K. */
  | 'KARAT_GOLD'
  /** Laboratory and report that come with it. */
  | 'LAB_CERTIFICATE'
  /** What the main stone is, such as Diamond or Sapphire. */
  | 'MAIN_STONE_TYPE'
  /** Metal, such as Platinum or Gold. */
  | 'MATERIAL'
  /** Its outer measurements, with their unit. */
  | 'MEASUREMENTS'
  /** Remarks for buyers. */
  | 'NOTES'
  /** How many main stones there are. */
  | 'NUMBER_OF_MAIN_STONES'
  /** Name of the lot that it belongs to in the house's books. */
  | 'PARCEL_NAME'
  /** When it was made, such as Art Deco. */
  | 'PERIOD'
  /** What a buyer pays: `webPrice`, or `totalPrice` without one. Null: on request, it cannot be ordered. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE'
  /** How many the stock number stands for. They are sold as one. */
  | 'QUANTITY'
  /** What has been or can be repaired. */
  | 'REPAIR'
  /** On what terms it can be returned. */
  | 'RETURN'
  /** Ring size, as the trade writes it: 6 1/2, 54, adjustable. */
  | 'RING_SIZE'
  /** Weight of all side stones, second set. */
  | 'SECOND_SIDE_STONE_CARAT'
  /** Clarity of the side stones, second set. */
  | 'SECOND_SIDE_STONE_CLARITY'
  /** Colour of the side stones, second set. */
  | 'SECOND_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, second set. */
  | 'SECOND_SIDE_STONE_CUT'
  /** How many side stones there are, second set. */
  | 'SECOND_SIDE_STONE_NUMBER'
  /** What the side stones are, second set. */
  | 'SECOND_SIDE_STONE_TYPE'
  /** Status: whether it can be bought, and if not, why. */
  | 'STATUS'
  /** The house's own number, unique among its type. A new piece without one is given one. */
  | 'STOCK_NUMBER'
  /** Kind within its type, such as Solitaire or Hoops. */
  | 'SUB_TYPE'
  /** Weight of all side stones, third set. */
  | 'THIRD_SIDE_STONE_CARAT'
  /** Clarity of the side stones, third set. */
  | 'THIRD_SIDE_STONE_CLARITY'
  /** Colour of the side stones, third set. */
  | 'THIRD_SIDE_STONE_COLOR'
  /** Cut or shape of the side stones, third set. */
  | 'THIRD_SIDE_STONE_CUT'
  /** How many side stones there are, third set. */
  | 'THIRD_SIDE_STONE_NUMBER'
  /** What the side stones are, third set. */
  | 'THIRD_SIDE_STONE_TYPE'
  /** What it is called. */
  | 'TITLE'
  /** What the house asks for it. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** What it is, which is also the page of the shop that shows it. */
  | 'TYPE'
  /** Last change. */
  | 'UPDATED_AT'
  /** What the shop asks for it, where that is another price than `totalPrice`. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'WEB_PRICE'
  /** Weight of the whole piece, grams. */
  | 'WEIGHT';

/** The status of a piece of jewellery. Treat an unknown value as not for sale. */
export type JewelleryStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved for a buyer, who alone sees it besides administrators. */
  | 'HOLD'
  /** Out on consignment. */
  | 'MEMO'
  /** Sold: its buyer still reads it, by its id or number. */
  | 'SOLD'
  /** Taken out of sale. */
  | 'SUSPENDED';

/** What a piece of jewellery is. New ones may come. */
export type JewelleryType =
  /** Worn around the wrist. */
  | 'BRACELET'
  /** Pinned to a garment. */
  | 'BROOCH'
  /** A pair for the ears. */
  | 'EARRINGS'
  /** Worn around the neck. */
  | 'NECKLACE'
  /** Hangs from a chain. */
  | 'PENDANT'
  /** Worn on a finger. */
  | 'RING';

/** An amount of a melee lot. */
export type MeleeAmountInput = {
  /** How many carats of it. */
  carats: number;
  /** The lot. */
  meleeId: string | number;
  /** About how many stones; the weight is what counts. */
  numberOfStones?: number | null | undefined;
};

/** Colour categories of melee. Treat an unknown value as one that cannot be sorted. */
export type MeleeColor =
  /** Black. REST: 1. */
  | 'BLACK'
  /** Top-top-light-brown: looks like G to H, with a trace of brown. REST: 2. */
  | 'TTLB'
  /** Colourless to near colourless. REST: 3. */
  | 'WHITE';

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type MeleeLotFilter = {
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** Carats that are left of the lot: orders take theirs off it. */
  carats?: CaratsRange | null | undefined;
  /** Colour category. */
  colors?: Array<MeleeColor> | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Price of one carat: written before markups, shown with those of whoever looks. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  pricePerCarat?: MoneyRange | null | undefined;
  /** Outline of its stones: round unless told otherwise. */
  shapeIds?: Array<string | number> | null | undefined;
  /** Shown to everybody, visitors included. */
  showToAll?: boolean | null | undefined;
  /** Sieve sizes that stones of the lot have. None for other outlines than round. */
  sieves?: Array<MeleeSieve> | null | undefined;
  /** Smallest diameter, millimetres. */
  sizeFrom?: FloatRange | null | undefined;
  /** Largest diameter, millimetres. */
  sizeTo?: FloatRange | null | undefined;
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumbers?: Array<string> | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
  /** Price of what is left of the lot, with the markups of whoever looks. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  totalPrice?: MoneyRange | null | undefined;
};

/** One column of a sort. */
export type MeleeLotSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: MeleeLotSortField;
};

/** What a list of melee lots is sorted by. Grades go by their rank. */
export type MeleeLotSortField =
  /** Carats that are left of the lot: orders take theirs off it. */
  | 'CARATS'
  /** Colour category. */
  | 'COLOR'
  /** Price of one carat: written before markups, shown with those of whoever looks. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE_PER_CARAT'
  /** Outline of its stones: round unless told otherwise. */
  | 'SHAPE'
  /** Shown to everybody, visitors included. */
  | 'SHOW_TO_ALL'
  /** Smallest diameter, millimetres. */
  | 'SIZE_FROM'
  /** Largest diameter, millimetres. */
  | 'SIZE_TO'
  /** The house's own number, unique among its type. A new piece without one is given one. */
  | 'STOCK_NUMBER'
  /** Price of what is left of the lot, with the markups of whoever looks. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'TOTAL_PRICE'
  /** Last change. */
  | 'UPDATED_AT';

/** Groups of sieve sizes, by which the trade sorts round melee: stones that stay on one sieve (+) and fall through the next (−). New ones may come. */
export type MeleeSieve =
  /** +11 −14: 2.7 to 3.3 mm. */
  | 'COARSE'
  /** +6.5 −11: 1.8 to 2.7 mm. */
  | 'MELEE'
  /** Falls through sieve 2: below 1.25 mm. */
  | 'MINUS_2'
  /** +14 −15.5: 3.3 to 3.7 mm. */
  | 'PLUS_14'
  /** +2 −6.5: 1.25 to 1.8 mm. */
  | 'STAR';

/** A closed range of money. */
export type MoneyRange = {
  /** Highest value that counts; left out: no upper end. */
  max?: number | null | undefined;
  /** Lowest value that counts; left out: no lower end. */
  min?: number | null | undefined;
};

/** Input of `moveTestOrder`. */
export type MoveTestOrderInput = {
  /** The `version` that was looked at: STALE_VERSION once it is another one. Left out: whatever it is now. */
  expectedVersion?: number | null | undefined;
  /** Order ID. Must be an order placed with a test key of the same account. */
  id: string | number;
  /** The caller’s own name for this attempt, 1 to 255 printable characters: sent again, it changes nothing more. With other input it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days. */
  idempotencyKey?: string | null | undefined;
  /** New status. The current status changes nothing. */
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

/** What became of a number that was looked up. */
export type NumberStatus =
  /** The caller can order what has it. */
  | 'FOUND'
  /** What has it cannot be ordered by the caller at this moment: held for somebody else, out on memo, or without a price. */
  | 'HELD'
  /** Nothing that the caller may see has it. */
  | 'UNKNOWN';

/** Kind of an order event. More kinds may be added. */
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
  /** Sold items put back on sale. `note` has the items and the reason. */
  | 'RETURNED_TO_STOCK'
  /** Moved to another status except CANCELLED. */
  | 'STATUS_CHANGED';

/** Status of an order. Administrators may change it from any status to any other. */
export type OrderStatus =
  /** Cancelled. Its stock is available again. REST: 1. */
  | 'CANCELLED'
  /** Completed. Its stock is sold. REST: 4. */
  | 'COMPLETED'
  /** Shipped. REST: 3. */
  | 'DELIVERY'
  /** Awaiting payment. REST: 2. */
  | 'PAYMENT'
  /** New order. Its stock is reserved for the buyer. REST: 0. */
  | 'PROCESSING';

/** Which page of a table. `index` × `size` may be at most 10,000. */
export type PageInput = {
  /** 0-based. */
  index?: number;
  /** 1 to 500. */
  size?: number;
};

/** Stones of a parcel. */
export type ParcelAmountInput = {
  /** The parcel. */
  diamondId: string | number;
  /** How many of its stones: at least 1, at most all of them. */
  numberOfStones: number;
  /** The ring size for which they are wanted. */
  ringSize?: string | null | undefined;
};

/** Items to hold. */
export type PlaceHoldsInput = {
  /** Duration in hours, at most the server's limit (default 48). If omitted, the limit applies. */
  hours?: number | null | undefined;
  /** The caller’s own name for this attempt, 1 to 255 printable characters. The same key again gets the first holds; with other input it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days. */
  idempotencyKey: string;
  /** 1 to 100 items without duplicates. Sets and pairs are held as a whole. */
  items: Array<HoldItemInput>;
  /** Note of the caller, for example the customer's name. At most 200 characters. Administrators can read it. */
  note?: string | null | undefined;
};

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /** Invoice address: an ID from the buyer's address book. If null, the primary address. */
  billingAddressId?: string | number | null | undefined;
  /** IDs of 1 to 500 lines of the caller's cart. A line of a set orders the whole set. If both this and `items` are omitted, users order the whole cart and API keys get INVALID_REQUEST. */
  cartLineIds?: Array<string | number> | null | undefined;
  /** Delivery address: an ID from the buyer's address book. If null, the primary address. */
  deliveryAddressId?: string | number | null | undefined;
  /** The total that the buyer agreed to. If the current total differs, the order is rejected (INVALID_REQUEST 409, reason PRICE_CHANGED, with the current total) and nothing changes. Required for API keys: a hold reserves an item but does not fix its price. */
  expectedTotal?: number | null | undefined;
  /** The caller’s own name for this attempt, 1 to 255 printable characters. The same key again gets the first order; with other input it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days. */
  idempotencyKey: string;
  /** 1 to 500 items at the caller's current prices, independent of the cart. Duplicates are rejected. If stones of a set are listed, the whole set is ordered once. Not together with `cartLineIds`. API keys must send `items` or `cartLineIds`. */
  items?: Array<BasketItemInput> | null | undefined;
  /** The buyer's note. Null if not set. At most 2,000 characters. */
  note?: string | null | undefined;
  /** The buyer's reference, such as a purchase order number. Null if not set. At most 100 characters. */
  reference?: string | null | undefined;
};

/** Hold to release. */
export type ReleaseHoldInput = {
  /** The `version` of the hold that was looked at: STALE_VERSION once it is another one. Left out: whatever it is now. */
  expectedVersion?: number | null | undefined;
  /** ID of a hold of the caller. */
  id: string | number;
  /** The caller’s own name for this attempt, 1 to 255 printable characters. The same key again gets the first outcome; with other input it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days. */
  idempotencyKey: string;
};

/** Input of replayWebhooks. */
export type ReplayWebhooksInput = {
  /** Id of the endpoint. */
  endpointId: string | number;
  /** Only these events; all where it is left out. */
  events?: Array<WebhookEvent> | null | undefined;
  /** What has happened since then is sent again. Deliveries are kept for 30 days. */
  since: string;
};

/** Fields are joined by AND, values within a list by OR. An empty list is INVALID_REQUEST, never everything. */
export type RingSettingFilter = {
  /** What it is to the caller at this moment: whether they can order it. */
  availabilities?: Array<Availability> | null | undefined;
  /** Smallest main stone that it takes, carats; null: no lower end. */
  caratsFrom?: CaratsRange | null | undefined;
  /** Largest main stone that it takes, carats; null: no upper end. */
  caratsTo?: CaratsRange | null | undefined;
  /** Colour of the gold. */
  colorsOfGold?: Array<string> | null | undefined;
  /** Any of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Fineness of the gold, such as 18K. */
  karatsOfGold?: Array<string> | null | undefined;
  /** Metal, such as Platinum or Gold. */
  materials?: Array<string> | null | undefined;
  /** Price of the setting, without the main stone. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  price?: MoneyRange | null | undefined;
  /** Smallest ring size in which it is made, US; null: no lower end. */
  ringSizeFrom?: FloatRange | null | undefined;
  /** Largest ring size in which it is made, US; null: no upper end. */
  ringSizeTo?: FloatRange | null | undefined;
  /** Outlines of main stones that it takes; empty: it takes none. */
  shapeIds?: Array<string | number> | null | undefined;
  /** How many stones it has besides the main one. */
  sideStones?: IntRange | null | undefined;
  /** Weight of all its side stones, carats. */
  sideStonesCarats?: CaratsRange | null | undefined;
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumbers?: Array<string> | null | undefined;
  /** Such as Solitaire, Halo or Three Stone. */
  styles?: Array<string> | null | undefined;
  /** All of these words in its texts, in any order, without regard to case. Refused by feeds. */
  text?: string | null | undefined;
};

/** One column of a sort. */
export type RingSettingSort = {
  /** Missing values come last both ways. */
  direction?: SortDirection;
  /** The field by which the list is sorted. */
  field: RingSettingSortField;
};

/** What a list of ring settings is sorted by. Grades go by their rank. */
export type RingSettingSortField =
  /** Smallest main stone that it takes, carats; null: no lower end. */
  | 'CARATS_FROM'
  /** Largest main stone that it takes, carats; null: no upper end. */
  | 'CARATS_TO'
  /** Colour of the gold. */
  | 'COLOR_OF_GOLD'
  /** For everybody who looks at it. */
  | 'DESCRIPTION'
  /** Fineness of the gold, such as 18K. */
  | 'KARAT_GOLD'
  /** Metal, such as Platinum or Gold. */
  | 'MATERIAL'
  /** What it is called. */
  | 'NAME'
  /** Price of the setting, without the main stone. Not for keys without the scope PRICES_READ: FORBIDDEN. */
  | 'PRICE'
  /** Smallest ring size in which it is made, US; null: no lower end. */
  | 'RING_SIZE_FROM'
  /** Largest ring size in which it is made, US; null: no upper end. */
  | 'RING_SIZE_TO'
  /** How many stones it has besides the main one. */
  | 'SIDE_STONES'
  /** Weight of all its side stones, carats. */
  | 'SIDE_STONES_CARATS'
  /** The house's own number, unique among its type. A new piece without one is given one. */
  | 'STOCK_NUMBER'
  /** Such as Solitaire, Halo or Three Stone. */
  | 'STYLE'
  /** Last change. */
  | 'UPDATED_AT';

/** Input of sendTestWebhook. */
export type SendTestWebhookInput = {
  /** Id of the endpoint. */
  endpointId: string | number;
};

/** Missing values come last both ways. */
export type SortDirection =
  /** Lowest, earliest, A or best first. */
  | 'ASC'
  /** Highest, latest, Z or worst first. */
  | 'DESC';

/** Filter of a feed, per stock type, with the fields of list filters. An item that no longer meets the filter is reported as REMOVE, even if only its availability has changed. Filter fields that depend on more than the item and its orders are rejected. Their descriptions end with "Refused by feeds.", and the error names the field. */
export type StockFeedFilter = {
  /** Filter of bracelets. If omitted, all of them. */
  bracelets?: BraceletFilter | null | undefined;
  /** Filter of custom necklaces. If omitted, all of them. */
  customNecklaces?: CustomNecklaceFilter | null | undefined;
  /** Filter of diamonds. If omitted, all of them. */
  diamonds?: DiamondFilter | null | undefined;
  /** Filter of eternity rings. If omitted, all of them. */
  eternityRings?: EternityRingFilter | null | undefined;
  /** Filter of generic diamonds. If omitted, all of them. */
  genericDiamonds?: GenericDiamondFilter | null | undefined;
  /** Filter of jewellery pieces. If omitted, all of them. */
  jewelleryPieces?: JewelleryPieceFilter | null | undefined;
  /** Filter of melee lots. If omitted, all of them. */
  meleeLots?: MeleeLotFilter | null | undefined;
  /** Filter of ring settings. If omitted, all of them. */
  ringSettings?: RingSettingFilter | null | undefined;
};

/** Types of stock. New ones may come. */
export type StockKind =
  /** One variant of a bracelet: those of a name come in several colours and sizes. Made to order. */
  | 'BRACELET'
  /** A necklace made to order. */
  | 'CUSTOM_NECKLACE'
  /** A stone, half of a pair or parcel. */
  | 'DIAMOND'
  /** A band set all around with equal stones. Made to order. */
  | 'ETERNITY_RING'
  /** A stone described by its grades and a range of weights, not graded one by one. Its nominal weight is `caratsFrom`: prices and markups go by it. */
  | 'GENERIC_DIAMOND'
  /** A finished piece of jewellery. One of a kind: it is sold once. */
  | 'JEWELLERY'
  /** A lot of small accent stones of one colour category and size range, sold by weight. */
  | 'MELEE'
  /** A ring that waits for its main stone. Made to order. */
  | 'RING_SETTING';

/** Names one piece of stock. Exactly one field. */
export type StockRef =
  {   /** The same number as in REST. */
  id: string | number; stockNumber?: never; }
  |  { id?: never;   /** The house's own number. */
  stockNumber: string; };

/** The status of a stock item. Treat an unknown value as not for sale. */
export type StockStatus =
  /** REST: 1. */
  | 'AVAILABLE'
  /** Reserved for a buyer, or sold. REST: 2. */
  | 'HOLD'
  /** Out on consignment. REST: 4. */
  | 'MEMO'
  /** REST: 3. */
  | 'SUSPENDED';

/** Input of updateWebhookEndpoint. */
export type UpdateWebhookEndpointInput = {
  /** The `version` that the change is made from. */
  expectedVersion: number;
  /** Id of the endpoint. */
  id: string | number;
  /** The fields to change; what is left out stays as it is. */
  set: WebhookEndpointPatch;
};

/** Which deliveries. Fields are joined by AND, values of a list by OR. */
export type WebhookDeliveryFilter = {
  /** What they tell of. */
  events?: Array<WebhookEvent> | null | undefined;
  /** When it happened. */
  occurredAt?: DateTimeRange | null | undefined;
  /** How they stand. */
  states?: Array<WebhookDeliveryState> | null | undefined;
};

/** How a delivery stands. */
export type WebhookDeliveryState =
  /** The endpoint has answered with a status of 2xx. */
  | 'DELIVERED'
  /** All attempts have failed, or the endpoint has answered 410. It can be tried again. */
  | 'FAILED'
  /** It is on its way. */
  | 'SENDING'
  /** It is not sent, or not again: the endpoint was disabled, or a newer `stock.changed` says the same and more. What was missed while disabled can be replayed. */
  | 'SKIPPED'
  /** It is sent, or sent again, at `nextAttemptAt`. */
  | 'WAITING';

/** Why an endpoint is disabled. */
export type WebhookDisabledReason =
  /** Attempts have failed for five days without a success. */
  | 'FAILING'
  /** It has answered 410: it is there no more. */
  | 'GONE'
  /** Its owner, or an administrator, has disabled it. */
  | 'OWNER';

/** Changes of an endpoint: what is left out stays as it is, null clears. */
export type WebhookEndpointPatch = {
  /** Description by the owner: one line. Null if not set. At most 200 characters. */
  description?: string | null | undefined;
  /** Subscribed events; at least one. `TEST` cannot be subscribed to. Cannot be cleared. */
  events?: Array<WebhookEvent> | null | undefined;
  /** False: nothing is sent to it any more, and what waits is not sent. True: from now on it is told again; what it has missed is sent by replayWebhooks. Cannot be cleared. */
  isEnabled?: boolean | null | undefined;
  /** Stock types whose changes are sent, for `STOCK_CHANGED`. Empty: all. Cannot be cleared. */
  stockTypes?: Array<StockKind> | null | undefined;
  /** HTTPS URL to which messages are sent, without a user name or password. The host must be reachable from the internet. At most 2,000 characters. Cannot be cleared. */
  url?: string | null | undefined;
};

/** What a webhook tells of. In its message the names are written as in `order.placed`. New ones may come: skip what you do not know. */
export type WebhookEvent =
  /** `hold.ended`: a hold has come to its end. Its `outcome`: `EXPIRED` or `ORDERED`. */
  | 'HOLD_ENDED'
  /** `hold.extended`: a hold ends at another moment than before. */
  | 'HOLD_EXTENDED'
  /** `hold.placed`: an item is on hold for the owner, whoever has placed it. */
  | 'HOLD_PLACED'
  /** `hold.released`: a hold was given back before its time, or the house has ended it. */
  | 'HOLD_RELEASED'
  /** `order.cancelled`: an order was cancelled, by its buyer or by the house. */
  | 'ORDER_CANCELLED'
  /** `order.changed`: status, lines, prices, reference, note or addresses of an order are others. */
  | 'ORDER_CHANGED'
  /** `order.deleted`: the house has deleted an order: it cannot be read any more. */
  | 'ORDER_DELETED'
  /** `order.message`: the house has written to the buyer of an order. What, stands in its timeline. */
  | 'ORDER_MESSAGE'
  /** `order.placed`: the owner has placed an order, or the house has made one for them. */
  | 'ORDER_PLACED'
  /** `stock.changed`: stock of the types that the endpoint follows has changed (`stockTypes`), whether or not its owner sees those items. At most once a second. `items` names the changed items that the owner can see or could see before, at most 200. It is left out if there are more, or if they are not known one by one; read the feed then. */
  | 'STOCK_CHANGED'
  /** `test`: sent by sendTestWebhook alone, whatever the endpoint is subscribed to. */
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
