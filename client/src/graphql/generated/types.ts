/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The access pages, one per access row. */
export type AccessPage =
  | 'BLACK'
  | 'FANCY_COLOR'
  | 'FANCY_SHAPE'
  | 'LAB_GROWN'
  | 'MATCHING_PAIRS'
  | 'MELEE'
  | 'SALT_AND_PEPPER'
  | 'WHITE';

export type AddToCartInput = {
  items: Array<BasketItemInput>;
};

export type AddToWishlistInput = {
  items: Array<BasketItemInput>;
};

export type AddUserMarkupInput = {
  markup: MarkupInput;
  userId: string;
};

export type AddressInput = {
  address: string;
  city: string;
  company?: string | null | undefined;
  countryId: string;
  email?: string | null | undefined;
  federationId?: string | null | undefined;
  firstName: string;
  isBilling?: boolean;
  lastName: string;
  phone?: string | null | undefined;
};

export type Availability =
  | 'FOR_SALE'
  | 'GONE'
  | 'HELD_FOR_YOU';

export type BasketItemInput =
  {   diamondId: string; lineSetDiamondId?: never; wishlistLineId?: never; }
  |  { diamondId?: never;   /** Any stone of a line set: the whole set. */
  lineSetDiamondId: string; wishlistLineId?: never; }
  |  { diamondId?: never; lineSetDiamondId?: never;   /** A line of the caller's wishlist. */
  wishlistLineId: string; };

export type CaratsRange = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type ChangeDiamondStatusInput = {
  /** For HOLD: when it ends by itself. */
  holdUntil?: string | null | undefined;
  /** For HOLD: the buyer. */
  holdUserId?: string | null | undefined;
  id: string;
  status: StockStatus;
};

export type ChangeOrderStatusInput = {
  id: string;
  status: OrderStatus;
};

export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type ColorCategory =
  | 'BLACK'
  | 'FANCY'
  | 'WHITE';

export type ConfirmEmailInput = {
  email: string;
  token: string;
};

/** Every writable field of a diamond. Exactly one of pricePerCarat and totalPrice is needed when creating. */
export type CreateDiamondInput = {
  diamond: DiamondInput;
};

export type DeleteUserInput = {
  userId: string;
};

export type DiamondCollection =
  | 'BLACK'
  | 'FANCY'
  | 'FANCY_SHAPES'
  | 'FANCY_SHAPE_LINES'
  | 'LAB_GROWN'
  | 'MATCHING_PAIRS'
  | 'MEMO'
  | 'PARCELS'
  | 'SALT_AND_PEPPER'
  | 'STUDS'
  | 'WHITE';

export type DiamondFacetField =
  | 'CARATS'
  | 'CLARITY'
  | 'COLLECTION'
  | 'COLOR'
  | 'COLOR_CATEGORY'
  | 'COLOR_SHADE'
  | 'CROWN_ANGLE'
  | 'CROWN_HEIGHT'
  | 'CULET_SIZE'
  | 'CUT'
  | 'DEPTH_PERCENT'
  | 'DISCOUNT'
  | 'EYE_CLEAN'
  | 'FANCY_INTENSITY'
  | 'FLUORESCENCE'
  | 'FLUORESCENCE_COLOR'
  | 'GIRDLE'
  | 'HAS_3D'
  | 'HAS_IMAGE'
  | 'HAS_REPORT'
  | 'HEIGHT'
  /** Administrators only. */
  | 'IS_ACTIVE'
  | 'IS_LAB_GROWN'
  | 'IS_LINE'
  | 'IS_MATCHING_PAIR'
  | 'IS_PAIR'
  | 'IS_SNP'
  | 'LABORATORY'
  | 'LENGTH'
  | 'MILKY'
  | 'OVERTONE'
  | 'PARCEL_STONES'
  | 'POLISH'
  | 'PRICE_PER_CARAT'
  | 'RAP_PRICE'
  | 'SHAPE'
  | 'STATUS'
  | 'SYMMETRY'
  | 'TABLE_PERCENT'
  | 'TOTAL_PRICE'
  | 'TRADE_SHOW'
  | 'TREATMENT'
  /** Administrators only. */
  | 'VENDOR'
  | 'WIDTH';

