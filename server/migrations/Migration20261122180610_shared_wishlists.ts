import { Migration } from '@mikro-orm/migrations';

/**
 * Creates share links for wishlists. Anyone with a link can read the shared items. The table contains only hashes, so
 * its contents cannot be used to open a wishlist.
 */
export class Migration20261122180610_shared_wishlists extends Migration {
  override up(): void {
    this.addSql(`
      create table wishlist_share (
        id serial primary key,
        user_id int not null constraint wishlist_share_user_id_foreign references user_account (id) on delete cascade,
        token_hash bytea not null,
        wish_ids int[] not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    this.addSql('create unique index wishlist_share_token_hash_unique on wishlist_share (token_hash)');
    this.addSql('create index wishlist_share_user_id_index on wishlist_share (user_id)');
  }

  override down(): void {
    this.addSql('drop table wishlist_share');
  }
}
