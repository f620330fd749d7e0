import type { Static } from 'typebox';
import { money, rounded } from '../../../kernel/values/money.ts';
import type { Viewer } from '../../accounts/index.ts';
import { carats } from '../../carats/index.ts';
import type { DiamondSchema } from './diamond.schema.ts';
import { columnsFor, type DiamondColumn } from './lists/diamond-columns.ts';
import type { DiamondRow } from './lists/diamond-row.ts';

const moneyOrNull = (value: string | null | undefined): number | null =>
  value === null || value === undefined ? null : money(value);

/** What only administrators receive. */
const administratorFields = (row: DiamondRow) => ({
  vendor: row.vendor,
  memoAccount: row.memoAccount,
  memoPricePerCarat: moneyOrNull(row.memoPricePerCarat),
  memoTotalPrice: moneyOrNull(row.memoTotalPrice),
  memoNo: row.memoNo,
  memoDate: row.memoDate ? new Date(row.memoDate).toISOString() : null,
  memoRap: row.memoRap,
  hold: row.holdUserId != null,
  holdUserId: row.holdUserId,
  holdUntil: row.holdUntil ? new Date(row.holdUntil).toISOString() : null,
  promisedStones: row.promisedStones,
  promisedCarats: carats(row.promisedCarats ?? 0),
});

/** The columns that `presentDiamond` shows to a viewer. */
export const presentedColumns = (viewer: Viewer): DiamondColumn[] =>
  columnsFor(viewer).filter((column) => !unpresented.has(column));

const unpresented = new Set<DiamondColumn>(['availability', 'collections', 'unitPrice', 'updatedAt']);

/**
 * A stone as REST shows it: `{id, isActive, product}` with the documented names, older spellings included.
 * What is not for the caller is absent.
 */
export const presentDiamond = (row: DiamondRow): Static<typeof DiamondSchema> => ({
  id: row.id,
  isActive: row.isActive,
  product: {
    stockId: row.stockId,
    status: row.status,
    carats: carats(row.carats),
    shapeId: row.shapeId,
    colorId: row.colorId,
    clarityId: row.clarityId,
    cutId: row.cutId,
    polishId: row.polishId,
    symmetryId: row.symmetryId,
    fluorId: row.fluorescenceId,
    labId: row.laboratoryId,
    pricePerCarat: money(row.perCarat),
    totalPrice: money(row.totalPrice),
    ...(row.rapPrice === undefined ? {} : { rapPrice: moneyOrNull(row.rapPrice) }),
    ...(row.discount === undefined ? {} : { discount: row.discount === null ? null : rounded(row.discount, 2) }),
    parcelStones: row.parcelStones,
    certificateNo: row.certificateNo,
    certificateUrl: row.certificateUrl,
    fancyIntensity: row.fancyIntensity,
    overtone: row.overtone,
    colorShade: row.colorShade,
    fluorescence: row.fluorescenceText,
    fluorescenceColor: row.fluorescenceColor,
    milky: row.milky,
    eyeClean: row.eyeClean,
    treatment: row.treatment,
    comment: row.comment,
    tradeShow: row.tradeShow,
    length: row.length,
    width: row.width,
    height: row.height,
    depthPercent: row.depthPercent,
    tablePercent: row.tablePercent,
    crownAngle: row.crownAngle,
    crownHeight: row.crownHeight,
    girdle: row.girdle,
    culetSize: row.culetSize,
    imageUrl: row.imageUrl,
    pic2: row.pic2,
    pic3: row.pic3,
    pic4: row.pic4,
    image3d: row.image3d,
    set3D: row.set3D,
    setImage: row.setImage,
    isHighlighted: row.isHighlighted,
    isMatchingPair: row.isMatchingPair,
    isPair: row.isPair,
    isLine: row.isLine,
    isSnP: row.isSnP,
    isLabGrown: row.isLabGrown,
    lineSet: row.lineSet,
    lineSetColor: row.lineSetColor,
    lineSetClarity: row.lineSetClarity,
    showToAll: row.showToAll,
    version: row.version,
    ...(row.vendor === undefined ? {} : administratorFields(row)),
  },
});