export type DiamondFilter = {
  carats?: CaratsRange | null | undefined;
  clarityIds?: Array<string> | null | undefined;
  collection?: DiamondCollection | null | undefined;
  colorCategories?: Array<ColorCategory> | null | undefined;
  colorIds?: Array<string> | null | undefined;
  colorShades?: Array<string> | null | undefined;
  crownAngle?: FloatRange | null | undefined;
  crownHeight?: FloatRange | null | undefined;
  culetSizes?: Array<string> | null | undefined;
  cutIds?: Array<string> | null | undefined;
  depthPercent?: FloatRange | null | undefined;
  discount?: FloatRange | null | undefined;
  eyeClean?: Array<string> | null | undefined;
  fancyIntensities?: Array<string> | null | undefined;
  fluorescenceColors?: Array<string> | null | undefined;
  fluorescenceIds?: Array<string> | null | undefined;
  girdles?: Array<string> | null | undefined;
  has3d?: boolean | null | undefined;
  hasImage?: boolean | null | undefined;
  hasReport?: boolean | null | undefined;
  height?: FloatRange | null | undefined;
  /** Administrators only. */
  holdUserIds?: Array<string> | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Administrators only. */
  isActive?: boolean | null | undefined;
  isHighlighted?: boolean | null | undefined;
  isLabGrown?: boolean | null | undefined;
  isLine?: boolean | null | undefined;
  isMatchingPair?: boolean | null | undefined;
  isPair?: boolean | null | undefined;
  isSnP?: boolean | null | undefined;
  laboratoryIds?: Array<string> | null | undefined;
  length?: FloatRange | null | undefined;
  lineSet?: string | null | undefined;
  milky?: Array<string> | null | undefined;
  overtones?: Array<string> | null | undefined;
  parcelStones?: IntRange | null | undefined;
  polishIds?: Array<string> | null | undefined;
  pricePerCarat?: MoneyRange | null | undefined;
  rapPrice?: MoneyRange | null | undefined;
  reportNumbers?: Array<string> | null | undefined;
  shapeIds?: Array<string> | null | undefined;
  /** Administrators only. */
  showToAll?: boolean | null | undefined;
  statuses?: Array<StockStatus> | null | undefined;
  stockIds?: Array<string> | null | undefined;
  symmetryIds?: Array<string> | null | undefined;
  tablePercent?: FloatRange | null | undefined;
  text?: string | null | undefined;
  totalPrice?: MoneyRange | null | undefined;
  tradeShows?: Array<string> | null | undefined;
  treatments?: Array<string> | null | undefined;
  /** Administrators only. */
  vendors?: Array<string> | null | undefined;
  width?: FloatRange | null | undefined;
};

export type DiamondInput = {
  carats: number;
  certificateNo?: string | null | undefined;
  certificateUrl?: string | null | undefined;
  clarityId?: string | null | undefined;
  colorId?: string | null | undefined;
  colorShade?: string | null | undefined;
  comment?: string | null | undefined;
  crownAngle?: number | null | undefined;
  crownHeight?: number | null | undefined;
  culetSize?: string | null | undefined;
  cutId?: string | null | undefined;
  depthPercent?: number | null | undefined;
  eyeClean?: string | null | undefined;
  fancyIntensity?: string | null | undefined;
  fluorescenceColor?: string | null | undefined;
  fluorescenceId?: string | null | undefined;
  fluorescenceText?: string | null | undefined;
  girdle?: string | null | undefined;
  height?: number | null | undefined;
  image3d?: string | null | undefined;
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isLabGrown?: boolean | null | undefined;
  isLine?: boolean | null | undefined;
  isMatchingPair?: boolean | null | undefined;
  isPair?: boolean | null | undefined;
  isSnP?: boolean | null | undefined;
  laboratoryId?: string | null | undefined;
  length?: number | null | undefined;
  lineSet?: string | null | undefined;
  lineSetClarity?: string | null | undefined;
  lineSetColor?: string | null | undefined;
  memoAccount?: string | null | undefined;
  memoDate?: string | null | undefined;
  memoNo?: string | null | undefined;
  memoPricePerCarat?: number | null | undefined;
  memoRap?: number | null | undefined;
  memoTotalPrice?: number | null | undefined;
  milky?: string | null | undefined;
  overtone?: string | null | undefined;
  parcelStones?: number | null | undefined;
  pic2?: string | null | undefined;
  pic3?: string | null | undefined;
  pic4?: string | null | undefined;
  polishId?: string | null | undefined;
  pricePerCarat?: number | null | undefined;
  rapPrice?: number | null | undefined;
  set3D?: string | null | undefined;
  setImage?: string | null | undefined;
  shapeId: string;
  showToAll?: boolean | null | undefined;
  stockId: string;
  symmetryId?: string | null | undefined;
  tablePercent?: number | null | undefined;
  totalPrice?: number | null | undefined;
  tradeShow?: string | null | undefined;
  treatment?: string | null | undefined;
  vendor?: string | null | undefined;
  width?: number | null | undefined;
};

export type DiamondPatch = {
  carats?: number | null | undefined;
  certificateNo?: string | null | undefined;
  certificateUrl?: string | null | undefined;
  clarityId?: string | null | undefined;
  colorId?: string | null | undefined;
  colorShade?: string | null | undefined;
  comment?: string | null | undefined;
  crownAngle?: number | null | undefined;
  crownHeight?: number | null | undefined;
  culetSize?: string | null | undefined;
  cutId?: string | null | undefined;
  depthPercent?: number | null | undefined;
  eyeClean?: string | null | undefined;
  fancyIntensity?: string | null | undefined;
  fluorescenceColor?: string | null | undefined;
  fluorescenceId?: string | null | undefined;
  fluorescenceText?: string | null | undefined;
  girdle?: string | null | undefined;
  height?: number | null | undefined;
  image3d?: string | null | undefined;
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isLabGrown?: boolean | null | undefined;
  isLine?: boolean | null | undefined;
  isMatchingPair?: boolean | null | undefined;
  isPair?: boolean | null | undefined;
  isSnP?: boolean | null | undefined;
  laboratoryId?: string | null | undefined;
  length?: number | null | undefined;
  lineSet?: string | null | undefined;
  lineSetClarity?: string | null | undefined;
  lineSetColor?: string | null | undefined;
  memoAccount?: string | null | undefined;
  memoDate?: string | null | undefined;
  memoNo?: string | null | undefined;
  memoPricePerCarat?: number | null | undefined;
  memoRap?: number | null | undefined;
  memoTotalPrice?: number | null | undefined;
  milky?: string | null | undefined;
  overtone?: string | null | undefined;
  parcelStones?: number | null | undefined;
  pic2?: string | null | undefined;
  pic3?: string | null | undefined;
  pic4?: string | null | undefined;
  polishId?: string | null | undefined;
  pricePerCarat?: number | null | undefined;
  rapPrice?: number | null | undefined;
  set3D?: string | null | undefined;
  setImage?: string | null | undefined;
  shapeId?: string | null | undefined;
  showToAll?: boolean | null | undefined;
  stockId?: string | null | undefined;
  symmetryId?: string | null | undefined;
  tablePercent?: number | null | undefined;
  totalPrice?: number | null | undefined;
  tradeShow?: string | null | undefined;
  treatment?: string | null | undefined;
  vendor?: string | null | undefined;
  width?: number | null | undefined;
};

