import { Migration } from '@mikro-orm/migrations';

/** Adds the API key to audit entries for changes, and to security events for rejected requests. */
export class Migration20261124071020_audit_keys extends Migration {
  override up(): void {
    this.addSql('alter table audit_entry add column key_public_id text, add column key_name text');
    // The code that opens the transaction sets the key. The key is not looked up for each entry, because an import
    // writes many entries.
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
