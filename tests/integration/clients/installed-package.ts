import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const source = path.resolve('clients/typescript');
const compiler = path.resolve('node_modules/typescript-7/bin/tsc');

/** Project of a partner with the client package in `node_modules`. The package has the files that npm would install. */
export interface PartnersProject {
  readonly folder: string;
  /** Imports a module as the partner's programs do. */
  load<Module>(specifier: string): Promise<Module>;
  remove(): Promise<void>;
}

/**
 * Creates the project and compiles programs against the types of the package. If that fails, throws an error with the
 * compiler's output. The folder is inside this repository's `node_modules`, so that programs find the database
 * driver.
 */
export async function partnersProject(programs: Readonly<Record<string, string>>): Promise<PartnersProject> {
  const folder = path.resolve(`node_modules/.cache/facet/partner-${process.pid}`);
  const installed = path.join(folder, 'node_modules/@facet/client');
  await mkdir(installed, { recursive: true });
  const { files } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'));
  await compiled('-p', path.join(source, 'tsconfig.build.json'), '--outDir', path.join(installed, 'dist'));
  for (const file of ['package.json', 'README.md', 'LICENSE', ...files].filter((name) => name !== 'dist'))
    await cp(path.join(source, file), path.join(installed, file), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: theirOptions, include: ['*.ts'] }),
  );
  for (const [name, text] of Object.entries(programs)) await writeFile(path.join(folder, name), text);
  await compiled('-p', folder);
  return {
    folder,
    async load(specifier) {
      const face = path.join(folder, `${specifier.replace(/\W/g, '-')}.mjs`);
      await writeFile(face, `export * from '${specifier}';`);
      return import(pathToFileURL(face).href);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function compiled(...options: readonly string[]): Promise<void> {
  await run(process.execPath, [compiler, ...options]).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });
}

const theirOptions = {
  target: 'ES2023',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmitOnError: true,
  types: ['node'],
};
