import { globSync, readFileSync } from 'node:fs';

const hookNames = /\buse[A-Z]\w*(?:Query|Mutation)\b/g;

/** Names of hooks that the sources in a folder use, generated ones apart. */
export function wantedHooks(folder: string): readonly string[] {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !file.split(/[\\/]/).includes('generated'));
  return [...new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(hookNames) ?? []))];
}

/** Those of them that belong to the operations of a `.graphql` file. */
export function hooksOfFile(file: string, wanted: readonly string[]): readonly string[] {
  const operations = [...readFileSync(file, 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name]) => name);
  return wanted.filter((hook) => operations.some((name) => hookIsOf(hook, name)));
}

const hookIsOf = (hook: string, operation: string | undefined): boolean =>
  new RegExp(`^use${operation}(?:(?:Lazy|Suspense)?Query|Mutation)$`).test(hook);
