import { sql } from 'kysely';
import {
  setConfiguredDiamond,
  setConfiguredRingSetting,
  setDefaultGenericDiamond,
} from '../../src/modules/ring-builder/index.ts';
import { createAdministratorContext, type DemoDeps } from '../demo-context.ts';

interface ExampleRing {
  readonly ringSettingId: number;
  readonly stockNumber: string;
  readonly genericDiamondId: number;
}

/**
 * Sets the ring setting and the diamond of the example ring, and the default generic diamond of completed rings. The
 * diamond fits the setting and is visible to visitors.
 */
export async function seedExampleRing(deps: DemoDeps): Promise<void> {
  const administrator = await createAdministratorContext(deps);
  const { rows } = await sql<ExampleRing>`
    select s.id as "ringSettingId", d.stock_id as "stockNumber", g.id as "genericDiamondId"
    from ring_setting s
    join diamond d on d.shape_id = any(s.shape_ids) and d.carats between s.carats_from and s.carats_to
    join generic_diamond g on g.shape_id = d.shape_id and g.carats_from = 1 and not g.is_lab_grown
    where d.show_to_all and d.is_active and d.status = 1 and d.stock_id like 'W-%' and s.name = 'Classic Solitaire, Platinum'
    order by d.carats desc, d.stock_id, g.price_per_carat desc limit 1`.execute(administrator.em.getKysely());
  const [example] = rows;
  if (!example) throw new Error('no demo diamond is suitable for the example ring');
  await setConfiguredRingSetting(administrator, { ringSettingId: example.ringSettingId });
  await setConfiguredDiamond(administrator, { stockNumber: example.stockNumber });
  await setDefaultGenericDiamond(administrator, { genericDiamondId: example.genericDiamondId });
}
