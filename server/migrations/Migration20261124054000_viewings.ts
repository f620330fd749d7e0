import { Migration } from '@mikro-orm/migrations';

/** Adds read-only impersonation of users by administrators (docs/decisions/0068-read-only-impersonation.md). */
export class Migration20261124054000_viewings extends Migration {
  override up(): void {
    this.addSql(`
      create table user_viewing (
        id serial primary key,
        user_id int not null constraint user_viewing_user_id_foreign references user_account (id) on delete cascade,
        administrator_id int not null
          constraint user_viewing_administrator_id_foreign references user_account (id) on delete cascade,
        administrator_token_version int not null,
        began_at timestamptz not null default now(),
        ends_at timestamptz not null
      )`);
    this.addSql('create index user_viewing_user_id_index on user_viewing (user_id)');
    this.addSql('create index user_viewing_administrator_id_index on user_viewing (administrator_id)');
    const hidden = '{user_id,administrator_id,administrator_token_version,began_at}';
    this.addSql(
      `select audit('user_viewing', 'user', 'user_account.email', key => 'user_id', part => 'viewing', hidden => '${hidden}')`,
    );
    // Adds invitation links, which let users set a password if an administrator created their account.
    this.addSql('alter table email_token drop constraint email_token_purpose_check');
    this.addSql(`
      alter table email_token add constraint email_token_purpose_check check (purpose in ('confirm', 'reset', 'invite'))`);
  }

  override down(): void {
    this.addSql(`delete from email_token where purpose = 'invite'`);
    this.addSql('alter table email_token drop constraint email_token_purpose_check');
    this.addSql(
      `alter table email_token add constraint email_token_purpose_check check (purpose in ('confirm', 'reset'))`,
    );
    this.addSql('drop table user_viewing');
  }
}
