import { Migration } from '@mikro-orm/migrations';

/** Adds the author, description and row count to bulk changes, which are grouped in the audit log. */
export class Migration20261128040000_stock_change_list extends Migration {
  override up(): void {
    this.addSql(`
      alter table stock_change
        add column actor_email text not null default '',
        add column description text not null default 'Changed',
        add column changed int not null default 0,
        add column undone_at timestamptz,
        add column undone_by text,
        alter column actor_id drop not null,
        drop constraint stock_change_actor_id_fkey,
        add constraint stock_change_actor_id_fkey foreign key (actor_id) references user_account (id) on delete set null`);
    this.addSql(`
      update stock_change c set
        actor_email = coalesce((select email from user_account where id = c.actor_id), ''),
        changed = (select count(*) from stock_change_item where change_id = c.id)`);
    // Bulk change that wrote the entry, directly or by its undo. There is no foreign key, because entries remain
    // after the bulk change is deleted.
    this.addSql('alter table audit_entry add column stock_change_id uuid');
    this.addSql(`
      create index audit_entry_stock_change_index on audit_entry (stock_change_id, at, id) where stock_change_id is not null`);
    this.addSql('create index audit_entry_grouped_index on audit_entry (at, id) where stock_change_id is null');
  }

  override down(): void {
    this.addSql('alter table audit_entry drop column stock_change_id');
    this.addSql('delete from stock_change where actor_id is null');
    this.addSql(`
      alter table stock_change
        drop column actor_email,
        drop column description,
        drop column changed,
        drop column undone_at,
        drop column undone_by,
        alter column actor_id set not null,
        drop constraint stock_change_actor_id_fkey,
        add constraint stock_change_actor_id_fkey foreign key (actor_id) references user_account (id) on delete cascade`);
  }
}
