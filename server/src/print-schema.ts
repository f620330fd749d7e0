import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './env.ts';
import { sharedFiles } from './shared-files.ts';

/** `npm run schema`: writes the files shared by server and client, such as the schema. */
for (const [name, text] of Object.entries(await sharedFiles())) writeFileSync(path.join(projectRoot, name), text);
