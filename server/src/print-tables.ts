import 'reflect-metadata';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './env.ts';
import { entities } from './modules/index.ts';
import { describeEntities } from './platform/database/database.ts';
import { type EntityTable, entityTables } from './platform/database/statements/table-columns.ts';

/**
 * `npm run tables`: writes the columns of every table, as the entities declare them, to one file per module, so that
 * statements are typed by them. With `--check` nothing is written, and a file that is not up to date is an error.
 */

const modulesFolder = path.join(projectRoot, 'server/src/modules');
const tablesFolder = path.join(projectRoot, 'server/generated/tables');

/** The file of an entity below the folder of modules. */
const fileOf = ({ entity: { path: file } }: EntityTable): string =>
  path.relative(modulesFolder, file.startsWith('file:') ? fileURLToPath(file) : file).replaceAll('\\', '/');

const moduleOf = (table: EntityTable): string => fileOf(table).split('/', 1)[0] ?? '';

const pascalCased = (words: string): string => words.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** The table of a relation has no properties of its own. */
function declaration({ name, isRelation, entity, columns }: EntityTable): string {
  const lines = Object.entries(columns).map(([column, spelling]) => `    ${column}: '${spelling}';`);
  return `  ${name}: TableOf<{\n${lines.join('\n')}\n  }${isRelation ? '' : `, ${entity.className}`}>;`;
}

function fileText(module: string, tables: readonly EntityTable[]): string {
  const imports = tables
    .filter(({ isRelation }) => !isRelation)
    .map((table) => `import type { ${table.entity.className} } from '../../src/modules/${fileOf(table)}';`);
  return [
    '// Written by `npm run tables`: what the entities of this module declare.',
    "import type { TableOf } from '../../src/platform/database/statements/column-types.ts';",
    ...imports.sort(),
    '',
    `export interface ${pascalCased(module)}Tables {`,
    ...tables.map(declaration),
    '}',
    '',
  ].join('\n');
}

const isCheck = process.argv.includes('--check');
const tablesOf = Object.groupBy(entityTables(describeEntities(entities)), moduleOf);
mkdirSync(tablesFolder, { recursive: true });
const files = new Set([...readdirSync(tablesFolder), ...Object.keys(tablesOf).map((module) => `${module}.ts`)]);
const stale = [...files].flatMap((name) => {
  const file = path.join(tablesFolder, name);
  const module = path.basename(name, '.ts');
  const tables = tablesOf[module];
  const written = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const text = tables ? fileText(module, tables) : null;
  if (written === text) return [];
  if (!isCheck) text === null ? rmSync(file) : writeFileSync(file, text);
  return path.relative(projectRoot, file);
});
if (isCheck && stale.length > 0) {
  console.error(`${stale.join(', ')}: not what the entities declare: run "npm run tables" and commit the result`);
  process.exitCode = 1;
}
