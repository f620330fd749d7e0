import { globSync, readFileSync } from 'node:fs';

const textNames = /\b[A-Z]\w*Text\b/g;

/**
 * Returns the identifiers in a folder's sources that end in `Text`, such as `SiteText`. They may be names of query
 * texts; other identifiers are ignored.
 */
export function queryTextNames(folder: string): readonly string[] {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !file.split(/[\\/]/).includes('generated'));
  return [...new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(textNames) ?? []))];
}
