import { sql } from 'kysely';
import { createStone } from '../../support/stones.ts';
import { type Dataset, emptyRequest, type GoodRequests } from './dataset.ts';
import { sellable } from './stock.ts';

async function stockIdOf(dataset: Dataset): Promise<string> {
  const id = await createStone(dataset.app, { showToAll: true });
  const { rows } = await sql<{ stockId: string }>`
    select stock_id as "stockId" from diamond where id = ${id}`.execute(dataset.app.em().getKysely());
  return rows[0]?.stockId ?? '';
}

export const ringBuilderRequests: GoodRequests = {
  'GET /api/ring_config/single': emptyRequest,
  'POST /api/ring_config/update_ring': async (dataset) => ({
    body: { ringSetting: { id: await sellable.ringSettingId(dataset) } },
  }),
  'POST /api/ring_config/update_diamond': async (dataset) => ({
    body: { diamond: { stockId: await stockIdOf(dataset) } },
  }),
  'GET /api/site/defaultGenericDiamond': emptyRequest,
  'PATCH /api/site/defaultGenericDiamond': async (dataset) => ({
    body: { id: await sellable.genericDiamondId(dataset) },
  }),
};
