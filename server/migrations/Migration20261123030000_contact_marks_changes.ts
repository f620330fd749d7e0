import { Migration } from '@mikro-orm/migrations';

/**
 * Marks changes to the contact details. Every page contains the contact details, so cached pages must be replaced
 * when they change.
 */
export class Migration20261123030000_contact_marks_changes extends Migration {
  override up(): void {
    this.addSql(`
      create trigger contact_info_marks_change after insert or update or delete or truncate on contact_info
      for each statement execute function mark_change('contact_info')`);
  }

  override down(): void {
    this.addSql('drop trigger contact_info_marks_change on contact_info');
  }
}