export type DiamondSort = {
  direction?: SortDirection;
  field: DiamondSortField;
};

export type DiamondSortField =
  | 'CARATS'
  | 'CLARITY'
  | 'COLOR'
  | 'CROWN_ANGLE'
  | 'CROWN_HEIGHT'
  | 'CUT'
  | 'DEPTH_PERCENT'
  | 'DISCOUNT'
  | 'FLUORESCENCE'
  | 'HEIGHT'
  /** Administrators only. */
  | 'IS_ACTIVE'
  | 'LABORATORY'
  | 'LENGTH'
  | 'PARCEL_STONES'
  | 'POLISH'
  | 'PRICE_PER_CARAT'
  | 'RAP_PRICE'
  | 'REPORT_NUMBER'
  | 'SHAPE'
  | 'STATUS'
  | 'STOCK_ID'
  | 'SYMMETRY'
  | 'TABLE_PERCENT'
  | 'TOTAL_PRICE'
  | 'UPDATED_AT'
  /** Administrators only. */
  | 'VENDOR'
  | 'WIDTH';

export type ErrorCode =
  | 'ACCOUNT_NOT_APPROVED'
  | 'ADDRESS_NOT_FOUND'
  | 'DIAMOND_NOT_FOUND'
  | 'EMAIL_ALREADY_EXISTS'
  | 'EMAIL_NOT_VERIFIED'
  | 'EMAIL_TEMPLATE_NOT_FOUND'
  | 'FORBIDDEN'
  | 'INTERNAL_ERROR'
  | 'INVALID_RECAPTCHA'
  | 'INVALID_REQUEST'
  | 'ITEM_NOT_FOUND'
  | 'ORDER_NOT_FOUND'
  | 'SHOW_NOT_FOUND'
  | 'USER_BLOCKED'
  | 'USER_NOT_FOUND'
  | 'VERIFICATION_FAILED'
  | 'WRONG_PASSWORD';

export type FloatRange = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type GrantPageAccessInput = {
  page: AccessPage;
  userId: string;
};

export type HighlightDiamondInput = {
  id: string;
};

export type ImportColumnInput = {
  column: string;
  /** A field of the stock type; null leaves the column out. */
  field?: string | null | undefined;
};

export type ImportConstantInput = {
  field: string;
  value: string;
};

export type ImportDiamondsInput = {
  dryRun?: boolean;
  file: File;
  mode?: ImportMode;
  profile?: ImportProfileInput | null | undefined;
  skipInvalid?: boolean;
};

export type ImportMode =
  | 'ADD_OR_UPDATE'
  | 'REPLACE';

export type ImportProfileInput = {
  columns?: Array<ImportColumnInput> | null | undefined;
  constants?: Array<ImportConstantInput> | null | undefined;
  /** Number repeated keys -2, -3 … instead of refusing them. */
  numberRepeats?: boolean | null | undefined;
  /** Template of the key, such as {carat}-{cut}. */
  stockId?: string | null | undefined;
  values?: Array<ImportValueInput> | null | undefined;
};

export type ImportRowKind =
  | 'INSERT'
  | 'UNCHANGED'
  | 'UPDATE';

export type ImportValueInput = {
  field: string;
  from: string;
  to: string;
};

export type IntRange = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type LogInInput = {
  email: string;
  password: string;
  recaptchaToken?: string | null | undefined;
};

export type MarkupInput = {
  caratMax?: number | null | undefined;
  caratMin?: number | null | undefined;
  percent: number;
  priceMax?: number | null | undefined;
  priceMin?: number | null | undefined;
};

export type MoneyRange = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type OrderFilter = {
  statuses?: Array<OrderStatus> | null | undefined;
  text?: string | null | undefined;
  userIds?: Array<string> | null | undefined;
};

export type OrderSort = {
  direction?: SortDirection;
  field: OrderSortField;
};

export type OrderSortField =
  | 'CREATED_AT'
  | 'STATUS'
  | 'TOTAL_PRICE';

export type OrderStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DELIVERY'
  | 'PAYMENT'
  | 'PROCESSING';

export type PageInput = {
  index?: number;
  size?: number;
};

export type PlaceOrderInput = {
  /** The total that the buyer saw; another one is refused (INVALID_REQUEST, reason PRICE_CHANGED) and changes nothing. */
  expectedTotal?: number | null | undefined;
  idempotencyKey: string;
};

export type RegisterInput = {
  address: AddressInput;
  businessTypeId: string;
  email: string;
  password: string;
  recaptchaToken?: string | null | undefined;
};

export type RemoveFromCartInput = {
  lineIds: Array<string>;
};

export type RemoveFromWishlistInput = {
  lineIds: Array<string>;
};

export type RemoveUserMarkupInput = {
  markupId: string;
};

export type RequestPasswordResetInput = {
  email: string;
  recaptchaToken?: string | null | undefined;
};

export type ResendConfirmationInput = {
  email: string;
  recaptchaToken?: string | null | undefined;
};

