import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './project.mjs';
import { digestOf, filesBelow } from './sources.mjs';

const marker = path.join(root, 'client/dist/.built-from');

/** Builds the client in client/dist unless an up-to-date build exists. */
export async function ensureClientBuilt(node) {
  // Includes the client package for partners, which is served with the pages.
  const digest = digestOf(['package-lock.json', 'schema.graphql', ...filesBelow('client'), ...filesBelow('clients')]);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return;
  console.log('Building the client …');
  await run('client build', node, ['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  writeFileSync(marker, digest);
}
