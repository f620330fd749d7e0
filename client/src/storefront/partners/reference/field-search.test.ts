import { fieldGuide } from '../../../graphql/generated/field-guide';
import { findFields } from './field-search';

const paths = (type: string, text: string): readonly (string | undefined)[] =>
  findFields(fieldGuide, text)
    .get(type)
    ?.map(({ rest, graphql }) => rest?.path ?? graphql?.path) ?? [];

test('finds a field by its REST name, GraphQL name, meaning or unit', () => {
  expect(paths('diamonds', 'crownangle')).toEqual(['product.crownAngle']);
  expect(paths('diamonds', 'report.number')).toEqual(['product.certificateNo']);
  expect(paths('diamonds', 'TABLE  percent')).toContain('product.tablePercent');
  expect(paths('melee', 'remaining carats')).toEqual(['carats']);
  expect(paths('diamonds', 'mauve zebra')).toEqual([]);
});

test('lists the fields that a synced copy needs for each stock type, without administrator fields', () => {
  const all = findFields(fieldGuide, '');
  expect([...all.keys()]).toHaveLength(8);
  for (const [type, fields] of all) {
    expect(fields.length).toBeGreaterThan(10);
    expect(paths(type, 'version')).not.toEqual([]);
    expect(fields.every(({ meaning }) => meaning !== '')).toBe(true);
    expect(paths(type, '').filter((path) => /vendor|memo|hold/i.test(path ?? ''))).toEqual([]);
  }
});
