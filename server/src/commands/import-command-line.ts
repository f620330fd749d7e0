import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readInput, refuseUnknownFields } from '../kernel/input/input.ts';
import { type ImportJob, ImportMode, ImportProfile, stockImports } from '../modules/imports/index.ts';
import { fail } from './command-error.ts';

/** Help text for `--help`. */
export const usage = `Usage: npm run import -- --type TYPE [options] FILE
       npm run import -- --profile NAME [options] FILE

Imports a stock file into the database of DATABASE_URL, or into the embedded one. The import history lists it.

  --type TYPE      ${[...stockImports.keys()].join(', ')}
  --profile WHICH  how to read the file: the name of a saved profile (which sets the type) or a JSON file (see server/profiles)
  --mode MODE      ${Object.values(ImportMode).join(' (default) or ')}
  --skip-invalid   import the rows without problems
  --confirm-removed N  confirm that replace mode deactivates N items (required for large removals)
  --problems FILE  write all problems to this CSV file
  --dry-run        show the result without changing anything
  --help           show this text`;

export interface ImportCommand extends Pick<ImportJob, 'mode' | 'skipInvalid' | 'dryRun' | 'confirmRemoved'> {
  /** Stock type. Undefined to use the saved profile's type. */
  readonly type: string | undefined;
  readonly file: string;
  /** Path of a JSON file with a profile, or the name of a saved profile. */
  readonly profile: string | undefined;
  readonly problems: string | undefined;
}

/** Parses the arguments. Returns null if help is requested. */
export function readCommand(args: string[]): ImportCommand | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const mode = Object.values(ImportMode).find((candidate) => candidate === (values.mode ?? ImportMode.ADD_OR_UPDATE));
  const [file, ...others] = positionals;
  return {
    type: values.type ?? (values.profile === undefined ? fail(`--type is missing\n\n${usage}`) : undefined),
    file: file !== undefined && others.length === 0 ? file : fail(`exactly one FILE is required\n\n${usage}`),
    profile: values.profile,
    mode: mode ?? fail(`--mode: must be ${Object.values(ImportMode).join(' or ')}`),
    skipInvalid: values['skip-invalid'] ?? false,
    dryRun: values['dry-run'] ?? false,
    confirmRemoved: countOf(values['confirm-removed']),
    problems: values.problems,
  };
}

function countOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : fail('--confirm-removed: must be a whole number');
}

const options = {
  type: { type: 'string' },
  profile: { type: 'string' },
  mode: { type: 'string' },
  'skip-invalid': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'confirm-removed': { type: 'string' },
  problems: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Reads a profile from a JSON file. */
export async function readProfile(file: string): Promise<ImportProfile> {
  const text = await readFile(file, 'utf8').catch(() => fail(`--profile: ${file} cannot be read`));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    fail(`--profile: ${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  refuseUnknownFields(ImportProfile, json, 'profile');
  return readInput(ImportProfile, json);
}
