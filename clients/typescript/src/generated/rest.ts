// Generated from the server's code by "npm run schema".

/** Names of the error catalogue. */
export type ErrorCode = 'ACCOUNT_NOT_APPROVED' | 'ADDRESS_NOT_FOUND' | 'DIAMOND_NOT_FOUND' | 'EMAIL_ALREADY_EXISTS' | 'EMAIL_NOT_VERIFIED' | 'EMAIL_TEMPLATE_NOT_FOUND' | 'FORBIDDEN' | 'INTERNAL_ERROR' | 'INVALID_RECAPTCHA' | 'INVALID_REQUEST' | 'ITEM_NOT_FOUND' | 'WRONG_PASSWORD' | 'ORDER_NOT_FOUND' | 'SHOW_NOT_FOUND' | 'USER_BLOCKED' | 'USER_NOT_FOUND' | 'VERIFICATION_FAILED';

/** Reasons that refine error codes. More may be added, so keep a default branch. */
export type ErrorReason = 'READ_ONLY' | 'NOT_SIGNED_IN' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'TOKEN_REVOKED' | 'LINK_EXPIRED' | 'KEY_INVALID' | 'KEY_REVOKED' | 'KEY_ROTATED' | 'KEY_EXPIRED' | 'KEY_ADDRESS' | 'OWNER_BLOCKED' | 'SCOPE_MISSING' | 'TEST_KEY' | 'TEST_KEY_NEEDED' | 'UNAVAILABLE' | 'VALIDATION_FAILED' | 'STALE_VERSION' | 'PRICE_CHANGED' | 'RATE_LIMITED' | 'COST_EXCEEDED' | 'BUDGET_EXCEEDED' | 'METHOD_NOT_ALLOWED' | 'TOO_LARGE' | 'TOO_DEEP' | 'TOO_MANY_ALIASES' | 'IDEMPOTENCY_MISMATCH' | 'CURSOR_EXPIRED' | 'CURSOR_MISMATCH' | 'TRY_AGAIN' | 'MAINTENANCE' | 'TOO_MANY_HOLDS' | 'HELD_BEFORE' | 'CONFIRMATION_NEEDED' | 'NOT_FOR_SALE' | (string & {});

/** Error codes by number. REST responses contain the number only. */
export const errorCodes: Readonly<Record<number, ErrorCode>> = {
  10: 'ACCOUNT_NOT_APPROVED',
  20: 'ADDRESS_NOT_FOUND',
  30: 'DIAMOND_NOT_FOUND',
  40: 'EMAIL_ALREADY_EXISTS',
  50: 'EMAIL_NOT_VERIFIED',
  60: 'EMAIL_TEMPLATE_NOT_FOUND',
  70: 'FORBIDDEN',
  80: 'INTERNAL_ERROR',
  85: 'INVALID_RECAPTCHA',
  90: 'INVALID_REQUEST',
  95: 'ITEM_NOT_FOUND',
  100: 'WRONG_PASSWORD',
  110: 'ORDER_NOT_FOUND',
  120: 'SHOW_NOT_FOUND',
  130: 'USER_BLOCKED',
  140: 'USER_NOT_FOUND',
  150: 'VERIFICATION_FAILED',
};

/** Item of the feed by stock type. */
export interface FeedItems {
  diamonds: Diamond;
  bracelets: Bracelet;
  custom_necklaces: CustomNecklace;
  eternity_rings: EternityRing;
  generic_diamonds: GenericDiamond;
  products: JewelleryPiece;
  melee: MeleeLot;
  ring_settings: RingSetting;
}

/** Stock type in a feed. */
export type FeedType = keyof FeedItems;

