import 'reflect-metadata';
import { CommandError } from './command-error.ts';
import { readCommand, readProfile } from './import-command-line.ts';

test('reads the arguments, and applies defaults', () => {
  expect(readCommand(['--type', 'melee', 'x.csv'])).toEqual({
    type: 'melee',
    file: 'x.csv',
    profile: undefined,
    mode: 'addOrUpdate',
    skipInvalid: false,
    dryRun: false,
    confirmRemoved: null,
    problems: undefined,
  });
  const all = ['--mode', 'replace', '--skip-invalid', '--dry-run', '--confirm-removed', '7', '--problems', 'p.csv'];
  expect(readCommand(['--type', 'melee', '--profile', 'p.json', ...all, 'x.csv'])).toMatchObject({
    profile: 'p.json',
    mode: 'replace',
    skipInvalid: true,
    dryRun: true,
    confirmRemoved: 7,
    problems: 'p.csv',
  });
});

test('returns null for --help', () => {
  expect(readCommand(['--help'])).toBeNull();
});

test.each<[string, string[], RegExp]>([
  ['no type', ['x.csv'], /^--type is missing[\s\S]*Usage/],
  ['no file', ['--type', 'diamonds'], /^exactly one FILE is required[\s\S]*Usage/],
  ['two files', ['--type', 'diamonds', 'x.csv', 'y.csv'], /^exactly one FILE is required/],
  ['an unknown option', ['--force', 'x.csv'], /'--force'[\s\S]*Usage/],
  ['an unknown mode', ['--type', 'diamonds', '--mode', 'wipe', 'x.csv'], /^--mode: must be addOrUpdate or replace/],
  ['an invalid count', ['--type', 'diamonds', '--confirm-removed', 'all', 'x.csv'], /^--confirm-removed: must be/],
])('rejects %s', (_what, args, message) => {
  const read = () => readCommand(args);
  expect(read).toThrow(CommandError);
  expect(read).toThrow(message);
});

test.each([
  ['does not exist', 'no.json', /^--profile: no\.json cannot be read/],
  ['is not JSON', 'README.md', /^--profile: README\.md is not valid JSON/],
])('rejects a profile that %s', async (_what, file, message) => {
  await expect(readProfile(file)).rejects.toThrow(message);
});
