// Lets Node run this project's TypeScript directly: `node --import ./server/swc-hook.mjs file.ts`. Node's own type
// stripping does not emit decorator metadata, which type-graphql and MikroORM need. Transformed and compiled modules
// are cached, which shortens the server's start by a third.
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const require = createRequire(import.meta.url);
const cache = path.join(import.meta.dirname, '../node_modules/.cache/facet');
/** Part of the cache key, so that a change to the options or the swc version invalidates the cache. */
const cacheVersion = JSON.stringify([swcOptions, require('@swc/core/package.json').version]);

enableCompileCache(path.join(cache, 'compiled'));

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/'))
      return nextLoad(url, context);
    return { format: 'module', source: loadTransformed(fileURLToPath(url)), shortCircuit: true };
  },
});

/** Returns the JavaScript of a source file, from the cache if possible. */
function loadTransformed(filename) {
  const source = readFileSync(filename, 'utf8');
  const cacheFile = path.join(cache, 'transformed', `${hash('sha1', [cacheVersion, filename, source].join('\0'))}.js`);
  return readCacheFile(cacheFile) ?? writeCacheFile(cacheFile, transform(filename, source));
}

function transform(filename, source) {
  const { transformSync } = require('@swc/core');
  return transformSync(source, { ...swcOptions, filename }).code;
}

function readCacheFile(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null; // Not cached yet.
  }
}

/** Writes a cache file atomically. */
function writeCacheFile(file, text) {
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporaryFile, text);
    renameSync(temporaryFile, file);
  } catch {
    // Without a writable folder, as in a read-only container, every process transforms the sources itself.
  }
  return text;
}
