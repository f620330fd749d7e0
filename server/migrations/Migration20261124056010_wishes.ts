import { Migration } from '@mikro-orm/migrations';

/** Adds indexes for the list of all users' wishlist items: by user, by text and by date. */
export class Migration20261124056010_wishes extends Migration {
  override up(): void {
    this.addSql('create index wishlist_item_user_id_id_index on wishlist_item (user_id, id)');
    this.addSql('create index wishlist_item_created_at_index on wishlist_item (created_at)');
    this.addSql('create index wishlist_item_description_index on wishlist_item using gin (description gin_trgm_ops)');
  }

  override down(): void {
    this.addSql('drop index wishlist_item_description_index');
    this.addSql('drop index wishlist_item_created_at_index');
    this.addSql('drop index wishlist_item_user_id_id_index');
  }
}
