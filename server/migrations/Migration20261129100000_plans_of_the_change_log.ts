import { Migration } from '@mikro-orm/migrations';

/** Parts of the source of `log_changes`, which makes `image_of` and the trigger function of a table: before and after. */
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

/** Replaces each first text of a pair by the second in `log_changes`. Fails if it is not there. */
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

/** Runs statements for each table with images, with what the statements need of its functions. */
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

/** Alters each trigger function that logs the changes of a table. */
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
 * Two plans of the triggers that write the change log cost more than the changes.
 *
 * PostgreSQL puts a function in SQL into the statement that calls it. `image_of(diamond)` has 67 columns, and for each of
 * them the planner copied the description of the table. The trigger function now has the columns themselves, and `image_of`
 * (of the halves of pairs, and of what orders take) is a function in PL/pgSQL, which is compiled once: the first change of
 * a connection takes 20 ms instead of 46 ms.
 *
 * A connection keeps the plan of the first change it makes in a table. If that changed one row, the plan joined the rows
 * before and after by a nested loop from then on: a change of 1,000 rows took 290 ms instead of 51 ms, and one of 20,000
 * rows 106 s instead of 0.8 s.
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
