import { readFileSync } from 'node:fs';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

interface NoticesConfig {
  /** The documented list, from the repository's root: a Markdown file with one notice per item. */
  readonly file: string;
}

/** graphql-codegen plugin: the documented notices of failures as a type, so that they are written down once. */
export const plugin: PluginFunction<NoticesConfig, string> = (_schema, _documents, { file }) => {
  const notices = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);
  return [
    `/** The notices of the back office when something fails, as ${file} has them. */`,
    `export type FailureNotice =\n${notices.map((notice) => `  | ${JSON.stringify(notice)}`).join('\n')};`,
  ].join('\n');
};
