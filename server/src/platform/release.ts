import { readFileSync } from 'node:fs';
import path from 'node:path';
import Type from 'typebox';
import { Value } from 'typebox/value';

const Manifest = Type.Object({ version: Type.String() });

const manifest = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8');

/** Version of this release, such as 0.1.0. */
export const release = Value.Parse(Manifest, JSON.parse(manifest)).version;
