// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { PageFilter } from '../../src/modules/page-settings/pages/filter.entity.ts';
import type { PageFilterOption } from '../../src/modules/page-settings/pages/filter-option.entity.ts';
import type { PageSettings } from '../../src/modules/page-settings/pages/page-settings.entity.ts';
import type { SavedView } from '../../src/modules/page-settings/views/saved-view.entity.ts';

export interface PageSettingsTables {
  page_filter: TableOf<{
    id: 'int default';
    page_id: 'int null';
    field: 'text';
    label: 'text';
    kind: 'text';
    position: 'int default';
    is_active: 'boolean default';
    version: 'int default';
  }, PageFilter>;
  page_filter_option: TableOf<{
    id: 'int default';
    filter_id: 'int';
    value: 'text';
    label: 'text';
    image_url: 'text null';
    position: 'int default';
    version: 'int default';
  }, PageFilterOption>;
  page_settings: TableOf<{
    id: 'int default';
    page_name: 'citext';
    list: 'text';
    title: 'text';
    description: 'text null';
    is_visible: 'boolean default';
    columns: 'text[] default';
    sort_field: 'text null';
    sort_direction: 'text default';
    page_size: 'smallint default';
    version: 'int default';
  }, PageSettings>;
  saved_view: TableOf<{
    id: 'int default';
    owner_id: 'int';
    page_name: 'citext';
    name: 'citext';
    state: 'text null';
    is_shared: 'boolean default';
    version: 'int default';
  }, SavedView>;
}
