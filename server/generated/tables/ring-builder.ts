// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { CompletedRing } from '../../src/modules/ring-builder/rings/ring.entity.ts';
import type { DefaultGenericDiamond } from '../../src/modules/ring-builder/config/ring-config.entity.ts';
import type { EngagementRing } from '../../src/modules/ring-builder/rings/ring.entity.ts';
import type { RingConfig } from '../../src/modules/ring-builder/config/ring-config.entity.ts';

export interface RingBuilderTables {
  completed_ring: TableOf<{
    id: 'int default';
    user_id: 'int';
    ring_setting_id: 'int';
    ring_size: 'double precision null';
    engraving: 'text null';
    created_at: 'timestamptz default';
    generic_diamond_id: 'int';
  }, CompletedRing>;
  default_generic_diamond: TableOf<{
    id: 'smallint default';
    generic_diamond_id: 'int null';
    shape_id: 'smallint default';
    color_id: 'smallint null';
    clarity_id: 'smallint null';
    carats_from: 'numeric default';
    carats_to: 'numeric null';
    price_per_carat: 'numeric default';
    is_lab_grown: 'boolean default';
    image_url: 'text null';
    version: 'int default';
  }, DefaultGenericDiamond>;
  engagement_ring: TableOf<{
    id: 'int default';
    user_id: 'int';
    ring_setting_id: 'int';
    ring_size: 'double precision null';
    engraving: 'text null';
    created_at: 'timestamptz default';
    diamond_id: 'int';
  }, EngagementRing>;
  ring_config: TableOf<{
    id: 'smallint default';
    ring_setting_id: 'int null';
    diamond_id: 'int null';
    version: 'int default';
  }, RingConfig>;
}