/** Diamond. Fields that the caller may not read are missing. */
export type Diamond = {
  id: number;
  /** Whether the diamond is active. Only administrators see inactive diamonds. */
  isActive: boolean;
  product: {
    /** Current availability for the caller: whether they can order the item, and if not, why. */
    availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
    /** Stock number, unique, at most 64 characters. */
    stockId: string;
    /** Weight in carats. For a parcel, the weight of the stones that are not in open orders; administrators see all. */
    carats: number;
    /** Shape. Sort order: most traded shapes first. */
    shapeId: number;
    /** Color: white D to Z, black, or a fancy hue. Null if not graded. */
    colorId: number | null;
    /** Clarity grade. Null if not graded. */
    clarityId: number | null;
    /** Cut grade. Null if not graded. */
    cutId: number | null;
    /** Polish grade. Null if not graded. */
    polishId: number | null;
    /** Symmetry grade. Null if not graded. */
    symmetryId: number | null;
    /** Fluorescence intensity. Null if not graded. */
    fluorId: number | null;
    /** Laboratory that issued the report. Null if not set. */
    labId: number | null;
    /** Report number. */
    certificateNo: string | null;
    /** URL of the report. */
    certificateUrl: string | null;
    /** Fancy color intensity as worded in the report. */
    fancyIntensity: string | null;
    /** Secondary hue of a fancy color. */
    overtone: string | null;
    /** Tinge of a white color, such as brown or green. */
    colorShade: string | null;
    /** Fluorescence as worded in the report. */
    fluorescence: string | null;
    /** Color of the fluorescence. */
    fluorescenceColor: string | null;
    /** Degree of milkiness. */
    milky: string | null;
    /** Eye cleanliness: whether inclusions are visible to the naked eye. */
    eyeClean: string | null;
    /** Treatment, such as laser drilled or HPHT. */
    treatment: string | null;
    /** Public remarks. */
    comment: string | null;
    /** Length in mm. */
    length: number | null;
    /** Width in mm. */
    width: number | null;
    /** Height in mm, from table to culet. */
    height: number | null;
    /** Height in percent of the diameter. */
    depthPercent: number | null;
    /** Table in percent of the diameter. */
    tablePercent: number | null;
    /** Crown angle in degrees. */
    crownAngle: number | null;
    /** Crown height in percent of the diameter. */
    crownHeight: number | null;
    /** Thickness of the girdle. */
    girdle: string | null;
    /** Size of the culet. */
    culetSize: string | null;
    /** Whether the diamond is lab grown. */
    isLabGrown: boolean;
    /** Whether the diamond is salt and pepper. */
    isSnP: boolean;
    /** Current status: Available, Hold, Suspended or Memo. Expired holds do not count. */
    status: number;
    /** Price per carat in USD. Outputs include the caller's markups. Inputs are before markups and take precedence over `totalPrice`. Not available to API keys without the scope PRICES_READ. */
    pricePerCarat?: number;
    /** Total price in USD. Outputs include the caller's markups. Inputs are before markups and determine the price per carat. Not available to API keys without the scope PRICES_READ. */
    totalPrice?: number;
    /** Weekly list price per carat in USD. Not available to visitors or API keys without the scope PRICES_READ. */
    rapPrice?: number | null;
    /** Price per carat for the caller in percent relative to the list price: -30 is 30 % below it. 2 decimals. Not available to visitors or API keys without the scope PRICES_READ. */
    discount?: number | null;
    /** Number of stones in the parcel that are not in open orders. If all are in open orders, the number of all stones. Administrators always see all. 1 for a single stone. */
    parcelStones: number;
    /** Trade show at which the diamond can be viewed. */
    tradeShow: string | null;
    /** Main picture. */
    imageUrl: string | null;
    /** Second picture. */
    pic2: string | null;
    /** Third picture. */
    pic3: string | null;
    /** Fourth picture. */
    pic4: string | null;
    /** URL of a 3D view or video. */
    image3d: string | null;
    /** URL of a 3D view of the whole set. */
    set3D: string | null;
    /** Picture of the whole set. */
    setImage: string | null;
    /** Whether it is the highlighted diamond of the home page. At most one diamond is highlighted. */
    isHighlighted: boolean;
    /** Whether it is half of a matching pair. */
    isMatchingPair: boolean;
    /** Whether it is half of an inseparable pair. */
    isPair: boolean;
    /** Whether it is part of a line set, which is sold as one. */
    isLine: boolean;
    /** Name shared by the diamonds of a line set. */
    lineSet: string | null;
    /** Color of the whole set. */
    lineSetColor: string | null;
    /** Clarity of the whole set. */
    lineSetClarity: string | null;
    /** Whether it is shown to everyone, including visitors. */
    showToAll: boolean;
    /** Supplier of the diamond. Administrators only. */
    vendor?: string | null;
    /** Account that has the diamond on memo. Administrators only. */
    memoAccount?: string | null;
    /** Memo price per carat in USD. Administrators only. */
    memoPricePerCarat?: number | null;
    /** Total memo price in USD. Administrators only. */
    memoTotalPrice?: number | null;
    /** Number of the memo document. Administrators only. */
    memoNo?: string | null;
    /** Date on which the diamond went out on memo. Administrators only. */
    memoDate?: string | null;
    /** Memo price in percent relative to the list price. Administrators only. */
    memoRap?: number | null;
    /** Whether it is on hold for a customer account. Administrators only. */
    hold?: boolean;
    /** Customer who has the diamond on hold. Administrators only. */
    holdUserId?: number | null;
    /** End of the hold. Null if it is open-ended. Administrators only. */
    holdUntil?: string | null;
    /** Number of stones of the parcel in open orders. 0 for a single stone: its status is Hold while it is in an open order. Administrators only. */
    promisedStones?: number;
    /** Weight in carats of the stones in open orders. Administrators only. */
    promisedCarats?: number;
    /** Version of the diamond, incremented by each change. */
    version: number;
  };
};

