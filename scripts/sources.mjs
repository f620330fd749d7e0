import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const ignored = new Set(['node_modules', 'dist']);

/** Returns a digest of file names and contents. Modification times do not affect it. */
export function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Returns all files in a folder except generated files. */
export function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}
