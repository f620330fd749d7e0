import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './project.mjs';
import { digestOf, filesBelow } from './sources.mjs';

const folder = path.join(root, 'client/dist');
/** Describes the last build: the digest of its sources, and its start in milliseconds since 1970. */
const marker = path.join(folder, '.built-from');

/** Builds the client in client/dist unless an up-to-date build exists. */
export async function ensureClientBuilt(node) {
  // Includes the client package for partners, which is served with the pages.
  const digest = digestOf(['package-lock.json', 'schema.graphql', ...filesBelow('client'), ...filesBelow('clients')]);
  const [builtFrom, builtAt] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  if (builtFrom === digest) return;
  console.log('Building the client …');
  const start = Date.now();
  await run('client build', node, ['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  deleteOldFiles(folder, { start, previousStart: Number(builtAt ?? 0) });
  writeFileSync(marker, `${digest} ${start}`);
}

/**
 * Deletes files that this build has not written. Assets of the previous build remain, because open pages and running
 * servers still refer to them.
 */
export function deleteOldFiles(folder, { start, previousStart }) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const isAsset = path.relative(folder, file).startsWith(`assets${path.sep}`);
    if (statSync(file).mtimeMs < (isAsset ? previousStart : start)) rmSync(file);
  }
}
