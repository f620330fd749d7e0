// Written by "npm run schema" of what the server is made of.

/** Names of the error catalogue. */
export type ErrorCode = 'ACCOUNT_NOT_APPROVED' | 'ADDRESS_NOT_FOUND' | 'DIAMOND_NOT_FOUND' | 'EMAIL_ALREADY_EXISTS' | 'EMAIL_NOT_VERIFIED' | 'EMAIL_TEMPLATE_NOT_FOUND' | 'FORBIDDEN' | 'INTERNAL_ERROR' | 'INVALID_RECAPTCHA' | 'INVALID_REQUEST' | 'ITEM_NOT_FOUND' | 'WRONG_PASSWORD' | 'ORDER_NOT_FOUND' | 'SHOW_NOT_FOUND' | 'USER_BLOCKED' | 'USER_NOT_FOUND' | 'VERIFICATION_FAILED';

/** Finer cases of errors. More may come: keep a default branch. */
export type ErrorReason = 'READ_ONLY' | 'NOT_SIGNED_IN' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'TOKEN_REVOKED' | 'LINK_EXPIRED' | 'KEY_INVALID' | 'KEY_REVOKED' | 'KEY_ROTATED' | 'KEY_EXPIRED' | 'KEY_ADDRESS' | 'OWNER_BLOCKED' | 'SCOPE_MISSING' | 'TEST_KEY' | 'TEST_KEY_NEEDED' | 'UNAVAILABLE' | 'VALIDATION_FAILED' | 'STALE_VERSION' | 'PRICE_CHANGED' | 'RATE_LIMITED' | 'COST_EXCEEDED' | 'BUDGET_EXCEEDED' | 'METHOD_NOT_ALLOWED' | 'TOO_LARGE' | 'TOO_DEEP' | 'TOO_MANY_ALIASES' | 'IDEMPOTENCY_MISMATCH' | 'CURSOR_EXPIRED' | 'CURSOR_MISMATCH' | 'TRY_AGAIN' | 'MAINTENANCE' | 'TOO_MANY_HOLDS' | 'HELD_BEFORE' | 'CONFIRMATION_NEEDED' | 'NOT_FOR_SALE' | (string & {});

/** The catalogue's names by their numbers, which is all that REST tells of them. */
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

/** Types of stock as a feed names them, and what it says of an item of each. */
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

/** Types of stock as a feed names them. */
export type FeedType = keyof FeedItems;

