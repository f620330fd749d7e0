import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { fieldNamed } from '../../stock/index.ts';
import { defaultLabel } from '../../stock/values/index.ts';
import { stockModules } from '../../stock-types/index.ts';
import type { AuditFieldChange } from '../audit-entry.type.ts';
import { camelCased, DisplayKind, displayOf, type FieldDisplay } from './field-display.ts';

/** Change of one column, with the old and new values as text. A value is null if it is not set. */
export interface ColumnChange {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface ChangedSubject {
  readonly subject: string;
  readonly subjectId: string;
  readonly label: string | null;
  readonly part: string | null;
  readonly changes: readonly ColumnChange[];
}

/** Labels of referenced records, by table and ID. */
type Names = ReadonlyMap<string, string>;

/** Name of the column that contains a record's label, by table. */
const nameColumns: Readonly<Record<string, string>> = {
  user_account: 'email',
  page_settings: 'page_name',
  ...Object.fromEntries(stockModules.map(({ type }) => [type.table, fieldNamed(type, 'stockNumber').column])),
};

/** Adds labels and display values to changes. Runs at most one query, to read the labels of referenced records. */
export async function formatChanges<Thing extends ChangedSubject>(
  em: EntityManager,
  subjects: readonly Thing[],
): Promise<(Omit<Thing, 'changes'> & { readonly changes: readonly AuditFieldChange[] })[]> {
  const formatted = subjects.map((subject) => ({
    subject,
    changes: subject.changes.map((change) => ({
      change,
      display: displayInContext(subject, displayOf(subject.subject, subject.part, change.column)),
    })),
  }));
  const names = await namesOf(
    em,
    formatted.flatMap(({ changes }) => changes),
  );
  return formatted.map(({ subject, changes }) => ({
    ...subject,
    changes: changes.map(({ change: { column, before, after }, display }) => {
      const beforeWords = formatValue(before, display, names);
      const afterWords = formatValue(after, display, names);
      const isLong = [beforeWords, afterWords].some((text) => text?.includes('\n'));
      const { label, shownAs } = display;
      const field = camelCased(column);
      return {
        field,
        before,
        after,
        label,
        shownAs: isLong ? DisplayKind.LONG_TEXT : shownAs,
        beforeWords,
        afterWords,
      };
    }),
  }));
}

/**
 * In changes to a part of an account, formats references to that account with the label that the entry already
 * contains.
 */
const displayInContext = ({ subjectId, label, part }: ChangedSubject, display: FieldDisplay): FieldDisplay => {
  const { refersTo, ...rest } = display;
  const format = (stored: string) => (stored === subjectId ? (label ?? `#${stored}`) : `#${stored}`);
  return part === null || refersTo !== 'user_account' ? display : { ...rest, format };
};

type ChangeWithDisplay = { readonly change: ColumnChange; readonly display: FieldDisplay };

async function namesOf(em: EntityManager, changes: readonly ChangeWithDisplay[]): Promise<Names> {
  const ids = new Map<string, Set<number>>();
  for (const { change, display } of changes) {
    for (const id of [change.before, change.after]) {
      if (id === null || display.refersTo === undefined) continue;
      ids.set(display.refersTo, (ids.get(display.refersTo) ?? new Set()).add(Number(id)));
    }
  }
  const parts = [...ids].flatMap(([table, itemIds]) => {
    const column = nameColumns[table];
    if (column === undefined) return [];
    return sql`select ${`${table} `}::text || t.id as thing, ${sql.ref(`t.${column}`)}::text as name
      from ${sql.table(table)} t where t.id = any(${[...itemIds]}::int[])`;
  });
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ thing: string; name: string }>`${sql.join(parts, sql` union all `)}`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ thing, name }) => [thing, name]));
}

function formatValue(stored: string | null, { format, refersTo }: FieldDisplay, names: Names): string | null {
  if (stored === null) return null;
  // For deleted records, the ID is displayed instead of a label.
  if (refersTo !== undefined) return names.get(`${refersTo} ${stored}`) ?? `#${stored}`;
  if (format !== undefined) return format(stored);
  return /^[[{]/.test(stored) ? formatJson(stored) : stored;
}

/**
 * Formats JSON for display: lists separated by commas, objects with one line per field. Text that is not valid JSON
 * is returned unchanged.
 */
function formatJson(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
  return formatJsonPart(value).join('\n');
}

const formatJsonPart = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null);
    return isPlain ? [value.join(', ')] : value.flatMap(formatJsonPart);
  }
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value)
    .filter(([, item]) => item !== null)
    .flatMap(([name, item]) => {
      const [first = '', ...rest] = formatJsonPart(item);
      return rest.length === 0
        ? [`${defaultLabel(name)}: ${first}`]
        : [`${defaultLabel(name)}:`, ...[first, ...rest].map((line) => `  ${line}`)];
    });
};
