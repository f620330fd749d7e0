-- Objects of the schema, as lines grouped by table or kind. The daily partitions of the change log and the table of
-- MikroORM are omitted. `pg_get_*` functions return complete definitions, including generated expressions.
with relation as (
  select c.oid, c.relname as name, c.relkind as kind, c.relpersistence = 'u' as is_unlogged, c.reloptions as options
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relname !~ '^change_log_\d|^migration$|^migration_'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
), line (part, rank, text) as (
  select 'table ' || r.name, 0, concat_ws(' ', case when is_unlogged then 'unlogged' end, options::text,
    'partition by ' || pg_get_partkeydef(r.oid), pg_get_expr(c.relpartbound, c.oid))
  from relation r join pg_class c using (oid) where r.kind in ('r', 'p')
  union all
  select case r.kind when 'c' then 'type ' else 'table ' end || r.name, a.attnum, concat_ws(' ',
    a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
    'collate ' || (select collname from pg_collation where oid = a.attcollation and collname not in ('default', 'C')),
    case a.attidentity when 'a' then 'generated always as identity' end,
    case a.attgenerated when 's' then 'generated always as' else 'default' end || ' ' || pg_get_expr(d.adbin, d.adrelid))
  from relation r
  join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  where r.kind in ('r', 'p', 'c')
  union all
  select 'table ' || r.name, 10000, 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
  from relation r join pg_constraint k on k.conrelid = r.oid where k.contype not in ('n', 't')
  union all
  select 'table ' || r.name, 20000, pg_get_indexdef(i.indexrelid)
  from relation r join pg_index i on i.indrelid = r.oid
  where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  union all
  select 'table ' || r.name, 30000, pg_get_triggerdef(t.oid)
  from relation r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  union all
  select 'statistics', 0, pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all
  select 'view ' || r.name, 0, pg_get_viewdef(r.oid) from relation r where r.kind in ('v', 'm')
  union all
  select 'sequences', 0, concat_ws(' ', r.name, format_type(s.seqtypid, null), 'start', s.seqstart, 'increment', s.seqincrement)
  from relation r join pg_sequence s on s.seqrelid = r.oid
  union all
  select 'extensions', 0, extname from pg_extension
  union all
  select 'function ' || p.proname, 0, regexp_replace(pg_get_functiondef(p.oid), '\s+', ' ', 'g')
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
)
select part, array_agg(text order by rank, text collate "C") as lines
from line group by part order by part collate "C"
