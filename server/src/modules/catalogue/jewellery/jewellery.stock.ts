import { sql } from 'kysely';
import { AllocatedStock, allocated } from '../../reservations/index.ts';
import { stockType } from '../stock/stock-type.ts';
import { JewelleryPiece } from './jewellery-piece.entity.ts';
import { hasStatus, isHeldFor } from './jewellery-standing.ts';
import { JewelleryStatus } from './jewellery-status.ts';

export const jewellery = stockType({
  name: 'products',
  typeName: 'JewelleryPiece',
  one: 'jewelleryPiece',
  many: 'jewelleryPieces',
  noun: 'jewellery piece',
  description: 'A finished piece of jewellery. One of a kind: it is sold once.',
  entity: JewelleryPiece,
  table: 'jewellery_piece',
  subject: 'jewellery',
  prefix: 'JW',
  reservations: allocated(AllocatedStock.JEWELLERY),
  defaultSort: 'price',
  // What is on hold is there for its buyer alone.
  visibleTo: (viewer) => sql`(${hasStatus(JewelleryStatus.AVAILABLE)} or ${isHeldFor(viewer)})`,
  isPersonal: true,
  statusOnSale: JewelleryStatus.AVAILABLE,
  report: { number: 'certNum', issuer: 'labCertificate' },
  keptByImports: ['status', 'soldFor'],
  // What is sold comes back on sale by hand only: files that are older than the sale still have it.
  keptWhen: sql`(${hasStatus(JewelleryStatus.SOLD)} or d.hold_user_id is not null)`,
  neverDeactivated: hasStatus(JewelleryStatus.HOLD, JewelleryStatus.MEMO, JewelleryStatus.SOLD),
});
