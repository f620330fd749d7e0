import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { diamondFiles } from '../../graphql/generated/stock/diamond-files';
import { meleeLotFiles } from '../../graphql/generated/stock/meleeLot-files';
import { importFailureText, isAboutColumns, kindsText, placeText, problemsOfRefusal } from './findings/import-problems';
import { headingGroups, headingLabel, valueText } from './import-fields';
import { countText, outcomeLine, touchedCount } from './import-outcome';
import { parseProfile, withChosenColumns } from './import-profile';

const counts = { read: 10, inserted: 4, updated: 3, unchanged: 1, notApplied: 0, deactivated: 0, skipped: 2 };

test('an import is told in a line, with what counts only', () => {
  expect(outcomeLine(counts)).toBe('4 new, 3 changed, 1 unchanged, 2 left out');
  expect(touchedCount(counts)).toBe(7);
  expect(outcomeLine({ ...counts, inserted: 0, updated: 0, unchanged: 0, skipped: 0 })).toBe('Nothing to change');
});

test('records are counted in the words of their type', () => {
  expect([countText(1, meleeLotFiles), countText(1240, diamondFiles)]).toEqual(['1 melee lot', '1,240 diamonds']);
});

test('no field stands twice in the choice of a column', () => {
  const names = headingGroups(diamondFiles).flatMap(({ headings }) => headings.map(({ name }) => name));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toHaveLength(diamondFiles.headings.length);
  expect(headingLabel(diamondFiles, 'carats')).toBe('Weight, ct');
  expect(headingLabel(diamondFiles, 'measurements')).toBe('Measurements (6.41 x 6.44 x 3.98)');
  expect(headingLabel(diamondFiles, 'somethingNew')).toBe('somethingNew');
  expect(headingLabel(meleeLotFiles, 'size')).toBe('Both diameters (1.10-1.20)');
});

test('a profile is read from its file', () => {
  const text = '{"columns":[{"column":"Cut","field":"shapeId"}],"numberRepeats":true}';
  expect(parseProfile(text)).toEqual({
    isValid: true,
    profile: { columns: [{ column: 'Cut', field: 'shapeId' }], numberRepeats: true },
  });
});

test('what a profile says of numbers is put into the words of GraphQL', () => {
  const text = '{"decimals":",","discountSign":"negativeIsBack","discountScale":"fraction"}';
  expect(parseProfile(text)).toEqual({
    isValid: true,
    profile: { decimals: 'COMMA', discountSign: 'NEGATIVE_IS_BACK', discountScale: 'FRACTION' },
  });
});

test.each([
  ['{"decimals":";"}', 'decimals'],
  ['{', 'The profile is no JSON file.'],
  ['{"columns":[{"field":"shapeId"}]}', 'columns.0.column'],
  ['{"colums":[]}', 'colums'],
  ['[]', 'The profile'],
])('a profile such as %p is refused and says why', (text, problem) => {
  const parsed = parseProfile(text);
  expect(parsed.isValid ? '' : parsed.problem).toContain(problem);
});

test('what is chosen on the screen counts before the profile', () => {
  const profile = {
    columns: [
      { column: 'Cut', field: 'cutId' },
      { column: 'City', field: null },
    ],
    numberRepeats: true,
  };
  expect(withChosenColumns(profile, new Map([['Cut', 'shapeId']]))).toEqual({
    columns: [
      { column: 'City', field: null },
      { column: 'Cut', field: 'shapeId' },
    ],
    numberRepeats: true,
  });
  expect(withChosenColumns(null, new Map())).toBeNull();
  expect(withChosenColumns(profile, new Map())).toBe(profile);
});

test('the problems of a refused file are told cell by cell', () => {
  const error = new CombinedGraphQLErrors({
    errors: [
      {
        message: 'General Error',
        extensions: {
          code: 'INVALID_REQUEST',
          facts: {
            import: {
              problemCount: 1004,
              problemCounts: [{ code: 'OUT_OF_RANGE', count: 1004 }],
              problemFile: { url: '/exports?token=t' },
            },
          },
          details: [
            {
              path: 'rows.12.Carat',
              row: 12,
              line: 13,
              column: 'Carat',
              value: '-1',
              code: 'OUT_OF_RANGE',
              message: 'must be more than 0',
            },
            { path: 'rows', message: 'and 4 more than the 1000 told' },
          ],
        },
      },
    ],
  });
  const problems = problemsOfRefusal(error);
  expect(problems).toEqual({
    list: [{ row: 12, line: 13, column: 'Carat', value: '-1', code: 'OUT_OF_RANGE', message: 'must be more than 0' }],
    count: 1004,
    byCode: [{ code: 'OUT_OF_RANGE', count: 1004 }],
    fileUrl: '/exports?token=t',
  });
  expect(isAboutColumns(problems?.list ?? [])).toBe(false);
  expect(importFailureText(error, diamondFiles)).toBe('1,004 problems stand in the way. Nothing was changed.');
  expect(kindsText(problems?.byCode ?? [])).toBe('1,004 OUT_OF_RANGE');
});

test('stock that changed since the check has to be checked again', () => {
  const extensions = { code: 'INVALID_REQUEST', reason: 'CONFIRMATION_NEEDED', details: [] };
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'General Error', extensions }] });
  expect(importFailureText(error, diamondFiles)).toContain('Check the file again. Nothing was changed.');
});

test('values are told without decimals that say nothing, texts as they are', () => {
  expect(valueText(diamondFiles, 'pricePerCarat', '8500.000000')).toBe('8500');
  expect(valueText(diamondFiles, 'carats', '1.500')).toBe('1.5');
  expect(valueText(diamondFiles, 'carats', '100')).toBe('100');
  expect(valueText(diamondFiles, 'comment', '1.500')).toBe('1.500');
});

test('values are told in the words of people, not in those of programs', () => {
  expect(valueText(diamondFiles, 'isActive', 'true')).toBe('Yes');
  expect(valueText(diamondFiles, 'status', 'HOLD')).toBe('Hold');
  expect(valueText(diamondFiles, 'comment', 'true')).toBe('true');
  expect(valueText(diamondFiles, 'extras', '{"Location":"Antwerp","Brand":"None"}')).toBe(
    'Location: Antwerp; Brand: None',
  );
});

test('a file that cannot be read is told what is wrong with it', () => {
  const error = new CombinedGraphQLErrors({
    errors: [
      {
        message: 'General Error',
        extensions: { code: 'INVALID_REQUEST', details: [{ path: 'file', message: 'is UTF-16 text' }] },
      },
    ],
  });
  expect(importFailureText(error, diamondFiles)).toBe('The file is UTF-16 text. Nothing was changed.');
});

test('a failure that is not about the file has no problems', () => {
  expect(problemsOfRefusal(new TypeError('Failed to fetch'))).toBeNull();
});

test('a lost answer leaves open whether a file was taken over, never whether a check changed something', () => {
  const lost = new TypeError('Failed to fetch');
  expect(importFailureText(lost, diamondFiles, 'import')).toContain('Import it again to be sure');
  expect(importFailureText(lost, diamondFiles, 'check')).toContain('Nothing was changed.');
});

test('doubts about the header are told as such', () => {
  expect(placeText({ row: 0, line: 1 })).toBe('Header');
  expect(placeText({ row: 3, line: 4 })).toBe('Line 4');
  expect(isAboutColumns([{ row: 3 }, { row: 0 }])).toBe(true);
});
