// Fails when schema.graphql is not what the server serves. Run with the TypeScript hook.
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { main, root, StepError } from './project.mjs';

await main(async () => {
  const { buildGraphqlSchema } = await import('../server/src/graphql/schema.ts');
  const served = `${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`;
  if (served !== (await readFile(path.join(root, 'schema.graphql'), 'utf8'))) {
    throw new StepError('schema.graphql is not what the server serves: run "npm run schema" and commit the result');
  }
});