export type Bracelet = {
  id: number;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumber: string;
  /** Name that the variants share, as in the URL of their page. */
  name: string;
  /** Heading of the page. */
  title: string | null;
  /** Public description. */
  description: string | null;
  /** Color of this variant, such as Yellow Gold. */
  color: string | null;
  /** Size of this variant, such as 7 in or M. */
  size: string | null;
  /** Metal, such as Platinum or 18K Gold. */
  material: string | null;
  /** Number of stones. */
  numberOfStones: number | null;
  /** Total weight of the stones in carats. */
  totalCarats: number | null;
  /** Price of the bracelet in USD. Not available to API keys without the scope PRICES_READ. */
  price?: number;
  /** Pictures in display order. */
  images: Array<string>;
  /** Version of the item, incremented by each change. */
  version: number;
};

export type CustomNecklace = {
  id: number;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumber: string;
  /** Name of the design. Variants with another chain have the same name. */
  name: string;
  /** Public description. */
  description: string | null;
  /** Shape of the stones. */
  shapeId: number | null;
  /** Metal, such as Platinum or 18K Gold. */
  material: string | null;
  /** Length of the chain in inches. */
  chainLength: number | null;
  /** Number of stones. */
  numberOfStones: number | null;
  /** Total weight of the stones in carats. */
  totalCarats: number | null;
  /** Price of the necklace in USD. Not available to API keys without the scope PRICES_READ. */
  price?: number;
  /** Picture. */
  imageUrl: string | null;
  /** Version of the item, incremented by each change. */
  version: number;
};

export type EternityRing = {
  id: number;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumber: string;
  /** Name of the design. Variants in other metals and sizes have the same name. */
  name: string;
  /** Shape of the stones. */
  shapeId: number;
  /** Metal, such as Platinum or 18K Gold. */
  material: string | null;
  /** Color of the gold. */
  colorOfGold: string | null;
  /** US ring size. */
  ringSize: number | null;
  /** Number of stones. */
  numberOfStones: number | null;
  /** Weight of one stone in carats. */
  caratsPerStone: number | null;
  /** Total weight of the stones in carats. */
  totalCarats: number | null;
  /** Color of the stones. */
  colorId: number | null;
  /** Clarity of the stones. */
  clarityId: number | null;
  /** Price of the ring in USD. Not available to API keys without the scope PRICES_READ. */
  price?: number;
  /** Picture. */
  imageUrl: string | null;
  /** Version of the item, incremented by each change. */
  version: number;
};

