import { Migration } from '@mikro-orm/migrations';

/** A dispatch counts what happens to it, so that its failed copies are tried again once for each time that somebody asks. */
export class Migration20261124057000_dispatches_tried_again extends Migration {
  override up(): void {
    this.addSql('alter table email_dispatch add column version int not null default 1');
  }

  override down(): void {
    this.addSql('alter table email_dispatch drop column version');
  }
}
