import { access } from 'node:fs/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type ImportProfile, savedProfileNamed, stockImports } from '../modules/imports/index.ts';
import type { StockImport } from '../modules/stock/files/index.ts';
import { complain } from './command-error.ts';
import { type ImportCommand, readProfile, usage } from './import-command-line.ts';

/** The type of stock of a name. Complains where there is none. */
export const stockImportOf = (type: string): StockImport =>
  stockImports.get(type) ?? complain(`--type: must be ${[...stockImports.keys()].join(' or ')}`);

/** How the file is read. */
export interface Reading {
  readonly type: StockImport;
  readonly profile: ImportProfile | null;
  readonly savedProfile: { readonly id: number; readonly name: string } | null;
}

/** A profile is a file where there is one of that name, and a saved one else. */
export async function readingOf(orm: MikroORM, { type, profile }: ImportCommand): Promise<Reading> {
  const isFile =
    profile !== undefined &&
    (await access(profile).then(
      () => true,
      () => false,
    ));
  if (profile === undefined || isFile) {
    const known = stockImportOf(type ?? complain(`--type is missing\n\n${usage}`));
    return { type: known, profile: profile === undefined ? null : await readProfile(profile), savedProfile: null };
  }
  const saved = await savedProfileNamed(orm.em.fork(), profile);
  if (!saved) return complain(`--profile: ${profile} is neither a file nor the name of a saved profile`);
  if (type !== undefined && type !== saved.kind) {
    return complain(`--type: the profile ${saved.name} is for files of ${saved.kind}`);
  }
  return { type: stockImportOf(saved.kind), profile: saved.profile, savedProfile: saved };
}
