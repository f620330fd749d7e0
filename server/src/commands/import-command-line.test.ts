import 'reflect-metadata';
import { CommandError } from './command-error.ts';
import { readCommand, readProfile } from './import-command-line.ts';

test('reads what is asked for, with what is usual where nothing is said', () => {
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

test('help is no import', () => {
  expect(readCommand(['--help'])).toBeNull();
});

test.each<[string, string[], RegExp]>([
  ['no type', ['x.csv'], /^--type is missing[\s\S]*Usage/],
  ['no file', ['--type', 'diamonds'], /^one FILE is needed[\s\S]*Usage/],
  ['two files', ['--type', 'diamonds', 'x.csv', 'y.csv'], /^one FILE is needed/],
  ['an unknown option', ['--force', 'x.csv'], /'--force'[\s\S]*Usage/],
  ['an unknown mode', ['--type', 'diamonds', '--mode', 'wipe', 'x.csv'], /^--mode: must be addOrUpdate or replace/],
  ['a count that is none', ['--type', 'diamonds', '--confirm-removed', 'all', 'x.csv'], /^--confirm-removed: must be/],
])('%s is told', (_what, args, message) => {
  const read = () => readCommand(args);
  expect(read).toThrow(CommandError);
  expect(read).toThrow(message);
});

test.each([
  ['is not there', 'no.json', /^--profile: no\.json cannot be read/],
  ['is no JSON', 'README.md', /^--profile: README\.md is not valid JSON/],
])('a profile that %s is told', async (_what, file, message) => {
  await expect(readProfile(file)).rejects.toThrow(message);
});
