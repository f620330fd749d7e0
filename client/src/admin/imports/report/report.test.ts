import { diamondFiles } from '../../../graphql/generated/stock/diamond-files';
import { meleeLotFiles } from '../../../graphql/generated/stock/meleeLot-files';
import { headingGroups, headingLabel, valueText } from '../import-fields';
import { countText, outcomeLine, readAsText, touchedCount } from './import-problems';

const counts = { read: 10, inserted: 4, updated: 3, unchanged: 1, notApplied: 0, deactivated: 0, skipped: 2 };

test('summarizes an import by listing its non-zero counts', () => {
  expect(outcomeLine(counts)).toBe('4 new, 3 changed, 1 unchanged, 2 skipped');
  expect(touchedCount(counts)).toBe(7);
  expect(outcomeLine({ ...counts, unchanged: 0 }, 1)).toBe('1 problem, 4 new, 3 changed, 2 skipped');
  expect(outcomeLine({ ...counts, inserted: 0, updated: 0, unchanged: 0, skipped: 0 })).toBe('Nothing to change');
});

test('counts records using the noun for their type', () => {
  expect([countText(1, meleeLotFiles), countText(1240, diamondFiles)]).toEqual(['1 melee lot', '1,240 diamonds']);
});

test('lists each field once among the choices for a column', () => {
  const names = headingGroups(diamondFiles).flatMap(({ headings }) => headings.map(({ name }) => name));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toHaveLength(diamondFiles.headings.length);
  expect(headingLabel(diamondFiles, 'carats')).toBe('Weight, ct');
  expect(headingLabel(diamondFiles, 'measurements')).toBe('Measurements (6.41 x 6.44 x 3.98)');
  expect(headingLabel(diamondFiles, 'somethingNew')).toBe('somethingNew');
  expect(headingLabel(meleeLotFiles, 'size')).toBe('Both diameters (1.10-1.20)');
});

test('removes trailing zeros from decimals, but not from strings', () => {
  expect(valueText(diamondFiles, 'pricePerCarat', '8500.000000')).toBe('8500');
  expect(valueText(diamondFiles, 'carats', '1.500')).toBe('1.5');
  expect(valueText(diamondFiles, 'carats', '100')).toBe('100');
  expect(valueText(diamondFiles, 'comment', '1.500')).toBe('1.500');
});

test('shows values as text, not as JSON', () => {
  expect(valueText(diamondFiles, 'isActive', 'true')).toBe('Yes');
  expect(valueText(diamondFiles, 'status', 'HOLD')).toBe('Hold');
  expect(valueText(diamondFiles, 'comment', 'true')).toBe('true');
  expect(valueText(diamondFiles, 'extras', '{"Location":"Antwerp","Brand":"None"}')).toBe(
    'Location: Antwerp; Brand: None',
  );
});

test('describes the detected file format', () => {
  expect(readAsText({ encoding: 'Windows-1252', sheet: null })).toBe('CSV in Windows-1252');
  expect(readAsText({ encoding: null, sheet: 'Stock' })).toBe('worksheet “Stock”');
});