export type ResetPasswordInput = {
  email: string;
  password: string;
  token: string;
};

export type RevokePageAccessInput = {
  accessId: string;
};

export type SetDiamondActiveInput = {
  id: string;
  isActive: boolean;
};

export type SetUserApprovalInput = {
  isApproved: boolean;
  userId: string;
};

export type SetUserBlockInput = {
  blockedUntil?: string | null | undefined;
  isBlocked: boolean;
  userId: string;
};

export type SetUserDomainInput = {
  domain?: string | null | undefined;
  userId: string;
};

export type SetUserLogoInput = {
  /** Null removes it. */
  image?: File | null | undefined;
  userId: string;
};

export type SetUserPrimaryColorInput = {
  color?: string | null | undefined;
  userId: string;
};

export type SetUserRoleInput = {
  role: UserRole;
  userId: string;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StockStatus =
  | 'AVAILABLE'
  | 'HOLD'
  | 'MEMO'
  | 'SUSPENDED';

export type UpdateDiamondInput = {
  expectedVersion: number;
  id: string;
  set: DiamondPatch;
};

export type UserFilter = {
  businessTypeIds?: Array<string> | null | undefined;
  isApproved?: boolean | null | undefined;
  isBlocked?: boolean | null | undefined;
  isEmailConfirmed?: boolean | null | undefined;
  roles?: Array<UserRole> | null | undefined;
  text?: string | null | undefined;
};

export type UserRole =
  | 'ADMINISTRATOR'
  | 'AGENT'
  | 'USER';

export type UserSort = {
  direction?: SortDirection;
  field: UserSortField;
};

export type UserSortField =
  | 'EMAIL'
  | 'LAST_LOGIN_DATE'
  | 'REGISTRATION_DATE'
  | 'ROLE';

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { __typename: 'Query', usersToApprove: { __typename: 'UserPage', total: number } | null, newOrders: { __typename: 'OrderPage', total: number } | null, ordersAwaitingPayment: { __typename: 'OrderPage', total: number } | null, ordersInDelivery: { __typename: 'OrderPage', total: number } | null, available: { __typename: 'DiamondPage', total: number } | null, onHold: { __typename: 'DiamondPage', total: number } | null, suspended: { __typename: 'DiamondPage', total: number } | null, onMemo: { __typename: 'DiamondPage', total: number } | null, inactive: { __typename: 'DiamondPage', total: number } | null };

export type ImportDiamondsMutationVariables = Exact<{
  input: ImportDiamondsInput;
}>;


export type ImportDiamondsMutation = { __typename: 'Mutation', importDiamonds: { __typename: 'ImportDiamondsPayload', report: { __typename: 'ImportReport', isApplied: boolean, read: number, inserted: number, updated: number, unchanged: number, deactivated: number, skipped: number, problemCount: number, problems: Array<{ __typename: 'ImportProblem', row: number, column: string | null, value: string | null, code: string, message: string }>, columns: Array<{ __typename: 'ImportColumn', column: string, field: string | null, isExtra: boolean, samples: Array<string> }>, preview: Array<{ __typename: 'ImportPreviewRow', row: number, stockId: string, kind: ImportRowKind, changes: Array<{ __typename: 'ImportFieldChange', field: string, before: string | null, after: string | null }> }> } } | null };

export type StoneRowFragment = { __typename: 'Diamond', isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'DiamondMedia', imageUrl: string | null } };

export type StoneRecordFragment = { __typename: 'Diamond', fluorescenceText: string | null, comment: string | null, isPair: boolean, isMatchingPair: boolean, isLine: boolean, isSnP: boolean, lineSetColor: string | null, lineSetClarity: string | null, isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, media: { __typename: 'DiamondMedia', imageUrl: string | null, pic2: string | null, pic3: string | null, pic4: string | null, image3d: string | null, set3D: string | null, setImage: string | null }, memo: { __typename: 'DiamondMemo', account: string | null, pricePerCarat: number | null, totalPrice: number | null, number: string | null, date: string | null, rap: number | null } | null, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null } };

export type AdminDiamondsQueryVariables = Exact<{
  filter?: DiamondFilter | null | undefined;
  sort?: Array<DiamondSort> | DiamondSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AdminDiamondsQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', total: number, items: Array<{ __typename: 'Diamond', isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'DiamondMedia', imageUrl: string | null } }> } | null };

export type AdminDiamondQueryVariables = Exact<{
  id: string;
}>;


export type AdminDiamondQuery = { __typename: 'Query', diamond: { __typename: 'Diamond', fluorescenceText: string | null, comment: string | null, isPair: boolean, isMatchingPair: boolean, isLine: boolean, isSnP: boolean, lineSetColor: string | null, lineSetClarity: string | null, isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, media: { __typename: 'DiamondMedia', imageUrl: string | null, pic2: string | null, pic3: string | null, pic4: string | null, image3d: string | null, set3D: string | null, setImage: string | null }, memo: { __typename: 'DiamondMemo', account: string | null, pricePerCarat: number | null, totalPrice: number | null, number: string | null, date: string | null, rap: number | null } | null, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null } } | null };

export type GradingListsQueryVariables = Exact<{ [key: string]: never; }>;