/** A stone. What is not for the caller is absent. */
export type Diamond = {
  id: number;
  /** Inactive stones exist for administrators only. */
  isActive: boolean;
  product: {
    /** What it is to the caller at this moment: whether they can order it. */
    availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
    /** The house's own number: unique, at most 64 characters. */
    stockId: string;
    /** Weight in carats. Of a parcel: all its stones that no open order has; for administrators all of them. */
    carats: number;
    /** Outline. Sorts put the most traded first. */
    shapeId: number;
    /** Colour: white D to Z, black, fancy hues. Null: not graded. */
    colorId: number | null;
    /** Clarity grade. Null: not graded. */
    clarityId: number | null;
    /** Cut grade. Null: not graded. */
    cutId: number | null;
    /** Polish grade. Null: not graded. */
    polishId: number | null;
    /** Symmetry grade. Null: not graded. */
    symmetryId: number | null;
    /** Strength of fluorescence. Null: not graded. */
    fluorId: number | null;
    /** Laboratory that graded the stone. */
    labId: number | null;
    /** Number of the report, as text. */
    certificateNo: string | null;
    /** Address at which the report can be read. */
    certificateUrl: string | null;
    /** Strength of a fancy colour, as the report words it. */
    fancyIntensity: string | null;
    /** Second hue of a fancy colour. */
    overtone: string | null;
    /** Tinge, such as brown or green. */
    colorShade: string | null;
    /** Fluorescence as the report words it. */
    fluorescence: string | null;
    /** Colour in which the stone fluoresces. */
    fluorescenceColor: string | null;
    /** Degree of milkiness. */
    milky: string | null;
    /** Whether inclusions can be seen with the naked eye. */
    eyeClean: string | null;
    /** Treatment, such as laser drilled or HPHT. */
    treatment: string | null;
    /** Remarks for everybody who sees the stone. */
    comment: string | null;
    /** Length in millimetres. */
    length: number | null;
    /** Width in millimetres. */
    width: number | null;
    /** Height in millimetres, table to culet. */
    height: number | null;
    /** Height in percent of the diameter. */
    depthPercent: number | null;
    /** Table in percent of the diameter. */
    tablePercent: number | null;
    /** Crown angle in degrees. */
    crownAngle: number | null;
    /** Crown height in percent of the diameter. */
    crownHeight: number | null;
    /** Thickness of the girdle, the edge of the stone. */
    girdle: string | null;
    /** Size of the culet, the bottom point of the stone. */
    culetSize: string | null;
    /** Grown in a laboratory. */
    isLabGrown: boolean;
    /** Salt and pepper. */
    isSnP: boolean;
    /** Available, Hold, Suspended or Memo; holds that have ended hold no longer. */
    status: number;
    /** Price per carat: what the caller pays; before markups when it is given. Counts before `totalPrice`. Not for keys without the scope PRICES_READ. */
    pricePerCarat?: number;
    /** Price of it all: what the caller pays; before markups when it is given, and the price per carat follows from it. Not for keys without the scope PRICES_READ. */
    totalPrice?: number;
    /** Weekly list price per carat. Not for visitors and keys without the scope PRICES_READ. */
    rapPrice?: number | null;
    /** Percent of the caller's own price per carat against the list price; -30 is 30 below it. 2 decimals. Not for visitors and keys without the scope PRICES_READ. */
    discount?: number | null;
    /** Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone. */
    parcelStones: number;
    /** Trade show at which the stone can be seen. */
    tradeShow: string | null;
    /** Main picture. */
    imageUrl: string | null;
    /** Second picture. */
    pic2: string | null;
    /** Third picture. */
    pic3: string | null;
    /** Fourth picture. */
    pic4: string | null;
    /** Three-dimensional view or video. */
    image3d: string | null;
    /** Three-dimensional view of the whole set. */
    set3D: string | null;
    /** Picture of the whole set. */
    setImage: string | null;
    /** The one stone that the home page shows. */
    isHighlighted: boolean;
    /** One of two stones alike. */
    isMatchingPair: boolean;
    /** One of two stones sold together. */
    isPair: boolean;
    /** One of several stones laid out as a line and sold as one. */
    isLine: boolean;
    /** Name shared by the stones of a line set. */
    lineSet: string | null;
    /** Colour of the whole set. */
    lineSetColor: string | null;
    /** Clarity of the whole set. */
    lineSetClarity: string | null;
    /** Shown to everybody, visitors included. */
    showToAll: boolean;
    /** Supplier whose stone it is. Administrators only. */
    vendor?: string | null;
    /** Account that has the stone on memo. Administrators only. */
    memoAccount?: string | null;
    /** Price per carat that was agreed for the memo. Administrators only. */
    memoPricePerCarat?: number | null;
    /** Total price that was agreed for the memo. Administrators only. */
    memoTotalPrice?: number | null;
    /** Number of the memo paper. Administrators only. */
    memoNo?: string | null;
    /** When the stone went out on memo. Administrators only. */
    memoDate?: string | null;
    /** Percent of the memo price against the list price. Administrators only. */
    memoRap?: number | null;
    /** Whether it is held for somebody known. Administrators only. */
    hold?: boolean;
    /** Buyer for whom it is on hold. Administrators only. */
    holdUserId?: number | null;
    /** When the hold ends by itself. Null: not by itself. Administrators only. */
    holdUntil?: string | null;
    /** Stones of the parcel that open orders have. A single stone that is ordered is on Hold, and none of these. Administrators only. */
    promisedStones?: number;
    /** Weight of the stones that open orders have. Administrators only. */
    promisedCarats?: number;
    /** Counts the changes. */
    version: number;
  };
};

