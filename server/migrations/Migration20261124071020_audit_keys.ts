import { Migration } from '@mikro-orm/migrations';

/** What programs change is in the audit log, with the key that they did it with; what was refused them, in the security log. */
export class Migration20261124071020_audit_keys extends Migration {
  override up(): void {
    this.addSql('alter table audit_entry add column key_public_id text, add column key_name text');
    // Whoever opens the transaction says so. Nothing is looked up: an import writes many entries.
    this.addSql(`
      alter table audit_entry
        alter column key_public_id set default nullif(current_setting('facet.key', true), ''),
        alter column key_name set default nullif(current_setting('facet.key_name', true), '')`);
    this.addSql(`
      create index audit_entry_key_index on audit_entry (key_public_id, at, id) where key_public_id is not null`);
    this.addSql('alter table security_event add column key_public_id text');
    this.addSql(`
      create index security_event_key_index on security_event (key_public_id, at, id) where key_public_id is not null`);
  }

  override down(): void {
    this.addSql('alter table security_event drop column key_public_id');
    this.addSql('alter table audit_entry drop column key_name, drop column key_public_id');
  }
}