export type GradingListsQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', shapes: Array<{ __typename: 'Shape', id: string, label: string }>, colors: Array<{ __typename: 'Color', id: string, label: string }>, clarities: Array<{ __typename: 'Clarity', id: string, label: string }>, cuts: Array<{ __typename: 'CutGrade', id: string, label: string }>, polishes: Array<{ __typename: 'PolishGrade', id: string, label: string }>, symmetries: Array<{ __typename: 'SymmetryGrade', id: string, label: string }>, fluorescences: Array<{ __typename: 'FluorescenceGrade', id: string, label: string }>, laboratories: Array<{ __typename: 'Laboratory', id: string, label: string }>, fancyIntensities: Array<{ __typename: 'FancyIntensity', id: string, label: string }> } | null };

export type CreateDiamondMutationVariables = Exact<{
  input: CreateDiamondInput;
}>;


export type CreateDiamondMutation = { __typename: 'Mutation', createDiamond: { __typename: 'CreateDiamondPayload', diamond: { __typename: 'Diamond', fluorescenceText: string | null, comment: string | null, isPair: boolean, isMatchingPair: boolean, isLine: boolean, isSnP: boolean, lineSetColor: string | null, lineSetClarity: string | null, isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, media: { __typename: 'DiamondMedia', imageUrl: string | null, pic2: string | null, pic3: string | null, pic4: string | null, image3d: string | null, set3D: string | null, setImage: string | null }, memo: { __typename: 'DiamondMemo', account: string | null, pricePerCarat: number | null, totalPrice: number | null, number: string | null, date: string | null, rap: number | null } | null, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null } } } | null };

export type UpdateDiamondMutationVariables = Exact<{
  input: UpdateDiamondInput;
}>;


export type UpdateDiamondMutation = { __typename: 'Mutation', updateDiamond: { __typename: 'UpdateDiamondPayload', diamond: { __typename: 'Diamond', fluorescenceText: string | null, comment: string | null, isPair: boolean, isMatchingPair: boolean, isLine: boolean, isSnP: boolean, lineSetColor: string | null, lineSetClarity: string | null, isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, media: { __typename: 'DiamondMedia', imageUrl: string | null, pic2: string | null, pic3: string | null, pic4: string | null, image3d: string | null, set3D: string | null, setImage: string | null }, memo: { __typename: 'DiamondMemo', account: string | null, pricePerCarat: number | null, totalPrice: number | null, number: string | null, date: string | null, rap: number | null } | null, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null } } } | null };

export type SetDiamondActiveMutationVariables = Exact<{
  input: SetDiamondActiveInput;
}>;


export type SetDiamondActiveMutation = { __typename: 'Mutation', setDiamondActive: { __typename: 'SetDiamondActivePayload', diamond: { __typename: 'Diamond', isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'DiamondMedia', imageUrl: string | null } } } | null };

export type ChangeDiamondStatusMutationVariables = Exact<{
  input: ChangeDiamondStatusInput;
}>;


export type ChangeDiamondStatusMutation = { __typename: 'Mutation', changeDiamondStatus: { __typename: 'ChangeDiamondStatusPayload', diamond: { __typename: 'Diamond', isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'DiamondMedia', imageUrl: string | null } } } | null };

export type HighlightDiamondMutationVariables = Exact<{
  input: HighlightDiamondInput;
}>;


export type HighlightDiamondMutation = { __typename: 'Mutation', highlightDiamond: { __typename: 'HighlightDiamondPayload', diamond: { __typename: 'Diamond', isActive: boolean, isHighlighted: boolean, showToAll: boolean, holdUntil: string | null, vendor: string | null, version: number, updatedAt: string, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, holdUser: { __typename: 'User', id: string, email: string, displayName: string } | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'DiamondMedia', imageUrl: string | null } } } | null };

export type PickedUserFragment = { __typename: 'User', id: string, email: string, displayName: string };

export type FindUsersQueryVariables = Exact<{
  text: string;
}>;


export type FindUsersQuery = { __typename: 'Query', users: { __typename: 'UserPage', items: Array<{ __typename: 'User', id: string, email: string, displayName: string }> } | null };

export type PickedUserQueryVariables = Exact<{
  id: string;
}>;


export type PickedUserQuery = { __typename: 'Query', user: { __typename: 'User', id: string, email: string, displayName: string } | null };

export type AdminOrderRowFragment = { __typename: 'Order', id: string, status: OrderStatus, version: number, createdAt: string, completedAt: string | null, totalPrice: number, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, user: { __typename: 'User', id: string } | null };

export type AdminOrderRecordFragment = { __typename: 'Order', id: string, status: OrderStatus, version: number, createdAt: string, completedAt: string | null, totalPrice: number, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stockId: string, lineSet: string | null, description: string, carats: number | null, pricePerCarat: number | null, totalPrice: number, diamond: { __typename: 'Diamond', id: string, status: StockStatus, isActive: boolean } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null } };

export type AdminOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  sort?: Array<OrderSort> | OrderSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AdminOrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', total: number, items: Array<{ __typename: 'Order', id: string, status: OrderStatus, version: number, createdAt: string, completedAt: string | null, totalPrice: number, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, user: { __typename: 'User', id: string } | null }> } | null };

export type AdminOrderQueryVariables = Exact<{
  id: string;
}>;


export type AdminOrderQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, status: OrderStatus, version: number, createdAt: string, completedAt: string | null, totalPrice: number, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stockId: string, lineSet: string | null, description: string, carats: number | null, pricePerCarat: number | null, totalPrice: number, diamond: { __typename: 'Diamond', id: string, status: StockStatus, isActive: boolean } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null } } | null };

export type ChangeOrderStatusMutationVariables = Exact<{
  input: ChangeOrderStatusInput;
}>;


