import { readFileSync } from 'node:fs';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

interface NoticesConfig {
  /**
   * Path of the documented list, relative to the root of the repository. The file is Markdown with one notice per
   * list item.
   */
  readonly file: string;
}

/** graphql-codegen plugin that generates a union type of the documented failure notices. */
export const plugin: PluginFunction<NoticesConfig, string> = (_schema, _documents, { file }) => {
  const notices = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);
  return [
    `/** Failure notices of the back office, from ${file}. */`,
    `export type FailureNotice =\n${notices.map((notice) => `  | ${JSON.stringify(notice)}`).join('\n')};`,
  ].join('\n');
};
