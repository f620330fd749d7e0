import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const ignored = new Set(['node_modules', 'dist']);

/** What files say, by their names in the checkout: another one when anything is. Times of files say nothing of that. */
export function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** The files of a folder of the checkout, without what is made of them. */
export function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}
