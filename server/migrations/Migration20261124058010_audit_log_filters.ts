import { Migration } from '@mikro-orm/migrations';

/**
 * Adds indexes for filtering the audit log by subject and by action. Without them, finding the newest matching
 * entries would require a scan of millions of rows.
 */
export class Migration20261124058010_audit_log_filters extends Migration {
  override up(): void {
    this.addSql('create index audit_entry_subject_at_index on audit_entry (subject, at, id)');
    this.addSql('create index audit_entry_action_index on audit_entry (action, at, id)');
  }

  override down(): void {
    this.addSql('drop index audit_entry_action_index');
    this.addSql('drop index audit_entry_subject_at_index');
  }
}
