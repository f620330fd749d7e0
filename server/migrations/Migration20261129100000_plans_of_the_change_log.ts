import { Migration } from '@mikro-orm/migrations';

/**
 * Fragments of the source of `log_changes`, before and after this migration. `log_changes` creates `image_of` and the
 * trigger function of a table.
 */
const parts: readonly (readonly [before: string, after: string])[] = [
  [
    "image_of(%s) returns %I immutable language sql as $body$ select row(%s)::%I $body$'",
    "image_of(o %s) returns %I immutable language plpgsql as $body$ begin return row(%s)::%I; end $body$'",
  ],
  ["format('($1).%I', a.attname)", "format('o.%I', a.attname)"],
  ["format(', image_of(o::%s)', logged)", "format(', row(%s)::%I', kept, image)"],
  [
    'returns trigger language plpgsql as $body$',
    'returns trigger language plpgsql set enable_nestloop = off as $body$',
  ],
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Returns SQL that replaces the first text of each pair with the second in `log_changes`. Fails if a text is not
 * found.
 */
const replaceInLogChanges = (pairs: readonly (readonly [from: string, to: string])[]): string => `
  do $migration$
  declare
    source text := pg_get_functiondef('log_changes(regclass, text, text, text[], text[], text[])'::regprocedure);
    texts text[] := array[${pairs.flat().map(quoted).join(', ')}];
  begin
    for i in 1 .. array_length(texts, 1) by 2 loop
      if position(texts[i] in source) = 0 then raise 'log_changes has no "%"', texts[i]; end if;
      source := replace(source, texts[i], texts[i + 1]);
    end loop;
    execute source;
  end $migration$`;

/**
 * Returns SQL that runs statements for each table with row images. `image` contains data about the table's functions.
 */
const forEachImage = (statements: string): string => `
  do $migration$
  declare
    image record;
    value text;
  begin
    for image in
      select i.proargtypes[0]::regtype as row_type, i.prorettype::regtype as type, i.prosrc as source,
        pg_get_functiondef(l.oid) as logger
      from pg_proc i join pg_proc l on l.proname = format('log_%s_changes', i.proargtypes[0]::regtype)
      where i.proname = 'image_of' and i.pronamespace = 'public'::regnamespace and l.pronamespace = i.pronamespace
    loop
      ${statements}
    end loop;
  end $migration$`;

/** Returns SQL that alters all trigger functions that write the change log of a table. */
const alterLoggers = (action: string): string => `
  do $migration$
  declare
    logger regprocedure;
  begin
    for logger in
      select oid from pg_proc
      where proname ~ '^log_.+_changes$' and prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace
    loop
      execute format('alter function %s ${action}', logger);
    end loop;
  end $migration$`;

/**
 * Replaces two query plans of the change-log triggers that took longer than the changes themselves.
 *
 * PostgreSQL inlines SQL functions into the calling statement. `image_of(diamond)` has 67 columns, and the planner
 * copied the table description for each of them. The trigger functions now contain the column list. `image_of`, which
 * is still used for pairs and allocations, is a PL/pgSQL function, which is compiled only once. The first change on a
 * connection takes 20 ms instead of 46 ms.
 *
 * A connection reuses the plan of its first change to a table. If that change affected one row, later changes joined
 * the old and new rows with a nested loop. A change to 1,000 rows took 290 ms instead of 51 ms, and one to 20,000
 * rows took 106 s instead of 0.8 s. Nested loops are therefore disabled in these functions.
 */
export class Migration20261129100000_plans_of_the_change_log extends Migration {
  override up(): void {
    this.addSql(replaceInLogChanges(parts));
    this.addSql(
      forEachImage(`
      value := trim(replace(replace(image.source, '($1).', 'o.'), 'select row', 'row'));
      execute format('drop function image_of(%s)', image.row_type);
      execute format('create function image_of(o %s) returns %s immutable language plpgsql as %L',
        image.row_type, image.type, format(' begin return %s; end ', value));
      execute replace(image.logger, format('image_of(o::%s)', image.row_type), value);`),
    );
    this.addSql(alterLoggers('set enable_nestloop = off'));
  }

  override down(): void {
    this.addSql(alterLoggers('reset enable_nestloop'));
    this.addSql(
      forEachImage(`
      value := trim(replace(replace(image.source, 'begin return row', 'row'), '; end', ''));
      execute format('drop function image_of(%s)', image.row_type);
      execute format('create function image_of(%s) returns %s immutable language sql as %L',
        image.row_type, image.type, format(' select %s ', replace(value, 'o.', '($1).')));
      execute replace(image.logger, value, format('image_of(o::%s)', image.row_type));`),
    );
    this.addSql(replaceInLogChanges(parts.map(([before, after]) => [after, before] as const)));
  }
}
