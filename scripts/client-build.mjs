import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './project.mjs';

const marker = path.join(root, 'client/dist/.built-from');
const ignored = new Set(['node_modules', 'dist']);

/** Builds the client into client/dist unless the build there was made from exactly these sources. */
export async function ensureClientBuilt(node) {
  const digest = digestOfSources();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return;
  console.log('Building the client …');
  await run('client build', node, ['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  writeFileSync(marker, digest);
}

function digestOfSources() {
  const hash = createHash('sha256');
  // With the package for partners, which is handed out beside the pages.
  const files = ['package-lock.json', 'schema.graphql', ...filesBelow('client'), ...filesBelow('clients')];
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}