export type Bracelet = {
  id: number;
  /** Inactive stock exists for administrators only. */
  isActive: boolean;
  /** What it is to the caller at this moment: whether they can order it. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumber: string;
  /** The name that its variants share, as in the address of their page. */
  name: string;
  /** Heading of its page. */
  title: string | null;
  /** For everybody who looks at it. */
  description: string | null;
  /** Colour of this variant, such as Yellow Gold. */
  color: string | null;
  /** Size of this variant, such as 7 in or M. */
  size: string | null;
  /** Metal, such as Platinum or 18K Gold. */
  material: string | null;
  /** How many stones it has. */
  numberOfStones: number | null;
  /** Weight of all stones, carats. */
  totalCarats: number | null;
  /** Price of the bracelet. Not for keys without the scope PRICES_READ. */
  price?: number;
  /** Pictures, the first one first. */
  images: Array<string>;
  /** Counts the changes. */
  version: number;
};

export type CustomNecklace = {
  id: number;
  /** Inactive stock exists for administrators only. */
  isActive: boolean;
  /** What it is to the caller at this moment: whether they can order it. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumber: string;
  /** What it is called; the same with another chain has the same name. */
  name: string;
  /** For everybody who looks at it. */
  description: string | null;
  /** Outline of its stones. */
  shapeId: number | null;
  /** Metal, such as Platinum or 18K Gold. */
  material: string | null;
  /** Length of the chain, inches. */
  chainLength: number | null;
  /** How many stones it has. */
  numberOfStones: number | null;
  /** Weight of all stones, carats. */
  totalCarats: number | null;
  /** Price of the necklace. Not for keys without the scope PRICES_READ. */
  price?: number;
  /** Picture. */
  imageUrl: string | null;
  /** Counts the changes. */
  version: number;
};

export type EternityRing = {
  id: number;
  /** Inactive stock exists for administrators only. */
  isActive: boolean;
  /** What it is to the caller at this moment: whether they can order it. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumber: string;
  /** What it is called; variants in other metals and sizes have the same name. */
  name: string;
  /** Outline of its stones. */
  shapeId: number;
  /** Metal, such as Platinum or 18K Gold. */
  material: string | null;
  /** Colour of the gold. */
  colorOfGold: string | null;
  /** Ring size, US. */
  ringSize: number | null;
  /** How many stones it has. */
  numberOfStones: number | null;
  /** Weight of one stone. */
  caratsPerStone: number | null;
  /** Weight of all stones. */
  totalCarats: number | null;
  /** Colour of its stones. */
  colorId: number | null;
  /** Clarity of its stones. */
  clarityId: number | null;
  /** Price of the ring. Not for keys without the scope PRICES_READ. */
  price?: number;
  /** Picture. */
  imageUrl: string | null;
  /** Counts the changes. */
  version: number;
};

export type GenericDiamond = {
  id: number;
  /** Inactive stock exists for administrators only. */
  isActive: boolean;
  /** What it is to the caller at this moment: whether they can order it. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumber: string;
  /** Outline. */
  shapeId: number;
  /** Colour. */
  colorId: number | null;
  /** Clarity. */
  clarityId: number | null;
  /** Least weight, carats: the stone is priced by it. */
  caratsFrom: number;
  /** Greatest weight, carats; null: no upper end. */
  caratsTo: number | null;
  /** Price of one carat: written before markups, shown with those of whoever looks. A stone costs this times `caratsFrom`. Not for keys without the scope PRICES_READ. */
  pricePerCarat?: number;
  /** Grown in a laboratory. */
  isLabGrown: boolean;
  /** Picture. */
  imageUrl: string | null;
  /** Counts the changes. */
  version: number;
};

