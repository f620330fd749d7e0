import { globSync, readFileSync } from 'node:fs';

const textNames = /\b[A-Z]\w*Text\b/g;

/** Names of query texts (`SiteText`) that the sources in a folder may use. Other names with this ending are among them. */
export function wantedTexts(folder: string): readonly string[] {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !file.split(/[\\/]/).includes('generated'));
  return [...new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(textNames) ?? []))];
}
