import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import type { StockHolds } from '../../../stock/writing/index.ts';
import { hasEndedHold } from '../diamond-availability.ts';
import { changeStatus, type StatusChange } from './diamond-statuses.ts';
import { lockDiamond } from './lock-diamond.ts';

/** Stones are held by their status, with the other halves of pairs that are not separated. */
export const diamondHolds: StockHolds = {
  free: StockStatus.AVAILABLE,
  isHeld: sql`(d.status = ${sql.lit(StockStatus.HOLD)} and not ${hasEndedHold})`,
  pageInShop: (stockNumber) => `/diamond/${encodeURIComponent(stockNumber)}`,
  hold: (em, id, { userId, until, expectedVersion }) =>
    change(em, id, { status: StockStatus.HOLD, holdUserId: userId, holdUntil: until }, expectedVersion),
  release: (em, id, expectedVersion) => change(em, id, { status: StockStatus.AVAILABLE }, expectedVersion),
};

async function change(
  em: EntityManager,
  id: number,
  to: StatusChange,
  expectedVersion: number | null | undefined,
): Promise<void> {
  const diamond = await lockDiamond(em, id);
  checkVersion(diamond, expectedVersion);
  const refusal = await changeStatus(em, diamond, to);
  if (refusal) throw refusal;
  await em.flush();
}