export type ChangeOrderStatusMutation = { __typename: 'Mutation', changeOrderStatus: { __typename: 'ChangeOrderStatusPayload', order: { __typename: 'Order', id: string, status: OrderStatus, version: number, createdAt: string, completedAt: string | null, totalPrice: number, user: { __typename: 'User', id: string, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null, lines: Array<{ __typename: 'OrderLine', id: string, stockId: string, lineSet: string | null, description: string, carats: number | null, pricePerCarat: number | null, totalPrice: number, diamond: { __typename: 'Diamond', id: string, status: StockStatus, isActive: boolean } | null }>, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null } } } | null };

export type UserRowFragment = { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null };

export type UserRecordFragment = { __typename: 'User', primaryColor: string | null, domain: string | null, logoUrl: string | null, id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, addresses: Array<{ __typename: 'Address', id: string, firstName: string, lastName: string, company: string | null, address: string, city: string, phone: string | null, email: string | null, isBilling: boolean, isPrimary: boolean, country: { __typename: 'Country', id: string, name: string }, federation: { __typename: 'Federation', id: string, name: string } | null }>, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }>, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }>, businessType: { __typename: 'BusinessType', id: string, name: string } | null };

export type UserMarkupFragment = { __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number };

export type UserAccessFragment = { __typename: 'PageAccess', id: string, page: AccessPage };

export type AdminUsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort?: Array<UserSort> | UserSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AdminUsersQuery = { __typename: 'Query', users: { __typename: 'UserPage', total: number, items: Array<{ __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null }> } | null };

export type AdminUserQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserQuery = { __typename: 'Query', user: { __typename: 'User', primaryColor: string | null, domain: string | null, logoUrl: string | null, id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, addresses: Array<{ __typename: 'Address', id: string, firstName: string, lastName: string, company: string | null, address: string, city: string, phone: string | null, email: string | null, isBilling: boolean, isPrimary: boolean, country: { __typename: 'Country', id: string, name: string }, federation: { __typename: 'Federation', id: string, name: string } | null }>, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }>, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }>, businessType: { __typename: 'BusinessType', id: string, name: string } | null } | null };

export type BusinessTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessTypesQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', businessTypes: Array<{ __typename: 'BusinessType', id: string, name: string }> } | null };

export type SetUserApprovalMutationVariables = Exact<{
  input: SetUserApprovalInput;
}>;


export type SetUserApprovalMutation = { __typename: 'Mutation', setUserApproval: { __typename: 'SetUserApprovalPayload', user: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type SetUserBlockMutationVariables = Exact<{
  input: SetUserBlockInput;
}>;


export type SetUserBlockMutation = { __typename: 'Mutation', setUserBlock: { __typename: 'SetUserBlockPayload', user: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type SetUserRoleMutationVariables = Exact<{
  input: SetUserRoleInput;
}>;


export type SetUserRoleMutation = { __typename: 'Mutation', setUserRole: { __typename: 'SetUserRolePayload', user: { __typename: 'User', id: string, email: string, displayName: string, role: UserRole, isApproved: boolean, isBlocked: boolean, blockedUntil: string | null, isEmailConfirmed: boolean, registrationDate: string, lastLoginDate: string | null, businessType: { __typename: 'BusinessType', id: string, name: string } | null } } | null };

export type SetUserLogoMutationVariables = Exact<{
  input: SetUserLogoInput;
}>;


export type SetUserLogoMutation = { __typename: 'Mutation', setUserLogo: { __typename: 'SetUserLogoPayload', user: { __typename: 'User', id: string, logoUrl: string | null } } | null };

export type SetUserPrimaryColorMutationVariables = Exact<{
  input: SetUserPrimaryColorInput;
}>;


export type SetUserPrimaryColorMutation = { __typename: 'Mutation', setUserPrimaryColor: { __typename: 'SetUserPrimaryColorPayload', user: { __typename: 'User', id: string, primaryColor: string | null } } | null };

export type SetUserDomainMutationVariables = Exact<{
  input: SetUserDomainInput;
}>;


export type SetUserDomainMutation = { __typename: 'Mutation', setUserDomain: { __typename: 'SetUserDomainPayload', user: { __typename: 'User', id: string, domain: string | null } } | null };

export type AddUserMarkupMutationVariables = Exact<{
  input: AddUserMarkupInput;
}>;


export type AddUserMarkupMutation = { __typename: 'Mutation', addUserMarkup: { __typename: 'AddUserMarkupPayload', markup: { __typename: 'Markup', id: string }, user: { __typename: 'User', id: string, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }> } } | null };

export type RemoveUserMarkupMutationVariables = Exact<{
  input: RemoveUserMarkupInput;
}>;


export type RemoveUserMarkupMutation = { __typename: 'Mutation', removeUserMarkup: { __typename: 'RemoveUserMarkupPayload', user: { __typename: 'User', id: string, markups: Array<{ __typename: 'Markup', id: string, caratMin: number | null, caratMax: number | null, priceMin: number | null, priceMax: number | null, percent: number }> } } | null };

export type GrantPageAccessMutationVariables = Exact<{
  input: GrantPageAccessInput;
}>;


export type GrantPageAccessMutation = { __typename: 'Mutation', grantPageAccess: { __typename: 'GrantPageAccessPayload', access: { __typename: 'PageAccess', id: string }, user: { __typename: 'User', id: string, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } | null };

export type RevokePageAccessMutationVariables = Exact<{
  input: RevokePageAccessInput;
}>;


export type RevokePageAccessMutation = { __typename: 'Mutation', revokePageAccess: { __typename: 'RevokePageAccessPayload', user: { __typename: 'User', id: string, accesses: Array<{ __typename: 'PageAccess', id: string, page: AccessPage }> } } | null };

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type DeleteUserMutation = { __typename: 'Mutation', deleteUser: { __typename: 'DeleteUserPayload', userId: string } | null };

export type BasketCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketCountsQuery = { __typename: 'Query', wishlist: { __typename: 'Wishlist', lines: Array<
      | { __typename: 'DiamondLine', id: string }
      | { __typename: 'DiamondSetLine', id: string }
    > } | null, cart: { __typename: 'Cart', lines: Array<
      | { __typename: 'DiamondLine', id: string }
      | { __typename: 'DiamondSetLine', id: string }
    > } | null };

export type LineStoneFragment = { __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } };

type BasketLineDetails_DiamondLine_Fragment = { __typename: 'DiamondLine', id: string, description: string, carats: number | null, totalPrice: number | null, availability: Availability, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null };

type BasketLineDetails_DiamondSetLine_Fragment = { __typename: 'DiamondSetLine', lineSet: string, pricePerCarat: number | null, id: string, description: string, carats: number | null, totalPrice: number | null, availability: Availability, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }> };

export type BasketLineDetailsFragment =
  | BasketLineDetails_DiamondLine_Fragment
  | BasketLineDetails_DiamondSetLine_Fragment
;

export type WishlistLinesQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistLinesQuery = { __typename: 'Query', wishlist: { __typename: 'Wishlist', lines: Array<
      | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, totalPrice: number | null, availability: Availability, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null }
      | { __typename: 'DiamondSetLine', lineSet: string, pricePerCarat: number | null, id: string, description: string, carats: number | null, totalPrice: number | null, availability: Availability, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }> }
    > } | null };

