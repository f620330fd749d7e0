import { sql } from 'kysely';
import { word } from '../../stock/cells/index.ts';
import { importOf, type StockImport } from '../../stock/files/index.ts';
import type { HeaderResolver, HeadingSpec } from '../../stock/headings/index.ts';
import { jewellery } from './jewellery.stock.ts';
import { hasEndedHold, hasStatus } from './jewellery-availability.ts';
import { JewelleryStatus } from './jewellery-status.ts';
import { jewelleryTypeWords } from './jewellery-type.ts';

/** Additional headers for files that contain only one set of side stones. */
const sideStones: Readonly<Record<string, Partial<HeadingSpec>>> = {
  firstSideStoneType: { columns: ['Side Stone Type'], fallbacks: ['Side Stone GemType'] },
  firstSideStoneCut: { columns: ['Side Stone Shape'] },
  firstSideStoneNumber: { columns: ['Side Stone Total Stone', 'Side Stone Total Stones'] },
  firstSideStoneCarat: { columns: ['Side Stone Carat Weight', 'Side Stone Total Carat'] },
  firstSideStoneColor: { columns: ['Side Stone Color'] },
  firstSideStoneClarity: { columns: ['Side Stone Clarity'] },
};

/** Adds the headers for side stones to those of the fields. */
const withSideStones = (headings: Readonly<Record<string, HeadingSpec>>): Record<string, HeadingSpec> => ({
  ...headings,
  ...Object.fromEntries(
    Object.entries(sideStones).map(([heading, { columns = [], fallbacks = [] }]) => [
      heading,
      { columns: [...(headings[heading]?.columns ?? []), ...columns], fallbacks },
    ]),
  ),
});

const typeWord = word(jewelleryTypeWords);
const isType = (text: string): boolean => typeof typeWord(text) === 'string';

/**
 * `Jewelry Style` and `Jewelry Classification` are used interchangeably. The column is the type if it contains values
 * such as Ring.
 */
const kind: HeaderResolver<string> = ({ has, samples }) => {
  if (samples.length > 0 && samples.every(isType)) return has('type') ? 'extra' : 'type';
  if (has('subType')) return has('type') ? 'extra' : 'type';
  return 'subType';
};

/** Resolvers for headers whose meaning differs between files, keyed by `headingKey`. */
const jewelleryTraps: Readonly<Record<string, HeaderResolver<string>>> = {
  jewelrystyle: kind,
  jewelleryclassification: kind,
  jewelryclassification: kind,
  style: kind,
};

/** Known headers that correspond to no field. */
const jewelleryExtras: readonly (readonly [string, ...string[]])[] = [
  ['Total Carat Weight', 'TCW', 'CTW'],
  ['Total Number of Stones'],
  ['Mount'],
  ['Certificate Url'],
  ['Center Gemstone Type'],
  ['Center Stone Cut'],
  ['Center Stone Fancy Color'],
  ['Center Stone Intensity'],
  ['Center Stone Fluorescence'],
  ['Center Stone Enhancement'],
  ['Center Stone Meas Depth'],
  ['Center Stone Meas Length'],
  ['Center Stone Meas Width'],
  ['Center Stone Polish'],
  ['Center Stone Symmetry'],
  ['Center Stone Depth'],
  ['Center Stone Table'],
  ['Side Stone Size'],
  ['Side Stone FancyColorDominant Color'],
  ['Side Stone FancyColor Intensity'],
  ['City'],
  ['State'],
  ['Country'],
  ['Rank'],
];

const shared = importOf(jewellery);

export const jewelleryImport: StockImport = {
  ...shared,
  headings: withSideStones(shared.headings),
  traps: jewelleryTraps,
  extras: jewelleryExtras,
  report: { number: 'certNum', issuer: 'labCertificate' },
  standing: { isOnHold: () => hasStatus(JewelleryStatus.HOLD), isSold: () => hasStatus(JewelleryStatus.SOLD) },
  // Imports do not make sold pieces available again, because a file created before the sale may still list them.
  protectedFields: {
    ...shared.protectedFields,
    when: () =>
      sql<boolean>`(${hasStatus(JewelleryStatus.SOLD)} or (d.hold_user_id is not null and not ${hasEndedHold}) or ${shared.protectedFields.when()})`,
  },
  neverDeactivated: () =>
    sql<boolean>`(${hasStatus(JewelleryStatus.HOLD, JewelleryStatus.MEMO, JewelleryStatus.SOLD)}
      or ${shared.neverDeactivated()})`,
};
