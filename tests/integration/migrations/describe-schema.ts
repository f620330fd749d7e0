import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/**
 * Query for the names of tables with rows, except for logs and the page settings, which `standard-pages.test.ts`
 * compares.
 */
const filled = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^(migration|change_|page_)'
  order by relname collate "C"`;

/** Returns a readable description of the objects and initial rows of a database, except for times and random IDs. */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const objects = await readFile(path.join(import.meta.dirname, 'describe-schema.sql'), 'utf8');
    const parts = (await client.query<{ part: string; lines: string[] }>(objects)).rows.map(({ part, lines }) =>
      [part, ...lines.filter((line) => line !== '').map((line) => `  ${line}`)].join('\n'),
    );
    for (const { name } of (await client.query<{ name: string }>(filled)).rows) {
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(r) - '{at,updated_at}'::text[])::text as row from ${name} r`,
      );
      if (rows.length > 0) parts.push([`rows of ${name}`, ...rows.map(({ row }) => `  ${row}`)].join('\n'));
    }
    return `${parts.join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}
