import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the table of access tokens that were revoked before they expired
 * (docs/decisions/0109-session-revocation.md).
 */
export class Migration20261128070000_revoked_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table revoked_token (
        id uuid primary key,
        user_id int not null constraint revoked_token_user_id_foreign references user_account (id) on delete cascade,
        good_until timestamptz not null
      )`);
    this.addSql('create index revoked_token_user_id_index on revoked_token (user_id)');
    this.addSql('create index revoked_token_good_until_index on revoked_token (good_until)');
    // Each process caches the account of a token until any token is revoked. Deletes are not marked as changes,
    // because only expired rows are deleted.
    this.addSql(`
      create trigger revoked_token_marks_change after insert or update on revoked_token
      for each statement execute function mark_change('revoked_token')`);
  }

  override down(): void {
    this.addSql('drop table revoked_token');
  }
}
