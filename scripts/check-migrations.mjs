// Fails if a migration locks a table for long or breaks the previous release (docs/contributing.md). Before that, tests
// that planted violations are detected. The baseline is not checked, because it runs only on empty databases.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf } from './migration-rules.mjs';
import { main, root, StepError } from './project.mjs';

const folder = path.join(root, 'server/migrations');

const contract = "update release_compatibility set oldest_release = '0.2.0'";

/** Test cases. Each consists of the statements of a migration and the expected problems. */
const planted = [
  [['create index user_account_city_index on user_account (city)'], [/^require-concurrent-index-creation/]],
  [['alter table user_account add column city text not null'], [/^adding-required-field/]],
  [['alter table user_account alter column city set not null'], [/^adding-not-nullable-field/]],
  [["alter table user_account add constraint c check (city <> '')"], [/^constraint-missing-not-valid/]],
  [['alter table user_account alter column city type citext'], [/^changing-column-type/]],
  [['alter table user_account drop column city'], [/^breaks the previous release: ban-drop-column/]],
  [['alter table user_account rename column city to town'], [/^breaks the previous release: renaming-column/]],
  [['drop function next_moment'], [/^breaks the previous release: drop function$/]],
  [[contract, 'alter table user_account drop column city', 'drop function next_moment'], []],
  [
    [contract.replace('0.2.0', '0.3.0'), 'alter table user_account drop column city'],
    [/'0.3.0', which is not a release/],
  ],
  [[contract, 'alter table user_account alter column city type citext'], [/^changing-column-type/]],
  [['alter table user_account add column city text'], []],
  [
    [
      'create table city (id serial primary key, user_id int references user_account (id), name text not null)',
      'create index city_user_id_index on city (user_id)',
      "alter table city add constraint city_name_check check (name <> '')",
    ],
    [],
  ],
];

/** Test case of a migration that runs outside a transaction. */
const concurrentIndex = [
  'drop index concurrently if exists c',
  'create index concurrently if not exists c on user_account (city)',
];

async function prove() {
  const releases = ['0.2.0', '0.1.0'];
  await Promise.all(
    planted.map(async ([statements, expected]) => {
      const problems = await problemsOf({ statements, isTransactional: true }, releases);
      assert.equal(problems.length, expected.length, `${statements}: ${problems.join('; ')}`);
      for (const [index, text] of expected.entries()) assert.match(problems[index], text);
    }),
  );
  assert.deepEqual(await problemsOf({ statements: concurrentIndex, isTransactional: false }, releases), []);
}

/** Returns the statements of a migration. */
async function readMigration(name) {
  const { [name]: Class } = await import(path.join(folder, `${name}.ts`));
  const migration = new Class(undefined, undefined);
  await migration.up();
  const statements = migration.getQueries();
  if (statements.some((statement) => typeof statement !== 'string'))
    throw new StepError(`${name}: pass SQL text to addSql, so that it can be checked`);
  return { statements, isTransactional: migration.isTransactional() };
}

await main(async () => {
  await prove();
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  const releases = Array.from(changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm), ([, version]) => version);
  const names = readdirSync(folder)
    .flatMap((file) => (/^Migration\d+.*\.ts$/.test(file) ? [path.parse(file).name] : []))
    .filter((name) => !name.endsWith('_baseline'));
  let failures = 0;
  for (const name of names) {
    const problems = await problemsOf(await readMigration(name), releases);
    for (const problem of problems) console.error(`${name}: ${problem}`);
    failures += problems.length;
  }
  if (failures > 0) throw new StepError(`${failures} problems in migrations: see "Migrations" in docs/contributing.md`);
});
