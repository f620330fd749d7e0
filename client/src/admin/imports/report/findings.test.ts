import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { diamondFiles } from '../../../graphql/generated/stock/diamond-files';
import { importFailureText, problemsOfFailure, runFailureText } from './failure-notice';
import { fieldOfProblem, groupProblems, isAboutColumns, kindsText, placeText } from './import-problems';

const problem = {
  __typename: 'ImportProblem' as const,
  row: 12,
  line: 13,
  column: 'Carat',
  value: '-1',
  code: 'OUT_OF_RANGE',
  message: 'must be more than 0',
};
const refusal = {
  __typename: 'ImportRunFailure' as const,
  code: 'INVALID_REQUEST',
  reason: null,
  explanation: 'Some input is not valid.',
  details: [],
  problemCount: 1004,
  problemCounts: [{ __typename: 'ImportCodeCount' as const, code: 'OUT_OF_RANGE', count: 1004 }],
  problemFile: { __typename: 'ImportProblemFile' as const, url: '/exports?token=t' },
  problems: [problem],
};
const emptyReport = { ...refusal, problemCount: 0, problemCounts: [], problemFile: null, problems: [] };

function errorWith(extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'General Error', extensions }] });
}

test('returns the problems found in a rejected file', () => {
  expect(problemsOfFailure(refusal)).toEqual({
    list: [problem],
    count: 1004,
    byCode: refusal.problemCounts,
    fileUrl: '/exports?token=t',
  });
  expect(runFailureText(refusal, diamondFiles)).toBe('1,004 problems prevent the import. Nothing was changed.');
  expect(kindsText(refusal.problemCounts)).toBe('1,004 OUT_OF_RANGE');
});

test('returns no problem list for a failure that does not concern cells', () => {
  expect(problemsOfFailure(emptyReport)).toBeNull();
  const details = [{ __typename: 'ImportRunFailureDetail' as const, path: 'file', message: 'is a ZIP archive' }];
  expect(runFailureText({ ...emptyReport, details }, diamondFiles)).toBe(
    'The file is a ZIP archive. Nothing was changed.',
  );
  expect(runFailureText(emptyReport, diamondFiles)).toBe('Some input is not valid. Nothing was changed.');
});

test('asks for a new check if the stock has changed since', () => {
  const text = runFailureText({ ...emptyReport, reason: 'CONFIRMATION_NEEDED' }, diamondFiles);
  expect(text).toContain(
    'a different number of diamonds would be deactivated. Check the file again. Nothing was changed.',
  );
});

test('describes errors in the file or in the profile', () => {
  const details = (path: string, message: string) =>
    errorWith({ code: 'INVALID_REQUEST', explanation: 'Some input is not valid.', details: [{ path, message }] });
  expect(importFailureText(details('file', 'is empty'), 'check')).toBe('The file is empty. Nothing was changed.');
  expect(importFailureText(details('profile.columns.0.field', 'is no field'), 'check')).toBe(
    'Some input is not valid. profile.columns.0.field: is no field. Nothing was changed.',
  );
});

test('explains that an import, unlike a check, may still be running if its response was lost', () => {
  const networkError = new TypeError('Failed to fetch');
  expect(importFailureText(networkError, 'import')).toContain('You can import the file again');
  expect(importFailureText(networkError, 'check')).toContain('Nothing was changed.');
});

test('distinguishes problems with the header from problems with rows', () => {
  expect(placeText({ row: 0, line: 1 }, 'Header')).toBe('Header');
  expect(placeText({ row: 3, line: 4 }, 'Header')).toBe('Line 4');
  expect(isAboutColumns([{ row: 3 }, { row: 0 }])).toBe(true);
});

test('groups repeated problems by the field of their column, and counts them', () => {
  const unknown = {
    ...problem,
    column: 'Fluor',
    value: 'Keine',
    code: 'UNKNOWN_VALUE',
    message: 'is not a valid value',
  };
  const list = [unknown, problem, { ...unknown, row: 14, line: 15 }, { ...unknown, row: 15, line: 16, value: 'Blau' }];
  expect(groupProblems(list).map(({ first, count }) => [first.line, first.value, count])).toEqual([
    [13, 'Keine', 2],
    [13, '-1', 1],
    [16, 'Blau', 1],
  ]);
  const columns = [
    {
      __typename: 'ImportColumn' as const,
      column: 'Fluor',
      field: 'fluorescenceId',
      isExtra: false,
      isKnown: true,
      samples: [],
    },
  ];
  expect(fieldOfProblem(unknown, columns)).toBe('fluorescenceId');
  expect(fieldOfProblem(problem, columns)).toBeNull();
  expect(fieldOfProblem({ ...unknown, value: null }, columns)).toBeNull();
});
