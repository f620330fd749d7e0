import 'reflect-metadata';
import { CommandError } from './command-error.ts';
import { readCommand } from './export-command-line.ts';

test('reads the arguments, and applies defaults', () => {
  expect(readCommand(['--type', 'melee'])).toEqual({
    type: 'melee',
    format: 'csv',
    layout: 'facet',
    forUser: null,
    activeOnly: false,
    out: null,
  });
  const all = [
    '--format',
    'xlsx',
    '--layout',
    'Sons',
    '--for-user',
    'a@example.com',
    '--active-only',
    '--out',
    'x.xlsx',
  ];
  expect(readCommand(['--type', 'diamonds', ...all])).toEqual({
    type: 'diamonds',
    format: 'xlsx',
    layout: 'Sons',
    forUser: 'a@example.com',
    activeOnly: true,
    out: 'x.xlsx',
  });
  expect(readCommand(['--help'])).toBeNull();
});

test.each<[string, string[], RegExp]>([
  ['no type', [], /^--type is missing[\s\S]*Usage/],
  ['an unknown type', ['--type', 'watches'], /^--type: must be diamonds or/],
  ['an unknown format', ['--type', 'melee', '--format', 'pdf'], /^--format: must be csv or xlsx/],
  ['a workbook without a file', ['--type', 'melee', '--format', 'xlsx'], /^--out is missing/],
  ['an unknown option', ['--force'], /'--force'[\s\S]*Usage/],
  ['a file without an option', ['--type', 'melee', 'x.csv'], /'x\.csv'[\s\S]*Usage/],
])('rejects %s', (_what, args, message) => {
  const read = () => readCommand(args);
  expect(read).toThrow(CommandError);
  expect(read).toThrow(message);
});
