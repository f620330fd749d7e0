import { Migration } from '@mikro-orm/migrations';

/** Creates the log of sign-ins, rejected sign-ins and account changes (docs/decisions/0074-security-log.md). */
export class Migration20261124058000_security_log extends Migration {
  override up(): void {
    // There are no foreign keys, because events remain after the account is deleted.
    this.addSql(`
      create table security_event (
        id bigint generated always as identity primary key,
        key uuid not null constraint security_event_key_unique unique,
        kind text not null,
        at timestamptz not null default now(),
        last_at timestamptz not null default now(),
        count int not null default 1 constraint security_event_count_check check (count > 0),
        user_id int,
        email text,
        actor_id int,
        reason text,
        ip text,
        browser text,
        request_id text
      )`);
    this.addSql('create index security_event_at_index on security_event (at, id)');
    this.addSql('create index security_event_kind_index on security_event (kind, at, id)');
    this.addSql('create index security_event_user_index on security_event (user_id, at, id) where user_id is not null');
    this.addSql(
      'create index security_event_words_index on security_event using gin (email gin_trgm_ops, ip gin_trgm_ops)',
    );
  }

  override down(): void {
    this.addSql('drop table security_event');
  }
}