export type JewelleryPiece = {
  id: number;
  /** Inactive stock exists for administrators only. */
  isActive: boolean;
  /** What it is to the caller at this moment: whether they can order it. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumber: string;
  /** What it is called. */
  title: string | null;
  /** What it is, which is also the page of the shop that shows it. */
  type: "ring" | "necklace" | "pendant" | "earrings" | "bracelet" | "brooch";
  /** Kind within its type, such as Solitaire or Hoops. */
  subType: string | null;
  /** The only one of its kind: it is also on the page of the one-of-a-kind pieces. */
  isOneOfAKind: boolean;
  /** Status: whether it can be bought, and if not, why. */
  status: "Available" | "Hold" | "Sold" | "Suspended" | "Memo";
  /** How many the stock number stands for. They are sold as one. */
  quantity: number;
  /** What the house asks for it. Not for keys without the scope PRICES_READ. */
  totalPrice?: number | null;
  /** What the shop asks for it, where that is another price than `totalPrice`. Not for keys without the scope PRICES_READ. */
  webPrice?: number | null;
  /** What a buyer pays: `webPrice`, or `totalPrice` without one. Null: on request, it cannot be ordered. Not for keys without the scope PRICES_READ. */
  price?: number | null;
  /** What the certificate cost, or values it at. Not for keys without the scope PRICES_READ. */
  certPrice?: number | null;
  /** What it cost the house. Administrators only. */
  cost?: number | null;
  /** What it was sold for. Administrators only. */
  soldFor?: number | null;
  /** Name of the lot that it belongs to in the house's books. */
  parcelName: string | null;
  /** Metal, such as Platinum or Gold. */
  material: string | null;
  /** Fineness of the gold, such as 18K. */
  karatGold: string | null;
  /** Colour of the gold. */
  colorOfGold: string | null;
  /** Weight of the whole piece, grams. */
  weight: number | null;
  /** Its outer measurements, with their unit. */
  measurments: string | null;
  /** Ring size, as the trade writes it: 6 1/2, 54, adjustable. */
  ringSize: string | null;
  /** House or maker. */
  brand: string | null;
  /** When it was made, such as Art Deco. */
  period: string | null;
  /** Laboratory and report that come with it. */
  labCertificate: string | null;
  /** Number of the report. */
  certNum: string | null;
  /** What has been or can be repaired. */
  repair: string | null;
  /** On what terms it can be returned. */
  return: string | null;
  /** What the shop says about it. */
  description: string | null;
  /** Remarks for buyers. */
  notes: string | null;
  /** Remarks of the house. Administrators only. */
  internalNotes?: string | null;
  /** When it came to the house. */
  dateArrived: string | null;
  /** What the main stone is, such as Diamond or Sapphire. */
  mainStoneType: string | null;
  /** Cut or shape of the main stone. */
  cutMainStone: string | null;
  /** How many main stones there are. */
  numberOfMainStones: number | null;
  /** Weight of all main stones. */
  caratMainStone: number | null;
  /** Colour of the main stone. */
  colorMainStone: string | null;
  /** Clarity of the main stone. */
  clarityMainStone: string | null;
  /** What the side stones are, first set. */
  firstSideStoneType: string | null;
  /** Cut or shape of the side stones, first set. */
  firstSideStoneCut: string | null;
  /** How many side stones there are, first set. */
  firstSideStoneNumber: number | null;
  /** Weight of all side stones, first set. */
  firstSideStoneCarat: number | null;
  /** Colour of the side stones, first set. */
  firstSideStoneColor: string | null;
  /** Clarity of the side stones, first set. */
  firstSideStoneClarity: string | null;
  /** What the side stones are, second set. */
  secondSideStoneType: string | null;
  /** Cut or shape of the side stones, second set. */
  secondSideStoneCut: string | null;
  /** How many side stones there are, second set. */
  secondSideStoneNumber: number | null;
  /** Weight of all side stones, second set. */
  secondSideStoneCarat: number | null;
  /** Colour of the side stones, second set. */
  secondSideStoneColor: string | null;
  /** Clarity of the side stones, second set. */
  secondSideStoneClarity: string | null;
  /** What the side stones are, third set. */
  thirdSideStoneType: string | null;
  /** Cut or shape of the side stones, third set. */
  thirdSideStoneCut: string | null;
  /** How many side stones there are, third set. */
  thirdSideStoneNumber: number | null;
  /** Weight of all side stones, third set. */
  thirdSideStoneCarat: number | null;
  /** Colour of the side stones, third set. */
  thirdSideStoneColor: string | null;
  /** Clarity of the side stones, third set. */
  thirdSideStoneClarity: string | null;
  /** What the side stones are, fourth set. */
  forthSideStoneType: string | null;
  /** Cut or shape of the side stones, fourth set. */
  forthSideStoneCut: string | null;
  /** How many side stones there are, fourth set. */
  forthSideStoneNumber: number | null;
  /** Weight of all side stones, fourth set. */
  forthSideStoneCarat: number | null;
  /** Colour of the side stones, fourth set. */
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
  /** In which order the pictures are shown: names of the slots with commas between them. */
  imageOrder: string;
  /** Video. */
  video: string | null;
  /** Counts the changes. */
  version: number;
};

