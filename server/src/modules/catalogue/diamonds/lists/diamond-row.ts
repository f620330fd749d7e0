import type { Availability } from '../../stock/fields/availability.ts';
import type { StockStatus } from '../../stock/fields/stock-status.ts';
import type { DiamondCollection } from './diamond-collection.ts';

/** A stone as a viewer sees it, read without entities. Decimals are exact texts, instants as the database writes them. */
export interface DiamondRow {
  id: number;
  stockId: string;
  isActive: boolean;
  status: StockStatus;
  availability: Availability;
  carats: string;
  shapeId: number;
  colorId: number | null;
  clarityId: number | null;
  cutId: number | null;
  polishId: number | null;
  symmetryId: number | null;
  fluorescenceId: number | null;
  laboratoryId: number | null;
  /** His price per carat. */
  perCarat: string;
  /** His price of one stone of the parcel. */
  unitPrice: string;
  /** His price of it all. */
  totalPrice: string;
  /** Absent for visitors. */
  rapPrice?: string | null;
  /** Percent of his price per carat against the list price. Absent for visitors. */
  discount?: string | null;
  parcelStones: number;
  certificateNo: string | null;
  certificateUrl: string | null;
  fancyIntensity: string | null;
  overtone: string | null;
  colorShade: string | null;
  fluorescenceText: string | null;
  fluorescenceColor: string | null;
  milky: string | null;
  eyeClean: string | null;
  treatment: string | null;
  comment: string | null;
  tradeShow: string | null;
  length: number | null;
  width: number | null;
  height: number | null;
  depthPercent: number | null;
  tablePercent: number | null;
  crownAngle: number | null;
  crownHeight: number | null;
  girdle: string | null;
  culetSize: string | null;
  imageUrl: string | null;
  pic2: string | null;
  pic3: string | null;
  pic4: string | null;
  image3d: string | null;
  set3D: string | null;
  setImage: string | null;
  isLabGrown: boolean;
  isPair: boolean;
  isMatchingPair: boolean;
  isLine: boolean;
  isSnP: boolean;
  isHighlighted: boolean;
  showToAll: boolean;
  lineSet: string | null;
  lineSetColor: string | null;
  lineSetClarity: string | null;
  collections: DiamondCollection[];
  version: number;
  updatedAt: string;
  /** Administrators only, as all that follow; absent for others. */
  vendor?: string | null;
  holdUserId?: number | null;
  holdUntil?: string | null;
  /** Stones of the parcel that open orders have, and what they weigh. */
  promisedStones?: number;
  promisedCarats?: string;
  memoAccount?: string | null;
  memoPricePerCarat?: string | null;
  memoTotalPrice?: string | null;
  memoNo?: string | null;
  memoDate?: string | null;
  memoRap?: number | null;
}