export type CartLinesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartLinesQuery = { __typename: 'Query', cart: { __typename: 'Cart', totalPrice: number, lines: Array<
      | { __typename: 'DiamondLine', id: string, description: string, carats: number | null, totalPrice: number | null, availability: Availability, createdAt: string, diamond: { __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } } | null }
      | { __typename: 'DiamondSetLine', lineSet: string, pricePerCarat: number | null, id: string, description: string, carats: number | null, totalPrice: number | null, availability: Availability, createdAt: string, diamonds: Array<{ __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, tablePercent: number | null } }> }
    > } | null };

export type WishlistContentsFragment = { __typename: 'Wishlist', lines: Array<
    | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
    | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
  > };

export type CartContentsFragment = { __typename: 'Cart', totalPrice: number, lines: Array<
    | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
    | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
  > };

type HeldStones_DiamondLine_Fragment = { __typename: 'DiamondLine', diamond: { __typename: 'Diamond', id: string } | null };

type HeldStones_DiamondSetLine_Fragment = { __typename: 'DiamondSetLine', diamonds: Array<{ __typename: 'Diamond', id: string }> };

export type HeldStonesFragment =
  | HeldStones_DiamondLine_Fragment
  | HeldStones_DiamondSetLine_Fragment
;

export type BasketProblemFragment = { __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, message: string };

export type BasketContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketContentsQuery = { __typename: 'Query', wishlist: { __typename: 'Wishlist', lines: Array<
      | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
      | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
    > } | null, cart: { __typename: 'Cart', totalPrice: number, lines: Array<
      | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
      | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
    > } | null };

export type AddToWishlistMutationVariables = Exact<{
  input: AddToWishlistInput;
}>;


export type AddToWishlistMutation = { __typename: 'Mutation', addToWishlist: { __typename: 'AddToWishlistPayload', wishlist: { __typename: 'Wishlist', lines: Array<
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, message: string }> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  input: RemoveFromWishlistInput;
}>;


export type RemoveFromWishlistMutation = { __typename: 'Mutation', removeFromWishlist: { __typename: 'RemoveFromWishlistPayload', wishlist: { __typename: 'Wishlist', lines: Array<
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, message: string }> } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { __typename: 'Mutation', addToCart: { __typename: 'AddToCartPayload', cart: { __typename: 'Cart', totalPrice: number, lines: Array<
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, message: string }> } | null };

export type RemoveFromCartMutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type RemoveFromCartMutation = { __typename: 'Mutation', removeFromCart: { __typename: 'RemoveFromCartPayload', cart: { __typename: 'Cart', totalPrice: number, lines: Array<
        | { __typename: 'DiamondLine', id: string, diamond: { __typename: 'Diamond', id: string } | null }
        | { __typename: 'DiamondSetLine', id: string, diamonds: Array<{ __typename: 'Diamond', id: string }> }
      > }, problems: Array<{ __typename: 'Problem', index: number, code: ErrorCode, errorCode: number, message: string }> } | null };

export type DiamondRowFragment = { __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'DiamondMedia', imageUrl: string | null } };

export type DiamondListQueryVariables = Exact<{
  filter: DiamondFilter;
  sort?: Array<DiamondSort> | DiamondSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type DiamondListQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', total: number, index: number, size: number, items: Array<{ __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null }, media: { __typename: 'DiamondMedia', imageUrl: string | null } }> } | null };

export type DiamondFacetsQueryVariables = Exact<{
  filter: DiamondFilter;
  fields: Array<DiamondFacetField> | DiamondFacetField;
}>;


export type DiamondFacetsQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', facets: Array<
      | { __typename: 'OptionFacet', field: DiamondFacetField, options: Array<{ __typename: 'FacetOption', value: string, label: string, count: number }> }
      | { __typename: 'RangeFacet', min: number | null, max: number | null, field: DiamondFacetField, bins: Array<{ __typename: 'FacetBin', from: number, to: number, count: number }> }
    > } | null };

