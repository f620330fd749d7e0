import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/**
 * Fields of a test diamond. By default, an active, available round diamond of one carat, color D, clarity IF, at
 * 1,000.00 per carat.
 */
export interface StoneFacts {
  stockId?: string;
  isActive?: boolean;
  status?: number;
  holdUserId?: number | null;
  holdUntil?: Date | null;
  carats?: string;
  pricePerCarat?: string;
  parcelStones?: number;
  shapeId?: number;
  colorId?: number | null;
  isLabGrown?: boolean;
  showToAll?: boolean;
  lineSet?: string | null;
}

let serial = 0;

/** Inserts diamonds into the database and returns their IDs in the order of `facts`. */
export async function createStones(app: TestApp, facts: readonly StoneFacts[]): Promise<number[]> {
  const stones = facts.map((stone) => ({ stockId: `T-${++serial}`, ...stone }));
  const rows = stones.map(
    ({
      stockId,
      isActive = true,
      status = 1,
      holdUserId = null,
      holdUntil = null,
      carats = '1',
      pricePerCarat = '1000',
      parcelStones = 1,
      shapeId = 1,
      colorId = 1,
      isLabGrown = false,
      showToAll = false,
      lineSet = null,
    }) =>
      sql`(${stockId}, ${isActive}, ${status}, ${holdUserId}::int, ${holdUntil}::timestamptz, ${carats}, ${pricePerCarat},
        ${parcelStones}, ${shapeId}, ${colorId}, 2, 1, ${isLabGrown}, ${showToAll}, ${lineSet}, ${lineSet !== null})`,
  );
  const { rows: created } = await sql<{ id: number; stockId: string }>`
    insert into diamond (stock_id, is_active, status, hold_user_id, hold_until, carats, price_per_carat,
      parcel_stones, shape_id, color_id, clarity_id, laboratory_id, is_lab_grown, show_to_all, line_set, is_line)
    values ${sql.join(rows)} returning id, stock_id as "stockId"`.execute(app.em().getKysely());
  const idOf = new Map(created.map(({ id, stockId }) => [stockId, id]));
  return stones.map(({ stockId }) => idOf.get(stockId) ?? 0);
}

/** Inserts a diamond into the database and returns its ID. */
export async function createStone(app: TestApp, facts: StoneFacts = {}): Promise<number> {
  const [id = 0] = await createStones(app, [facts]);
  return id;
}

/** State of a diamond as stored in the database. */
export interface StoneState {
  isActive: boolean;
  status: number;
  holdUserId: number | null;
  holdUntil: string | null;
}

export async function stoneState(app: TestApp, id: number): Promise<StoneState> {
  const { rows } = await sql<StoneState>`
    select is_active as "isActive", status, hold_user_id as "holdUserId", hold_until as "holdUntil"
    from diamond where id = ${id}`.execute(app.em().getKysely());
  const [row] = rows;
  if (!row) throw new Error(`diamond ${id} does not exist`);
  return row;
}
