import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { fieldNamed } from '../../stock/index.ts';
import { defaultLabel } from '../../stock/values/index.ts';
import { stockModules } from '../../stock-types/index.ts';
import type { AuditFieldChange } from '../audit-entry.type.ts';
import { camelCased, DisplayKind, displayOf, type FieldDisplay } from './field-display.ts';

/** Change of one column, with values as text. Null values are not set. */
export interface ColumnChange {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface ChangedThing {
  readonly subject: string;
  readonly subjectId: string;
  readonly label: string | null;
  readonly part: string | null;
  readonly changes: readonly ColumnChange[];
}

/** Labels of referenced records, by table and ID. */
type Names = ReadonlyMap<string, string>;

/** Column that contains the label of a record, by table. */
const nameColumns: Readonly<Record<string, string>> = {
  user_account: 'email',
  page_settings: 'page_name',
  ...Object.fromEntries(stockModules.map(({ type }) => [type.table, fieldNamed(type, 'stockNumber').column])),
};

/** Adds labels and display values to changes. Runs at most one query, to read the labels of referenced records. */
export async function formatChanges<Thing extends ChangedThing>(
  em: EntityManager,
  things: readonly Thing[],
): Promise<(Omit<Thing, 'changes'> & { readonly changes: readonly AuditFieldChange[] })[]> {
  const named = things.map((thing) => ({
    thing,
    changes: thing.changes.map((change) => ({
      change,
      words: ownerKnown(thing, displayOf(thing.subject, thing.part, change.column)),
    })),
  }));
  const names = await namesOf(
    em,
    named.flatMap(({ changes }) => changes),
  );
  return named.map(({ thing, changes }) => ({
    ...thing,
    changes: changes.map(({ change: { column, before, after }, words }) => {
      const beforeWords = valueInWords(before, words, names);
      const afterWords = valueInWords(after, words, names);
      const isLong = [beforeWords, afterWords].some((text) => text?.includes('\n'));
      const { label, shownAs } = words;
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

/** Parts of an account reference the account, whose label is already in the entry. */
const ownerKnown = ({ subjectId, label, part }: ChangedThing, words: FieldDisplay): FieldDisplay => {
  const { refersTo, ...rest } = words;
  const inWords = (stored: string) => (stored === subjectId ? (label ?? `#${stored}`) : `#${stored}`);
  return part === null || refersTo !== 'user_account' ? words : { ...rest, inWords };
};

type Worded = { readonly change: ColumnChange; readonly words: FieldDisplay };

async function namesOf(em: EntityManager, changes: readonly Worded[]): Promise<Names> {
  const ids = new Map<string, Set<number>>();
  for (const { change, words } of changes) {
    for (const id of [change.before, change.after]) {
      if (id === null || words.refersTo === undefined) continue;
      ids.set(words.refersTo, (ids.get(words.refersTo) ?? new Set()).add(Number(id)));
    }
  }
  const parts = [...ids].flatMap(([table, wanted]) => {
    const column = nameColumns[table];
    if (column === undefined) return [];
    return sql`select ${`${table} `}::text || t.id as thing, ${sql.ref(`t.${column}`)}::text as name
      from ${sql.table(table)} t where t.id = any(${[...wanted]}::int[])`;
  });
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ thing: string; name: string }>`${sql.join(parts, sql` union all `)}`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ thing, name }) => [thing, name]));
}

function valueInWords(stored: string | null, { inWords, refersTo }: FieldDisplay, names: Names): string | null {
  if (stored === null) return null;
  // Deleted records are displayed with their ID.
  if (refersTo !== undefined) return names.get(`${refersTo} ${stored}`) ?? `#${stored}`;
  if (inWords !== undefined) return inWords(stored);
  return /^[[{]/.test(stored) ? jsonInWords(stored) : stored;
}

/**
 * Formats JSON for display: lists separated by commas, objects with one line per field. Text that is not valid JSON
 * is returned unchanged.
 */
function jsonInWords(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
  return partInWords(value).join('\n');
}

const partInWords = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each !== 'object' || each === null);
    return isPlain ? [value.join(', ')] : value.flatMap(partInWords);
  }
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value)
    .filter(([, each]) => each !== null)
    .flatMap(([name, each]) => {
      const [first = '', ...rest] = partInWords(each);
      return rest.length === 0
        ? [`${defaultLabel(name)}: ${first}`]
        : [`${defaultLabel(name)}:`, ...[first, ...rest].map((line) => `  ${line}`)];
    });
};
