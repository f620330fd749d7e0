import { ringParts } from '../../reservations/index.ts';
import { stockType } from '../../stock/index.ts';
import { orderableNow } from '../../stock/visibility/index.ts';
import { RingSetting } from './ring-setting.entity.ts';

export const ringSettings = stockType({
  name: 'ring_settings',
  typeName: 'RingSetting',
  one: 'ringSetting',
  many: 'ringSettings',
  noun: 'ring setting',
  description: 'Ring without its main stone. Made to order.',
  entity: RingSetting,
  table: 'ring_setting',
  subject: 'ring_setting',
  prefix: 'RS',
  reservations: ringParts('ring_setting_id', ['engagement_ring', 'completed_ring']),
  defaultSort: 'price',
  price: { total: 'price' },
  pages: [
    { name: 'engagement-rings', address: '/engagement-rings', conditions: [orderableNow] },
    { name: 'completed-rings', address: '/completed-rings', conditions: [orderableNow] },
  ],
});