export type DiamondCountQueryVariables = Exact<{
  filter: DiamondFilter;
}>;


export type DiamondCountQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', total: number } | null };

export type DiamondNumbersQueryVariables = Exact<{
  filter: DiamondFilter;
  page: PageInput;
}>;


export type DiamondNumbersQuery = { __typename: 'Query', diamonds: { __typename: 'DiamondPage', items: Array<{ __typename: 'Diamond', id: string, stockId: string, report: { __typename: 'DiamondReport', number: string | null } }> } | null };

export type DiamondColorsQueryVariables = Exact<{ [key: string]: never; }>;


export type DiamondColorsQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', colors: Array<{ __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory }> } | null };

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

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { __typename: 'Query', siteSettings: { __typename: 'SiteSettings', brandName: string, recaptchaSiteKey: string | null, domainLayout: { __typename: 'DomainLayout', domain: string | null, logoUrl: string | null, primaryColor: string, agentId: string | null } } | null };

export type RegistrationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationChoicesQuery = { __typename: 'Query', referenceLists: { __typename: 'ReferenceLists', businessTypes: Array<{ __typename: 'BusinessType', id: string, name: string }> } | null, countries: Array<{ __typename: 'Country', id: string, name: string, federations: Array<{ __typename: 'Federation', id: string, name: string }> }> | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { __typename: 'Mutation', register: { __typename: 'RegisterPayload', shouldApprove: boolean } | null };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { __typename: 'Mutation', confirmEmail: { __typename: 'ConfirmEmailPayload', email: string } | null };

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

export type LineSetStoneFragment = { __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number } };

export type DiamondDetailQueryVariables = Exact<{
  stockId: string;
}>;


export type DiamondDetailQuery = { __typename: 'Query', diamond: { __typename: 'Diamond', comment: string | null, fluorescenceText: string | null, lineSetColor: string | null, lineSetClarity: string | null, isPair: boolean, isMatchingPair: boolean, isSnP: boolean, collections: Array<DiamondCollection>, id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, rapPrice: number | null, discount: number | null, fancyIntensity: string | null, overtone: string | null, fluorescenceColor: string | null, colorShade: string | null, milky: string | null, eyeClean: string | null, treatment: string | null, tradeShow: string | null, isLabGrown: boolean, lineSet: string | null, parcelStones: number, media: { __typename: 'DiamondMedia', imageUrl: string | null, pic2: string | null, pic3: string | null, pic4: string | null, image3d: string | null }, lineSetStones: Array<{ __typename: 'Diamond', id: string, stockId: string, status: StockStatus, availability: Availability, carats: number, lineSet: string | null, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number } }>, shape: { __typename: 'Shape', id: string, label: string, rank: number }, color: { __typename: 'Color', id: string, label: string, rank: number, name: string, variation: string, category: ColorCategory } | null, clarity: { __typename: 'Clarity', id: string, label: string, rank: number } | null, cut: { __typename: 'CutGrade', id: string, label: string, rank: number } | null, polish: { __typename: 'PolishGrade', id: string, label: string, rank: number } | null, symmetry: { __typename: 'SymmetryGrade', id: string, label: string, rank: number } | null, fluorescence: { __typename: 'FluorescenceGrade', id: string, label: string, rank: number } | null, price: { __typename: 'DiamondPrice', perCarat: number, unit: number, total: number }, report: { __typename: 'DiamondReport', number: string | null, url: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string, rank: number } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null, crownAngle: number | null, crownHeight: number | null, girdle: string | null, culetSize: string | null } } | null };

export type HighlightedDiamondQueryVariables = Exact<{ [key: string]: never; }>;


export type HighlightedDiamondQuery = { __typename: 'Query', highlightedDiamond: { __typename: 'Diamond', id: string, stockId: string, carats: number, shape: { __typename: 'Shape', id: string, label: string }, color: { __typename: 'Color', id: string, label: string } | null, clarity: { __typename: 'Clarity', id: string, label: string } | null, cut: { __typename: 'CutGrade', id: string, label: string } | null, price: { __typename: 'DiamondPrice', total: number }, report: { __typename: 'DiamondReport', number: string | null, laboratory: { __typename: 'Laboratory', id: string, label: string } | null }, proportions: { __typename: 'DiamondProportions', length: number | null, width: number | null, height: number | null, depthPercent: number | null, tablePercent: number | null } } | null };

export type MyOrdersQueryVariables = Exact<{
  page: PageInput;
}>;


export type MyOrdersQuery = { __typename: 'Query', myOrders: { __typename: 'OrderPage', total: number, index: number, size: number, items: Array<{ __typename: 'Order', id: string, status: OrderStatus, createdAt: string, totalPrice: number, lines: Array<{ __typename: 'OrderLine', id: string }> }> } | null };

export type OrderDetailQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, status: OrderStatus, createdAt: string, completedAt: string | null, totalPrice: number, buyer: { __typename: 'OrderBuyer', name: string, email: string, address: string | null }, lines: Array<{ __typename: 'OrderLine', id: string, description: string, lineSet: string | null, carats: number | null, pricePerCarat: number | null, totalPrice: number, stockId: string, diamond: { __typename: 'Diamond', id: string, stockId: string } | null }> } | null };
