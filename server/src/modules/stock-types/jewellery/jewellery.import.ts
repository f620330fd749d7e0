import { sql } from 'kysely';
import { importOf, type StockImport } from '../../stock/files/index.ts';
import { jewelleryExtras, jewelleryTraps, withSideStones } from './jewellery.import-headings.ts';
import { jewellery } from './jewellery.stock.ts';
import { hasEndedHold, hasStatus } from './jewellery-availability.ts';
import { JewelleryStatus } from './jewellery-status.ts';

const shared = importOf(jewellery);

export const jewelleryImport: StockImport = {
  ...shared,
  headings: withSideStones(shared.headings),
  traps: jewelleryTraps,
  extras: jewelleryExtras,
  report: { number: 'certNum', issuer: 'labCertificate' },
  standing: { isOnHold: () => hasStatus(JewelleryStatus.HOLD), isSold: () => hasStatus(JewelleryStatus.SOLD) },
  // What is sold comes back on sale by hand only: files that are older than the sale still have it.
  kept: {
    ...shared.kept,
    when: () =>
      sql<boolean>`(${hasStatus(JewelleryStatus.SOLD)} or (d.hold_user_id is not null and not ${hasEndedHold}) or ${shared.kept.when()})`,
  },
  neverDeactivated: () =>
    sql<boolean>`(${hasStatus(JewelleryStatus.HOLD, JewelleryStatus.MEMO, JewelleryStatus.SOLD)}
      or ${shared.neverDeactivated()})`,
};
