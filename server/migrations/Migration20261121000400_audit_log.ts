import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the audit log of administrators' changes (docs/decisions/0010-audit-log.md). Triggers write the entries, so
 * that no statement bypasses the log. A table is added with `select audit('table', 'subject', 'label column')`.
 */
export class Migration20261121000400_audit_log extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_entry (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor_id int not null,
        actor_email text not null,
        request_id text not null,
        subject text not null,
        subject_id text not null,
        label text,
        part text,
        part_id text,
        action text not null constraint audit_entry_action_check check (action in ('create', 'update', 'delete')),
        before jsonb,
        after jsonb,
        constraint audit_entry_images_check check ((action = 'create') = (before is null) and (action = 'delete') = (after is null)),
        constraint audit_entry_part_check check ((part is null) = (part_id is null))
      )`);
    this.addSql('create index audit_entry_at_index on audit_entry (at, id)');
    this.addSql('create index audit_entry_actor_id_index on audit_entry (actor_id, at, id)');
    this.addSql('create index audit_entry_subject_index on audit_entry (subject, subject_id, at, id)');
    this.addSql('create index audit_entry_label_index on audit_entry using gin (label gin_trgm_ops)');
    this.addSql(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'entries of the audit log are never changed or removed';
      end $$`);
    this.addSql(`
      create trigger audit_entry_only_grows before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change()`);

    // The arguments are those of `audit()` below, in the same order but without the table. Timestamps are written in
    // UTC.
    this.addSql(`
      create function audit_change() returns trigger language plpgsql set timezone = 'UTC' as $$
      declare
        actor constant int := current_setting('facet.actor')::int;
        row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
        row_after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
        row_now constant jsonb := coalesce(row_after, row_before);
        subject_key constant text := row_now ->> tg_argv[2];
        part constant text := nullif(tg_argv[3], '');
        hidden constant text[] := tg_argv[4]::text[] || '{id,version,search_text,created_at,updated_at}'::text[];
        label text := row_now ->> tg_argv[1];
        fields_before jsonb;
        fields_after jsonb;
      begin
        select coalesce(jsonb_object_agg(field, b.value), '{}'), coalesce(jsonb_object_agg(field, a.value), '{}')
        into fields_before, fields_after
        from jsonb_each(row_before) b (field, value) full join jsonb_each(row_after) a (field, value) using (field)
        where coalesce(b.value, 'null') <> coalesce(a.value, 'null')
          and field <> all (hidden) and field !~ '_(hash|secret)$';
        if tg_op = 'UPDATE' and fields_after = '{}' then
          return null;
        end if;
        if tg_argv[1] like '%.%' then
          execute format('select %I::text from %I where id = $1', split_part(tg_argv[1], '.', 2), split_part(tg_argv[1], '.', 1))
          into label using subject_key::int;
        end if;
        insert into audit_entry (actor_id, actor_email, request_id, subject, subject_id, label, part, part_id, action, before, after)
        values (
          actor,
          coalesce((select email from user_account where id = actor), 'user ' || actor),
          current_setting('facet.request'),
          tg_argv[0], subject_key, label,
          part, case when part is not null then row_now ->> 'id' end,
          case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
          case when tg_op <> 'INSERT' then fields_before end,
          case when tg_op <> 'DELETE' then fields_after end
        );
        return null;
      end $$`);

    // Parameters of `audit`:
    // - subject: name of the kind of record.
    // - label: column that identifies the record to readers, or `table.column` if the column belongs to the owner.
    // - key: column with the subject's ID.
    // - part: name of the part, if the rows are only parts of the subject.
    // - hidden: columns that are never logged. Updates that change only hidden columns are not logged.
    this.addSql(`
      create function audit(
        audited regclass, subject text, label text default '', key text default 'id', part text default '', hidden text[] default '{}'
      ) returns void language plpgsql as $$
      begin
        execute format(
          'create trigger %I after insert or update or delete on %s for each row
            when (current_setting(''facet.actor'', true) <> '''') execute function audit_change(%L, %L, %L, %L, %L)',
          (select relname from pg_class where oid = audited) || '_is_audited', audited, subject, label, key, part, hidden);
      end $$`);

    this.addSql(`select audit('diamond', 'diamond', 'stock_id')`);
    this.addSql(
      `select audit('user_account', 'user', 'email', hidden => '{password_hash,token_version,last_login_date}')`,
    );
    for (const [table, part] of [
      ['user_address', 'address'],
      ['user_markup', 'markup'],
      ['user_page_access', 'page_access'],
    ]) {
      this.addSql(`select audit('${table}', 'user', 'user_account.email', key => 'user_id', part => '${part}')`);
    }
    this.addSql(`select audit('email_channel', 'email_channel', 'name')`);
    this.addSql(`select audit('sales_order', 'order', 'buyer_name')`);
    this.addSql(`select audit('sales_order_line', 'order', 'stock_id', key => 'order_id', part => 'line')`);
  }

  override down(): void {
    this.addSql('drop function audit');
    this.addSql('drop function audit_change cascade');
    this.addSql('drop table audit_entry');
    this.addSql('drop function refuse_audit_change');
  }
}
