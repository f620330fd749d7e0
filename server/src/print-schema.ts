import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { projectRoot } from './env.ts';
import { buildGraphqlSchema } from './graphql/schema.ts';

/** `npm run schema`: writes what the server serves to `schema.graphql`, the only thing that server and client share. */
writeFileSync(
  path.join(projectRoot, 'schema.graphql'),
  `${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`,
);
