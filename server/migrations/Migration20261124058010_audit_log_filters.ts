import { Migration } from '@mikro-orm/migrations';

/** The audit log by kind of thing and by what was done: the newest of millions without looking at the others. */
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
