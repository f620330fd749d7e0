import { readFileSync } from 'node:fs';
import { explainColor, explainGrade, type GradeKind } from './grade-explanations';

const grades = readFileSync('server/src/modules/reference-data/grades.ts', 'utf8');

/** Returns the codes of a reference list, parsed from the server's source. */
function codesOf(list: string): readonly string[] {
  const [, body = ''] = new RegExp(`const ${list} = (?:listOf\\()?\\[([^;]*)\\]`).exec(grades) ?? [];
  return [...body.matchAll(/\[\d+, '([^']+)'/g)].flatMap(([, code]) => code ?? []);
}

test.each([
  ['clarity', 'clarities'],
  ['cut', 'cuts'],
  ['polish', 'finish'],
  ['symmetry', 'finish'],
  ['fluorescence', 'fluorescences'],
] as const)('explains every %s grade that the server defines', (kind: GradeKind, list) => {
  const codes = codesOf(list);
  expect(codes.length).toBeGreaterThan(4);
  for (const code of codes) {
    expect([code, explainGrade(kind, { code })]).toEqual([code, expect.stringMatching(/^[A-Z].+\.$/)]);
  }
});

test('explains all white, fancy and black colors, and returns null for unknown grades', () => {
  for (const letter of 'DEFGHIJKLMNOPQRSTUVWXYZ') {
    expect(explainColor({ category: 'WHITE', label: letter }, null)).not.toBeNull();
  }
  expect(explainColor({ category: 'FANCY', label: 'Yellow' }, { label: 'Vivid' })).toContain('Vivid');
  expect(explainColor({ category: 'BLACK', label: 'Black' }, null)).toContain('Black');
  expect(explainColor(null, null)).toBeNull();
  expect(explainGrade('clarity', { code: 'new' })).toBeNull();
});
