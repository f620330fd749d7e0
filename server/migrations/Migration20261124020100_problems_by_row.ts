import { Migration } from '@mikro-orm/migrations';

/** Stores the problems of imported files by row, so that rejected rows can be returned with the reasons. */
export class Migration20261124020100_problems_by_row extends Migration {
  override up(): void {
    // Existing problems are deleted, because they were stored for only one day.
    this.addSql('truncate import_problem_piece');
    this.addSql(`
      alter table import_problem_piece drop column text, add column problems jsonb not null,
        add column first_row int not null, add column last_row int not null`);
  }

  override down(): void {
    this.addSql('truncate import_problem_piece');
    this.addSql(`
      alter table import_problem_piece drop column problems, drop column first_row, drop column last_row,
        add column text text not null`);
  }
}
