import { Migration } from '@mikro-orm/migrations';

/** Marks changes to stock notes, so that responses that contain notes can be cached. */
export class Migration20261128100000_marks_of_notes extends Migration {
  override up(): void {
    this.addSql(`
      create trigger stock_note_marks_change after insert or update or delete or truncate on stock_note
      for each statement execute function mark_change('stock_note')`);
  }

  override down(): void {
    this.addSql('drop trigger stock_note_marks_change on stock_note');
    this.addSql(`delete from change_mark where subject = 'stock_note'`);
    this.addSql(`delete from change_count where subject = 'stock_note'`);
  }
}
