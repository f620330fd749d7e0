import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './env.ts';
import { sharedFiles } from './shared-files.ts';

/** `npm run schema`: writes what the server serves and declares, the only things that server and client share. */
for (const [name, text] of Object.entries(await sharedFiles())) writeFileSync(path.join(projectRoot, name), text);
