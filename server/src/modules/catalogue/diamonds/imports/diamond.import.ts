import { sql } from 'kysely';
import {
  clarities,
  colors,
  culets,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
  symmetries,
} from '../../../reference-data/index.ts';
import { identifier, stockNumberCell } from '../../stock/fields/stock-number.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';
import type { Convert } from '../../stock/imports/findings/import-fault.ts';
import { fileImport } from '../../stock/imports/import-file.ts';
import { type ComputedField, stockImport } from '../../stock/imports/import-type.ts';
import {
  date,
  decimal,
  flag,
  measure,
  option,
  term,
  text,
  word,
} from '../../stock/imports/reading/import-converters.ts';
import { siteAddress } from '../../stock/imports/reading/import-lists.ts';
import { type CellReader, cell } from '../../stock/imports/reading/import-reader.ts';
import { Diamond } from '../diamond.entity.ts';
import { currentStatus, hasEndedHold } from '../diamond-availability.ts';
import { diamondReservations } from '../diamond-reservations.ts';
import { diamondStatusWords } from '../diamond-status.ts';
import { colorReader, commentWithColor } from './diamond.import-color.ts';
import { fluorescenceReader } from './diamond.import-fluorescence.ts';
import { type DiamondHeading, diamondExtras, diamondHeadings } from './diamond.import-headings.ts';
import { measurementsReader } from './diamond.import-measurements.ts';
import { originReader } from './diamond.import-origin.ts';
import { pricePerCarat, priceReader, rapPrice, totalCheck } from './diamond.import-price.ts';
import { promisedChecks } from './diamond.import-promised.ts';
import { shapeReader } from './diamond.import-shape.ts';
import { diamondTraps } from './diamond.import-traps.ts';
import { addressReader, commentReader, girdleReader, pairReader } from './diamond.import-words.ts';

const labelIn =
  (list: ReferenceList) =>
  (id: string): string =>
    list.byId.get(Number(id))?.label ?? id;

const plainText = (field: Extract<DiamondHeading, keyof Diamond>, converter: Convert = text()) =>
  cell(field, field, converter);
const plainFlag = (field: Extract<DiamondHeading, keyof Diamond>, blank: 'true' | 'false' = 'false') =>
  cell(field, field, flag, { blank });
const grade = (field: Extract<DiamondHeading, keyof Diamond>, list: ReferenceList) => cell(field, field, option(list));
const address = (field: Extract<DiamondHeading, keyof Diamond>) => addressReader(field, siteAddress);

const weight = { positive: true, max: 9_999, places: 3 };

/** No single stone weighs a thousand carats; a parcel may. */
const caratsReader: CellReader<DiamondHeading, 'carats'> = {
  headings: ['carats'],
  compile(file) {
    const isParcel = file.column('parcelStones') !== undefined;
    const carats = decimal(weight, isParcel ? {} : { to: 999.999 });
    return cell<DiamondHeading, 'carats'>('carats', 'carats', carats, { required: true }).compile(file);
  },
};

/** A stone that somebody has a right to: held for a buyer, sold, or reserved for an open order. */
const isPromised = () => sql<boolean>`(d.status = ${sql.lit(StockStatus.HOLD)} and not ${hasEndedHold}
  and (d.hold_user_id is not null or d.hold_until is not null or not d.is_active)
  or ${diamondReservations.isReserved(sql`d.id`)})`;

/** A file that says where a stone stands leaves nothing of a hold that has ended. */
const unlessEnded = (column: string): ComputedField<DiamondHeading, keyof Diamond> => ({
  from: ['status'],
  value: () => sql`case when not ${hasEndedHold} then ${sql.ref(`d.${column}`)} end`,
});

