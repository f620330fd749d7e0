import fc from 'fast-check';
import type { Row } from '../../support/any-stock.ts';
import type { SeenStone } from '../../support/who-sees.ts';

export type StoneRow = SeenStone & Row;

/** Generators for the fields that only administrators can read. */
const secrets = {
  vendor: fc.constantFrom('Vendor One', 'Vendor Two', null),
  memoAccount: fc.constantFrom('Account One', null),
  memoPricePerCarat: fc.constantFrom('11.00', '22.00', null),
  memoTotalPrice: fc.constantFrom('33.00', null),
  memoNo: fc.constantFrom('M-1', 'M-2', null),
  memoRap: fc.constantFrom(-20, 5, null),
  extras: fc.constantFrom({}, { Location: 'Vault' }),
};

/** Generators for the other fields. Each has few values, so that many stones share a value. */
const open = {
  isActive: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  showToAll: fc.boolean(),
  shapeId: fc.constantFrom(1, 1, 3, 8),
  colorId: fc.constantFrom(1, 4, 24, 100, null),
  clarityId: fc.constantFrom(1, 5, null),
  laboratoryId: fc.constantFrom(1, 2),
  isLabGrown: fc.boolean(),
  isSnP: fc.boolean(),
  isPair: fc.boolean(),
  isMatchingPair: fc.boolean(),
  lineSet: fc.constantFrom(null, null, 'Set A', 'Set B'),
  carats: fc.constantFrom('0.500', '1.000', '2.345'),
  pricePerCarat: fc.constantFrom('10', '100', '1234.5'),
  rapPrice: fc.constantFrom('100.00', '2000.00', null),
  parcelStones: fc.constantFrom(1, 1, 1, 4),
  certificateNo: fc.constantFrom('R-1', 'R-2', null),
  comment: fc.constantFrom('Alpha', 'beta', null),
  fancyIntensity: fc.constantFrom('Vivid', null),
  milky: fc.constantFrom('None', 'Light'),
  imageUrl: fc.constantFrom('https://example.com/1.jpg', null),
  depthPercent: fc.constantFrom(60, 61.5, null),
};

/** Generates a status. For a hold, the holder is `holderId` or not set, and the hold ends in 2099 or never. */
const standing = (holderId: number): fc.Arbitrary<Row> =>
  fc.oneof(
    fc.record({ status: fc.constantFrom(1, 1, 1, 3, 4) }),
    fc.record({
      status: fc.constant(2),
      holdUserId: fc.constantFrom(holderId, null),
      holdUntil: fc.constantFrom(new Date('2099-01-01'), null),
    }),
  );

/** Generates a stone. If it is on hold, the holder is `holderId` or not set. */
export const anyStone = (holderId: number): fc.Arbitrary<StoneRow> =>
  fc
    .tuple(fc.record({ ...open, ...secrets }), standing(holderId))
    .map(([stone, status]) => ({ ...stone, ...status, isLine: stone.lineSet !== null }));

/** Returns the stone with the restricted fields of another stone. For visitors, these include the list price. */
export function withSecretsOf(stone: StoneRow, other: StoneRow, { isVisitor }: { isVisitor: boolean }): StoneRow {
  const names = [...Object.keys(secrets), ...(isVisitor ? ['rapPrice'] : [])];
  const holds = stone.status === 2 && other.status === 2 ? ['holdUserId', 'holdUntil'] : [];
  return { ...stone, ...Object.fromEntries([...names, ...holds].map((name) => [name, other[name]])) };
}