export type GenericDiamond = {
  id: number;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumber: string;
  /** Outline. */
  shapeId: number;
  /** Colour. */
  colorId: number | null;
  /** Clarity. */
  clarityId: number | null;
  /** Minimum weight in carats. The price is based on it. */
  caratsFrom: number;
  /** Maximum weight in carats. Null if there is no maximum. */
  caratsTo: number | null;
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`. Not available to API keys without the scope PRICES_READ. */
  pricePerCarat?: number;
  /** Whether the diamond is lab grown. */
  isLabGrown: boolean;
  /** Picture. */
  imageUrl: string | null;
  /** Version of the item, incremented by each change. */
  version: number;
};

export type JewelleryPiece = {
  id: number;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumber: string;
  /** Name of the piece. */
  title: string | null;
  /** Type of jewellery. It determines the shop page. */
  type: "ring" | "necklace" | "pendant" | "earrings" | "bracelet" | "brooch";
  /** Style within the type, such as Solitaire or Hoops. */
  subType: string | null;
  /** Whether the piece is one of a kind. Such pieces are also listed on the page of one-of-a-kind jewellery. */
  isOneOfAKind: boolean;
  /** Status of the piece. */
  status: "Available" | "Hold" | "Sold" | "Suspended" | "Memo";
  /** Number of pieces under this stock number. They are sold together. */
  quantity: number;
  /** List price in USD. Not available to API keys without the scope PRICES_READ. */
  totalPrice?: number | null;
  /** Offer price in the shop in USD, if it differs from `totalPrice`. Not available to API keys without the scope PRICES_READ. */
  webPrice?: number | null;
  /** Price for buyers in USD: `webPrice`, or `totalPrice` if there is none. Null if the price is on request; the item cannot be ordered. Not available to API keys without the scope PRICES_READ. */
  price?: number | null;
  /** Cost of the certificate, or the value stated on it, in USD. Not available to API keys without the scope PRICES_READ. */
  certPrice?: number | null;
  /** Purchase cost in USD. Administrators only. */
  cost?: number | null;
  /** Selling price in USD after the sale. Administrators only. */
  soldFor?: number | null;
  /** Name of the lot in internal records. */
  parcelName: string | null;
  /** Metal, such as Platinum or Gold. */
  material: string | null;
  /** Fineness of the gold, such as 18K. */
  karatGold: string | null;
  /** Color of the gold. */
  colorOfGold: string | null;
  /** Total weight in grams. */
  weight: number | null;
  /** Outer measurements with their unit. */
  measurments: string | null;
  /** Ring size in trade notation, such as 6 1/2, 54 or adjustable. */
  ringSize: string | null;
  /** Brand or maker. */
  brand: string | null;
  /** Period in which it was made, such as Art Deco. */
  period: string | null;
  /** Laboratory and report of the piece. */
  labCertificate: string | null;
  /** Report number. */
  certNum: string | null;
  /** Repairs that were made or are possible. */
  repair: string | null;
  /** Return terms. */
  return: string | null;
  /** Description in the shop. */
  description: string | null;
  /** Remarks for buyers. */
  notes: string | null;
  /** Internal remarks. Administrators only. */
  internalNotes?: string | null;
  /** Arrival date. */
  dateArrived: string | null;
  /** Type of the main stone, such as Diamond or Sapphire. */
  mainStoneType: string | null;
  /** Cut or shape of the main stone. */
  cutMainStone: string | null;
  /** Number of main stones. */
  numberOfMainStones: number | null;
  /** Total weight of the main stones in carats. */
  caratMainStone: number | null;
  /** Color of the main stone. */
  colorMainStone: string | null;
  /** Clarity of the main stone. */
  clarityMainStone: string | null;
  /** Type of the side stones, first set. */
  firstSideStoneType: string | null;
  /** Cut or shape of the side stones, first set. */
  firstSideStoneCut: string | null;
  /** Number of side stones, first set. */
  firstSideStoneNumber: number | null;
  /** Total weight of the side stones in carats, first set. */
  firstSideStoneCarat: number | null;
  /** Color of the side stones, first set. */
  firstSideStoneColor: string | null;
  /** Clarity of the side stones, first set. */
  firstSideStoneClarity: string | null;
  /** Type of the side stones, second set. */
  secondSideStoneType: string | null;
  /** Cut or shape of the side stones, second set. */
  secondSideStoneCut: string | null;
  /** Number of side stones, second set. */
  secondSideStoneNumber: number | null;
  /** Total weight of the side stones in carats, second set. */
  secondSideStoneCarat: number | null;
  /** Color of the side stones, second set. */
  secondSideStoneColor: string | null;
  /** Clarity of the side stones, second set. */
  secondSideStoneClarity: string | null;
  /** Type of the side stones, third set. */
  thirdSideStoneType: string | null;
  /** Cut or shape of the side stones, third set. */
  thirdSideStoneCut: string | null;
  /** Number of side stones, third set. */
  thirdSideStoneNumber: number | null;
  /** Total weight of the side stones in carats, third set. */
  thirdSideStoneCarat: number | null;
  /** Color of the side stones, third set. */
  thirdSideStoneColor: string | null;
  /** Clarity of the side stones, third set. */
  thirdSideStoneClarity: string | null;
  /** Type of the side stones, fourth set. */
  forthSideStoneType: string | null;
  /** Cut or shape of the side stones, fourth set. */
  forthSideStoneCut: string | null;
  /** Number of side stones, fourth set. */
  forthSideStoneNumber: number | null;
  /** Total weight of the side stones in carats, fourth set. */
  forthSideStoneCarat: number | null;
  /** Color of the side stones, fourth set. */
  forthSideStoneColor: string | null;
  /** Clarity of the side stones, fourth set. */
  forthSideStoneClarity: string | null;
  /** Picture 1. */
  image1: string | null;
  /** Picture 2. */
  image2: string | null;
  /** Picture 3. */
  image3: string | null;
  /** Picture 4. */
  image4: string | null;
  /** Picture 5. */
  image5: string | null;
  /** Picture 6. */
  image6: string | null;
  /** Picture 7. */
  image7: string | null;
  /** Picture 8. */
  image8: string | null;
  /** Picture 9. */
  image9: string | null;
  /** Picture 10. */
  image10: string | null;
  /** Display order of the pictures: comma-separated names of slots. */
  imageOrder: string;
  /** Video. */
  video: string | null;
  /** Version of the item, incremented by each change. */
  version: number;
};

export type MeleeLot = {
  id: number;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  /** Current availability for the caller: whether they can order the item, and if not, why. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
  stockNumber: string;
  /** Remaining carats of the lot. Orders deduct their carats immediately. */
  carats: number;
  /** Carats of the lot in open orders. The whole lot is the sum of these and `carats`. Administrators only. */
  promisedCarats?: number;
  /** Color category. */
  color: 1 | 2 | 3;
  /** Price per carat in USD. Outputs include the caller's markups; inputs are before markups. Not available to API keys without the scope PRICES_READ. */
  pricePerCarat?: number;
  /** Smallest diameter in mm. */
  sizeFrom: number | null;
  /** Largest diameter in mm. */
  sizeTo: number | null;
  /** Shape of the stones. Default: round. */
  shapeId: number;
  /** Whether it is shown to everyone, including visitors. */
  showToAll: boolean;
  /** Version of the item, incremented by each change. */
  version: number;
};

export type RingSetting = {
  id: number;
  /** Whether the item is active. Only administrators see inactive items. */
  isActive: boolean;
  product: {
    id: number;
    /** Current availability for the caller: whether they can order the item, and if not, why. */
    availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
    /** Stock number, unique within the type. The server generates one if it is omitted for a new item. */
    stockNumber: string;
    /** Name of the setting. */
    name: string;
    /** Public description. */
    description: string | null;
    /** Style, such as Solitaire, Halo or Three Stone. */
    style: string | null;
    /** Metal, such as Platinum or Gold. */
    material: string | null;
    /** Fineness of the gold, such as 18K. */
    karatGold: string | null;
    /** Color of the gold. */
    colorOfGold: string | null;
    /** Smallest available US ring size. Null if there is no minimum. */
    ringSizeFrom: number | null;
    /** Largest available US ring size. Null if there is no maximum. */
    ringSizeTo: number | null;
    /** Number of side stones. */
    sideStones: number | null;
    /** Total weight of the side stones in carats. */
    sideStonesCarats: number | null;
    /** Price of the setting in USD, without the main stone. Not available to API keys without the scope PRICES_READ. */
    price?: number;
    /** First picture. */
    imageUrl: string | null;
    /** Second picture. */
    image2: string | null;
    /** Third picture. */
    image3: string | null;
    /** Fourth picture. */
    image4: string | null;
    /** Shapes of main stones that fit. Empty if none fits. */
    shapes: Array<number>;
    /** Minimum weight of the main stone in carats. Null if there is no minimum. */
    caratsFrom: number | null;
    /** Maximum weight of the main stone in carats. Null if there is no maximum. */
    caratsTo: number | null;
    /** Version of the item, incremented by each change. */
    version: number;
  };
};
