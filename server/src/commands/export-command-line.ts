import { parseArgs } from 'node:util';
import { ExportFormat, stockExports } from '../modules/exports/index.ts';
import { CommandError, fail } from './command-error.ts';

/** Help text for `--help`. */
export const usage = `Usage: npm run export -- --type TYPE [options]

Exports stock from the database of DATABASE_URL, or from the embedded one.

  --type TYPE       ${[...stockExports.keys()].join(', ')}
  --format FORMAT   ${Object.values(ExportFormat).join(' (default) or ')}
  --layout LAYOUT   facet (default), rapnet, or the name of a saved import profile
  --for-user EMAIL  export the stock that this customer sees, with the customer’s prices
  --active-only     omit inactive stock
  --out FILE        write to this file; the default for CSV is standard output
  --help            show this text`;

export interface ExportCommand {
  readonly type: string;
  readonly format: ExportFormat;
  /** Name of a built-in layout or a saved profile. */
  readonly layout: string;
  readonly forUser: string | null;
  readonly activeOnly: boolean;
  /** Path of the output file. Null for standard output. */
  readonly out: string | null;
}

/** Parses the arguments. Returns null if help is requested. Throws a {@link CommandError} for invalid arguments. */
export function readCommand(args: string[]): ExportCommand | null {
  const values = parsed(args);
  if (values.help) return null;
  const format = Object.values(ExportFormat).find((candidate) => candidate === (values.format ?? ExportFormat.CSV));
  const type = values.type ?? fail(`--type is missing\n\n${usage}`);
  const command = {
    type: stockExports.has(type) ? type : fail(`--type: must be ${[...stockExports.keys()].join(' or ')}`),
    format: format ?? fail(`--format: must be ${Object.values(ExportFormat).join(' or ')}`),
    layout: values.layout ?? 'facet',
    forUser: values['for-user'] ?? null,
    activeOnly: values['active-only'] ?? false,
    out: values.out ?? null,
  };
  if (command.format === ExportFormat.XLSX && command.out === null)
    fail('--out is missing: a workbook cannot be written to standard output');
  return command;
}

const options = {
  type: { type: 'string' },
  format: { type: 'string' },
  layout: { type: 'string' },
  'for-user': { type: 'string' },
  'active-only': { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}
