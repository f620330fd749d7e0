import { Migration } from '@mikro-orm/migrations';

/** Creates the API keys (docs/decisions/0078-api-keys.md). */
export class Migration20261124071000_api_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table api_key (
        id serial primary key,
        user_id int not null constraint api_key_user_id_foreign references user_account (id) on delete cascade,
        public_id text not null constraint api_key_public_id_unique unique,
        name text not null,
        scopes text[] not null,
        is_test boolean not null default false,
        secret_hash bytea not null,
        last_four text not null,
        older_secret_hash bytea null,
        older_secret_ends_at timestamptz null,
        address_ranges text[] not null default '{}',
        expires_at timestamptz null,
        revoked_at timestamptz null,
        budget_limit int null,
        budget_restore_per_second int null,
        last_used_at timestamptz null,
        last_used_address text null,
        created_at timestamptz not null default now(),
        version int not null default 1,
        constraint api_key_scopes_check check (
          cardinality(scopes) > 0 and scopes <@ '{STOCK_READ,PRICES_READ,HOLDS_WRITE,ORDERS_READ,ORDERS_WRITE,WEBHOOKS_MANAGE}'::text[]
        ),
        constraint api_key_older_secret_check check ((older_secret_hash is null) = (older_secret_ends_at is null)),
        constraint api_key_budget_check check (
          (budget_limit is null) = (budget_restore_per_second is null) and budget_limit > 0 and budget_restore_per_second > 0
        )
      )`);
    this.addSql('create index api_key_user_id_index on api_key (user_id)');
    // Each process caches keys until one of them changes. Updates to the time of last use are not marked, because
    // they do not affect the cache.
    this.addSql(`
      create trigger api_key_marks_change after insert or delete or truncate or update of
        user_id, public_id, name, scopes, is_test, secret_hash, older_secret_hash, older_secret_ends_at, address_ranges,
        expires_at, revoked_at, budget_limit, budget_restore_per_second
      on api_key for each statement execute function mark_change('api_key')`);
    const hidden = '{user_id,last_used_at,last_used_address}';
    this.addSql(
      `select audit('api_key', 'user', 'user_account.email', key => 'user_id', part => 'api_key', hidden => '${hidden}')`,
    );
  }

  override down(): void {
    this.addSql('drop table api_key');
  }
}