export type MeleeLot = {
  id: number;
  /** Inactive stock exists for administrators only. */
  isActive: boolean;
  /** What it is to the caller at this moment: whether they can order it. */
  availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
  /** The house's own number, unique among its type. A new piece without one is given one. */
  stockNumber: string;
  /** Carats that are left of the lot: orders take theirs off it. */
  carats: number;
  /** Carats that open orders have taken off the lot. With `carats` they are the whole of it. Administrators only. */
  promisedCarats?: number;
  /** Colour category. */
  color: 1 | 2 | 3;
  /** Price of one carat: written before markups, shown with those of whoever looks. Not for keys without the scope PRICES_READ. */
  pricePerCarat?: number;
  /** Smallest diameter, millimetres. */
  sizeFrom: number | null;
  /** Largest diameter, millimetres. */
  sizeTo: number | null;
  /** Outline of its stones: round unless told otherwise. */
  shapeId: number;
  /** Shown to everybody, visitors included. */
  showToAll: boolean;
  /** Counts the changes. */
  version: number;
};

export type RingSetting = {
  id: number;
  /** Inactive stock exists for administrators only. */
  isActive: boolean;
  product: {
    id: number;
    /** What it is to the caller at this moment: whether they can order it. */
    availability: "FOR_SALE" | "HELD_FOR_YOU" | "ORDERED_BY_YOU" | "ON_HOLD" | "SOLD" | "GONE";
    /** The house's own number, unique among its type. A new piece without one is given one. */
    stockNumber: string;
    /** What it is called. */
    name: string;
    /** For everybody who looks at it. */
    description: string | null;
    /** Such as Solitaire, Halo or Three Stone. */
    style: string | null;
    /** Metal, such as Platinum or Gold. */
    material: string | null;
    /** Fineness of the gold, such as 18K. */
    karatGold: string | null;
    /** Colour of the gold. */
    colorOfGold: string | null;
    /** Smallest ring size in which it is made, US; null: no lower end. */
    ringSizeFrom: number | null;
    /** Largest ring size in which it is made, US; null: no upper end. */
    ringSizeTo: number | null;
    /** How many stones it has besides the main one. */
    sideStones: number | null;
    /** Weight of all its side stones, carats. */
    sideStonesCarats: number | null;
    /** Price of the setting, without the main stone. Not for keys without the scope PRICES_READ. */
    price?: number;
    /** First picture. */
    imageUrl: string | null;
    /** Second picture. */
    image2: string | null;
    /** Third picture. */
    image3: string | null;
    /** Fourth picture. */
    image4: string | null;
    /** Outlines of main stones that it takes; empty: it takes none. */
    shapes: Array<number>;
    /** Smallest main stone that it takes, carats; null: no lower end. */
    caratsFrom: number | null;
    /** Largest main stone that it takes, carats; null: no upper end. */
    caratsTo: number | null;
    /** Counts the changes. */
    version: number;
  };
};
