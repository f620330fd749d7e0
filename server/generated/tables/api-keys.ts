// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { ApiKey } from '../../src/modules/api-keys/keys/api-key.entity.ts';

export interface ApiKeysTables {
  api_key: TableOf<{
    id: 'int default';
    user_id: 'int';
    public_id: 'text';
    name: 'text';
    scopes: 'text[]';
    is_test: 'boolean default';
    secret_hash: 'bytea';
    last_four: 'text';
    older_secret_hash: 'bytea null';
    older_secret_ends_at: 'timestamptz null';
    address_ranges: 'text[] default';
    expires_at: 'timestamptz null';
    revoked_at: 'timestamptz null';
    budget_limit: 'int null';
    budget_restore_per_second: 'int null';
    last_used_at: 'timestamptz null';
    last_used_address: 'text null';
    created_at: 'timestamptz default';
    version: 'int default';
  }, ApiKey>;
}
