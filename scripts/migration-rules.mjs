import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './project.mjs';

/** Oldest supported major version of PostgreSQL. */
const postgresVersion = '15';

/** Rules of squawk that do not apply, with the reasons. */
const excluded = [
  // Set for the connection of all migrations (server/src/platform/database/limits.ts).
  'require-lock-timeout',
  'require-statement-timeout',
  // All IDs are `serial`, because GraphQL's `Int` has 32 bits.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
];

/** Rules whose violations are harmless if no running release uses the object any more. */
const contractRules = ['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null', 'renaming-column', 'renaming-table'];

/** Statements that break the previous release in the same way, but that squawk accepts. */
const otherContracts =
  /\b(?:drop (?:materialized )?(?:view|function|type|sequence|schema|extension|attribute)|rename (?:value|attribute))\b/i;

/** Marker of a migration that removes or renames something: the oldest release that no longer uses it. */
const marker = /update release_compatibility set oldest_release = '([^']*)'/;

/**
 * Returns the problems of a migration, which has SQL statements and may run outside a transaction. `releases` are the
 * versions that have been released.
 */
export async function problemsOf({ statements, isTransactional }, releases) {
  const sql = statements.join(';\n');
  const [, oldestRelease] = marker.exec(sql) ?? [];
  const problems = [];
  if (oldestRelease !== undefined && !releases.includes(oldestRelease))
    problems.push(`oldest_release is '${oldestRelease}', which is not a release in CHANGELOG.md`);
  if (oldestRelease === undefined && otherContracts.test(sql))
    problems.push(`breaks the previous release: ${otherContracts.exec(sql)[0]}`);
  const violations = await lint(sql, {
    isTransactional,
    exclude: oldestRelease === undefined ? excluded : [...excluded, ...contractRules],
  });
  for (const { rule_name, message } of violations) {
    const isContract = contractRules.includes(rule_name);
    problems.push(`${isContract ? 'breaks the previous release: ' : ''}${rule_name}: ${message}`);
  }
  return problems;
}

/** Returns the violations that squawk finds. */
async function lint(sql, { isTransactional, exclude }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-migration-'));
  const file = path.join(folder, 'migration.sql');
  await writeFile(file, sql);
  const args = [
    path.join(root, 'node_modules/squawk-cli/js/bin/squawk'),
    '--reporter=json',
    `--pg-version=${postgresVersion}`,
    `--exclude=${exclude.join(',')}`,
    ...(isTransactional ? ['--assume-in-transaction'] : []),
    file,
  ];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return JSON.parse(stdout || '[]');
  } catch (error) {
    if (error.code !== 1 || !error.stdout) throw error; // exit code 1: violations
    return JSON.parse(error.stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