/** How files of diamonds are read: as data for `importStock`. */
export const diamondImport = stockImport<Diamond, DiamondHeading, 'discount' | 'colorNote'>({
  name: 'diamonds',
  subject: 'diamond',
  entity: Diamond,
  key: 'stockId',
  headings: diamondHeadings,
  traps: diamondTraps,
  extras: diamondExtras,
  required: ['shapeId', 'carats', 'pricePerCarat'],
  readers: [
    cell('stockId', 'stockId', stockNumberCell, { required: true }),
    shapeReader,
    caratsReader,
    colorReader,
    grade('clarityId', clarities),
    grade('cutId', cuts),
    grade('polishId', polishes),
    grade('symmetryId', symmetries),
    fluorescenceReader,
    plainText('fluorescenceText'),
    cell('laboratoryId', 'laboratoryId', option(laboratories)),
    plainText('certificateNo', identifier),
    address('certificateUrl'),
    measurementsReader,
    cell('tablePercent', 'tablePercent', measure(100)),
    cell('crownHeight', 'crownHeight', measure(100)),
    cell('crownAngle', 'crownAngle', measure(90)),
    girdleReader,
    plainText('culetSize', term(culets)),
    plainText('treatment'),
    cell('status', 'status', word(diamondStatusWords), { blank: String(StockStatus.AVAILABLE) }),
    plainFlag('isActive', 'true'),
    priceReader,
    plainText('memoAccount'),
    cell('memoPricePerCarat', 'memoPricePerCarat', decimal({ max: 999_999_999, places: 2 })),
    cell('memoTotalPrice', 'memoTotalPrice', decimal({ max: 999_999_999, places: 2 })),
    plainText('memoNo'),
    cell('memoDate', 'memoDate', date),
    cell('memoRap', 'memoRap', decimal({ min: -100, max: 1_000, places: 4 })),
    pairReader,
    plainFlag('isPair'),
    plainFlag('isMatchingPair'),
    cell('parcelStones', 'parcelStones', decimal({ min: 1, max: 1_000_000, places: 0 }), { blank: '1' }),
    plainText('tradeShow'),
    plainText('colorShade'),
    plainText('milky'),
    plainText('eyeClean'),
    address('imageUrl'),
    address('pic2'),
    address('pic3'),
    address('pic4'),
    address('image3d'),
    address('set3D'),
    address('setImage'),
    commentReader,
    originReader,
    plainFlag('isLabGrown'),
    plainFlag('isSnP'),
    plainFlag('isLine'),
    plainText('lineSet'),
    plainText('lineSetColor'),
    plainText('lineSetClarity'),
    plainFlag('showToAll'),
    plainText('vendor'),
  ],
  stagedOnly: { discount: 'numeric', colorNote: 'text' },
  inWords: {
    shapeId: labelIn(shapes),
    colorId: labelIn(colors),
    clarityId: labelIn(clarities),
    cutId: labelIn(cuts),
    polishId: labelIn(polishes),
    symmetryId: labelIn(symmetries),
    fluorescenceId: labelIn(fluorescences),
    laboratoryId: labelIn(laboratories),
    status: (status) => StockStatus[Number(status)] ?? status,
  },
  computed: {
    pricePerCarat,
    rapPrice,
    holdUserId: unlessEnded('hold_user_id'),
    holdUntil: unlessEnded('hold_until'),
    comment: commentWithColor,
    // Other extra attributes of the stone stay.
    extras: {
      from: ['extras'],
      value: ({ extras }) => sql`(coalesce(d.extras, '{}') - ${sql.val(extras)}::text[]) || s.extras`,
    },
  },
  checks: [totalCheck, ...promisedChecks],
  report: { number: 'certificateNo', issuer: 'laboratoryId' },
  kept: { fields: ['status', 'isActive'], when: isPromised },
  neverDeactivated: () =>
    sql<boolean>`${currentStatus} in (${sql.lit(StockStatus.HOLD)}, ${sql.lit(StockStatus.MEMO)}) or ${isPromised()}`,
});

export const importDiamonds = fileImport(diamondImport, 'Diamonds');
