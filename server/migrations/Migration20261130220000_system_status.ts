import { Migration } from '@mikro-orm/migrations';

/** Tables for the status page: recent errors of all processes, and delivery attempts of emails per hour. */
export class Migration20261130220000_system_status extends Migration {
  override up(): void {
    this.addSql(`
      create table server_error (
        id bigint generated always as identity constraint server_error_pkey primary key,
        key uuid not null constraint server_error_key_unique unique,
        level text not null constraint server_error_level_check check (level in ('error', 'fatal')),
        message text not null,
        error_type text,
        error_message text,
        stack text,
        request_id text,
        queue text,
        host text,
        count int not null default 1 constraint server_error_count_check check (count > 0),
        at timestamptz not null,
        last_at timestamptz not null
      )`);
    this.addSql(`
      create table email_attempt_count (
        hour timestamptz not null constraint email_attempt_count_pkey primary key,
        sent int not null default 0,
        failed int not null default 0,
        failure text,
        failed_at timestamptz
      )`);
  }

  override down(): void {
    this.addSql('drop table email_attempt_count');
    this.addSql('drop table server_error');
  }
}
