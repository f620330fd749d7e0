import { Migration } from '@mikro-orm/migrations';

/** Creates import profiles, which define how a vendor's files are read, and scheduled fetches of files. */
export class Migration20261124030000_import_profiles extends Migration {
  override up(): void {
    this.addSql(`
      create table import_profile (
        id serial primary key,
        kind text not null,
        name citext not null constraint import_profile_name_unique unique,
        profile json not null,
        mode text not null default 'addOrUpdate',
        skip_invalid boolean not null default false,
        notify_email text,
        folder citext constraint import_profile_folder_unique unique,
        version int not null default 1,
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`select audit('import_profile', 'import_profile', 'name')`);
    this.addSql(`
      create table import_fetch (
        id serial primary key,
        profile_id int not null constraint import_fetch_profile_id_unique unique
          constraint import_fetch_profile_id_foreign references import_profile (id) on delete cascade,
        url text not null,
        user_name text,
        password_secret text,
        every text not null constraint import_fetch_every_check check (every in ('hour', 'day', 'weekday')),
        time text,
        is_active boolean not null default true,
        due_at timestamptz,
        failed_attempts smallint not null default 0,
        etag text,
        last_modified text,
        content_hash text,
        last_at timestamptz,
        failure text,
        told_failure text,
        constraint import_fetch_time_check check ((time is null) = (every = 'hour'))
      )`);
    this.addSql('create index import_fetch_due_at_index on import_fetch (due_at)');
    const hidden = 'due_at,failed_attempts,etag,last_modified,last_at,failure,told_failure';
    this.addSql(
      `select audit('import_fetch', 'import_profile', 'import_profile.name', key => 'profile_id', part => 'fetch', hidden => '{${hidden}}')`,
    );
  }

  override down(): void {
    this.addSql('drop table import_fetch');
    this.addSql('drop table import_profile');
  }
}
