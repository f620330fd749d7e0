import { sql } from 'kysely';
import { decimal, siteAddress } from '../../../stock/cells/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import {
  type ComputedField,
  cellReadersOf,
  importedFields,
  importOf,
  type StockImport,
  totalCheck,
} from '../../../stock/files/index.ts';
import { type CellReader, cell } from '../../../stock/headings/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';
import { currentStatus, diamondReservations, hasEndedHold } from '../diamond-availability.ts';
import { diamondHeaderResolvers } from './diamond.import-ambiguous-headers.ts';
import { impossibleMeasurements, promisedChecks, unusualMeasurements } from './diamond.import-checks.ts';
import { colorReader, commentWithColor } from './diamond.import-color.ts';
import { fluorescenceReader } from './diamond.import-fluorescence.ts';
import { type DiamondHeading, diamondExtras, diamondHeadings } from './diamond.import-headings.ts';
import { height, measurementsReader, shapeReader } from './diamond.import-measurements.ts';
import { originReader } from './diamond.import-origin.ts';
import { pricePerCarat, priceReader, rapPrice } from './diamond.import-price.ts';
import { addressReader, wordReaders } from './diamond.import-words.ts';

const weight = { positive: true, max: 9_999.999, places: 3 };

/** Single stones weigh less than 1,000 carats, but parcels may weigh more. */
const caratsReader: CellReader<DiamondHeading, 'carats'> = {
  headings: ['carats'],
  compile(file) {
    const isParcel = file.column('parcelStones') !== undefined;
    const carats = decimal(weight, isParcel ? {} : { to: 999.999 });
    return cell<DiamondHeading, 'carats'>('carats', 'carats', carats, { required: true }).compile(file);
  },
};

/** Returns SQL for whether the diamond is on hold for a buyer, sold, or reserved for an open order. */
const isPromised = () => sql<boolean>`(d.status = ${sql.lit(StockStatus.HOLD)} and not ${hasEndedHold}
  and (d.hold_user_id is not null or d.hold_until is not null or not d.is_active)
  or ${diamondReservations.isClaimed(sql`d.id`)})`;

/** Clears a hold column if the hold has expired and the file sets the status. */
const unlessHoldEnded = (column: string): ComputedField<DiamondHeading, keyof Diamond> => ({
  from: ['status'],
  value: () => sql`case when not ${hasEndedHold} then ${sql.ref(`d.${column}`)} end`,
});

type Field = Extract<keyof Diamond, string> | 'stockId' | 'colorNote' | 'depthMillimetres';

/** Readers for cells that span several columns or have a complex format. */
const readers: readonly CellReader<DiamondHeading, Field>[] = [
  shapeReader,
  caratsReader,
  colorReader,
  fluorescenceReader,
  measurementsReader,
  ...wordReaders,
  priceReader,
  originReader,
  ...(['certificateUrl', 'imageUrl', 'pic2', 'pic3', 'pic4', 'image3d', 'set3D', 'setImage'] as const).map((field) =>
    addressReader(field, siteAddress),
  ),
];

const shared = importOf(diamonds);

const special: Pick<
  StockImport<DiamondHeading, Field>,
  | 'key'
  | 'traps'
  | 'extras'
  | 'required'
  | 'stagedOnly'
  | 'computed'
  | 'checks'
  | 'report'
  | 'pairs'
  | 'alike'
  | 'standing'
  | 'identity'
  | 'watched'
  | 'oddities'
  | 'protectedFields'
> = {
  key: 'stockId',
  traps: diamondHeaderResolvers,
  extras: diamondExtras,
  required: ['shapeId', 'carats', 'pricePerCarat'],
  stagedOnly: { discount: 'numeric', colorNote: 'text', depthMillimetres: 'numeric' },
  computed: {
    ...shared.computed,
    pricePerCarat,
    rapPrice,
    height,
    holdUserId: unlessHoldEnded('hold_user_id'),
    holdUntil: unlessHoldEnded('hold_until'),
    comment: commentWithColor,
  },
  checks: [totalCheck('total_price'), ...promisedChecks, ...impossibleMeasurements],
  oddities: unusualMeasurements,
  identity: {
    fields: [
      { field: 'shapeId', label: 'shape' },
      { field: 'laboratoryId', label: 'laboratory' },
      { field: 'certificateNo', label: 'report number' },
    ],
    weight: 'carats',
    isSeveral: (file) =>
      file.writes('parcelStones') ? sql`(d.parcel_stones > 1 or s.parcel_stones > 1)` : sql`d.parcel_stones > 1`,
  },
  watched: {
    price: 'pricePerCarat',
    grades: ['colorId', 'fancyIntensity', 'clarityId', 'cutId', 'polishId', 'symmetryId', 'fluorescenceId'],
  },
  report: { number: 'certificateNo', issuer: 'laboratoryId' },
  pairs: {
    mate: 'pairStockId',
    isTied: 'isPair',
    status: 'status',
    statusNow: currentStatus,
    forSale: StockStatus.AVAILABLE,
  },
  alike: {
    measured: ['length', 'width', 'height'],
    graded: ['carats', 'shapeId', 'colorId', 'clarityId', 'cutId', 'polishId', 'symmetryId', 'fluorescenceId'],
  },
  standing: {
    // Includes inactive items that are on hold. Sold diamonds are on hold for their buyer, but are reported as sold.
    isOnHold: () =>
      sql`(d.status = ${sql.lit(StockStatus.HOLD)} and not ${hasEndedHold} and not ${diamondReservations.isSold(sql`d.id`)})`,
    isSold: () => diamondReservations.isSold(sql`d.id`),
  },
  protectedFields: { fields: ['status', 'isActive'], when: isPromised },
};

export const diamondImport: StockImport = {
  ...shared,
  ...special,
  headings: diamondHeadings,
  readers: cellReadersOf(importedFields(diamonds.fields), readers),
  neverDeactivated: () =>
    sql<boolean>`${currentStatus} in (${sql.lit(StockStatus.HOLD)}, ${sql.lit(StockStatus.MEMO)}) or ${isPromised()}`,
};
