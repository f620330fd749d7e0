// Lets Node load this project's TypeScript as it is: `node --import ./server/swc-hook.mjs file.ts`.
// Node's own type stripping emits no decorator metadata, which type-graphql and MikroORM need.
// What has been transformed and compiled once is kept: a process that loads the whole server starts in two thirds of the time.
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const require = createRequire(import.meta.url);
const cache = path.join(import.meta.dirname, '../node_modules/.cache/facet');
/** What was made by other options, or by another release of swc, counts no longer. */
const madeBy = JSON.stringify([swcOptions, require('@swc/core/package.json').version]);

enableCompileCache(path.join(cache, 'compiled'));

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/'))
      return nextLoad(url, context);
    return { format: 'module', source: transformed(fileURLToPath(url)), shortCircuit: true };
  },
});

/** A source as JavaScript. */
function transformed(filename) {
  const source = readFileSync(filename, 'utf8');
  const kept = path.join(cache, 'transformed', `${hash('sha1', [madeBy, filename, source].join('\0'))}.js`);
  return read(kept) ?? keep(kept, transform(filename, source));
}

function transform(filename, source) {
  const { transformSync } = require('@swc/core');
  return transformSync(source, { ...swcOptions, filename }).code;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null; // It has not been made yet.
  }
}

/** Keeps a text for the next process, whole or not at all. */
function keep(file, text) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    // Where nothing can be written, such as in a container that is read only, every process transforms for itself.
  }
  return text;
}
