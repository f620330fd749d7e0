import { chosenField, isBlankProfile, mergeProfiles, parseProfile } from '../import-profile';

test('parses a profile file', () => {
  const text = '{"columns":[{"column":"Cut","field":"shapeId"}],"numberRepeats":true}';
  expect(parseProfile(text)).toEqual({
    isValid: true,
    profile: { columns: [{ column: 'Cut', field: 'shapeId' }], numberRepeats: true },
  });
});

test('converts number formats to GraphQL enum values', () => {
  const text = '{"decimals":",","discountSign":"negativeIsBack","discountScale":"fraction"}';
  expect(parseProfile(text)).toEqual({
    isValid: true,
    profile: { decimals: 'COMMA', discountSign: 'NEGATIVE_IS_BACK', discountScale: 'FRACTION' },
  });
});

test.each([
  ['{"decimals":";"}', 'decimals must be "." or ",", not ";".'],
  ['{"vendor":7}', 'vendor must be text, not 7.'],
  ['"text"', 'The profile must be an object'],
  ['{', 'The profile is not a JSON file.'],
  ['{"columns":[{"field":"shapeId"}]}', 'columns.0.column is missing.'],
  ['{"colums":[]}', '“colums” is an unknown property. Allowed properties: columns, constants,'],
  ['[]', 'The profile'],
])('rejects the profile %p with a reason', (text, problem) => {
  const parsed = parseProfile(text);
  expect(parsed.isValid ? '' : parsed.problem).toContain(problem);
});

test('merges profiles by column and cell value, and gives precedence to the second profile', () => {
  const base = {
    columns: [
      { column: 'Cut', field: 'cutId' },
      { column: 'City', field: null },
    ],
    values: [
      { field: 'shapeId', from: 'EC', to: 'Emerald' },
      { field: 'shapeId', from: 'PR', to: 'Princess' },
    ],
    numberRepeats: true,
    decimals: 'POINT' as const,
  };
  const top = {
    columns: [{ column: 'CUT ', field: 'shapeId' }],
    values: [{ field: 'shapeId', from: 'pr', to: 'Pear' }],
    decimals: null,
    vendor: 'Antwerp Stones',
  };
  expect(mergeProfiles(base, top)).toEqual({
    columns: [
      { column: 'City', field: null },
      { column: 'CUT ', field: 'shapeId' },
    ],
    values: [
      { field: 'shapeId', from: 'EC', to: 'Emerald' },
      { field: 'shapeId', from: 'pr', to: 'Pear' },
    ],
    numberRepeats: true,
    decimals: 'POINT',
    vendor: 'Antwerp Stones',
  });
});

test('compares headers regardless of case, spaces and punctuation', () => {
  const profile = {
    columns: [
      { column: 'Report #', field: 'reportNumber' },
      { column: 'City', field: null },
    ],
  };
  expect(chosenField(profile, 'REPORT')).toBe('reportNumber');
  expect(chosenField(profile, 'city')).toBeNull();
  expect(chosenField(profile, 'Country')).toBeUndefined();
});

test('treats a profile without entries as blank', () => {
  expect(isBlankProfile({ columns: [], vendor: null })).toBe(true);
  expect(isBlankProfile({ vendor: 'A' })).toBe(false);
  // An entry with the value `false` is not blank.
  expect(isBlankProfile({ numberRepeats: false })).toBe(false);
});
