// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { Show } from '../../src/modules/shows/show.entity.ts';

export interface ShowsTables {
  show: TableOf<{
    id: 'int default';
    name: 'text';
    location: 'text null';
    booth: 'text null';
    start_date: 'date null';
    end_date: 'date null';
    url: 'text null';
    image: 'text null';
    is_active: 'boolean default';
    is_advertised: 'boolean default';
    version: 'int default';
  }, Show>;
}
