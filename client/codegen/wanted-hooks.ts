import { globSync, readFileSync } from 'node:fs';

const textNames = /\b[A-Z]\w*Text\b/g;
const hookNames = /\buse[A-Z]\w*(?:Query|Mutation)\b/g;

function namesIn(folder: string, names: RegExp): readonly string[] {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !file.split(/[\\/]/).includes('generated'));
  return [...new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(names) ?? []))];
}

/** Names of hooks that the sources in a folder use, generated ones apart. */
export const wantedHooks = (folder: string): readonly string[] => namesIn(folder, hookNames);

/** Names of texts of queries (`SiteText`) that they may use: other names that end so are among them. */
export const wantedTexts = (folder: string): readonly string[] => namesIn(folder, textNames);

/** Those of them that belong to the operations of a `.graphql` file. */
export function hooksOfFile(file: string, wanted: readonly string[]): readonly string[] {
  const operations = [...readFileSync(file, 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name]) => name);
  return wanted.filter((hook) => operations.some((name) => hookIsOf(hook, name)));
}

const hookIsOf = (hook: string, operation: string | undefined): boolean =>
  new RegExp(`^use${operation}(?:(?:Lazy|Suspense)?Query|Mutation)$`).test(hook);
