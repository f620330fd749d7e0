import { Migration } from '@mikro-orm/migrations';

/** Creates the table of users' private notes about stock items. */
export class Migration20261122183000_stock_notes extends Migration {
  override up(): void {
    this.addSql(`
      create table stock_note (
        user_id int not null constraint stock_note_user_id_foreign references user_account (id) on delete cascade,
        kind text not null,
        item_id int not null,
        text text not null,
        primary key (user_id, kind, item_id),
        constraint stock_note_text_check check (text <> '' and length(text) <= 1000)
      )`);
    this.addSql('create index stock_note_item_index on stock_note (kind, item_id)');
    // Deletes notes together with their item. IDs are not reused, so the notes could not apply to a later item.
    this.addSql(`
      create function forget_stock_notes() returns trigger language plpgsql as $$
      begin
        delete from stock_note n using gone where n.kind = tg_argv[0] and n.item_id = gone.id;
        return null;
      end $$`);
    for (const [table, kind] of notedTables)
      this.addSql(`
        create trigger ${table}_forgets_notes after delete on ${table} referencing old table as gone
        for each statement execute function forget_stock_notes('${kind}')`);
  }

  override down(): void {
    for (const [table] of notedTables) this.addSql(`drop trigger ${table}_forgets_notes on ${table}`);
    this.addSql('drop function forget_stock_notes');
    this.addSql('drop table stock_note');
  }
}

/** Stock tables with the names of their types. */
const notedTables = [
  ['bracelet', 'bracelets'],
  ['custom_necklace', 'custom_necklaces'],
  ['diamond', 'diamonds'],
  ['eternity_ring', 'eternity_rings'],
  ['generic_diamond', 'generic_diamonds'],
  ['jewellery_piece', 'products'],
  ['melee', 'melee'],
  ['ring_setting', 'ring_settings'],
] as const;
