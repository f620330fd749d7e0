import { Migration } from '@mikro-orm/migrations';

/** Adds a version to dispatches, so that concurrent retry requests resend the failed emails only once. */
export class Migration20261124057000_dispatches_tried_again extends Migration {
  override up(): void {
    this.addSql('alter table email_dispatch add column version int not null default 1');
  }

  override down(): void {
    this.addSql('alter table email_dispatch drop column version');
  }
}
