import { sql } from 'kysely';
import { createStone } from '../../support/stones.ts';
import { type Dataset, type GoodRequests, nothing } from './dataset.ts';
import { sellable } from './stock.ts';

async function stockIdOf(world: Dataset): Promise<string> {
  const id = await createStone(world.app, { showToAll: true });
  const { rows } = await sql<{ stockId: string }>`
    select stock_id as "stockId" from diamond where id = ${id}`.execute(world.app.em().getKysely());
  return rows[0]?.stockId ?? '';
}

export const ringBuilderRequests: GoodRequests = {
  'GET /api/ring_config/single': nothing,
  'POST /api/ring_config/update_ring': async (world) => ({
    body: { ringSetting: { id: await sellable.ringSettingId(world) } },
  }),
  'POST /api/ring_config/update_diamond': async (world) => ({
    body: { diamond: { stockId: await stockIdOf(world) } },
  }),
  'GET /api/site/defaultGenericDiamond': nothing,
  'PATCH /api/site/defaultGenericDiamond': async (world) => ({ body: { id: await sellable.genericDiamondId(world) } }),
};
