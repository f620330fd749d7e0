/** The tabs of a stock panel that have fields, in their order, with the sections of fields that each shows. */
const sections = {
  grades: ['Grades', 'Report', 'Proportions', 'Main stone', 'Side stones'],
  pictures: ['Pictures'],
  sale: ['Price', 'Availability', 'Memo'],
} as const;

/** A tab of a stock panel that has fields. */
export type FieldTab = 'overview' | keyof typeof sections;

const tabs = new Map<string, FieldTab>([
  ...sections.grades.map((title) => [title, 'grades'] as const),
  ...sections.pictures.map((title) => [title, 'pictures'] as const),
  ...sections.sale.map((title) => [title, 'sale'] as const),
]);

/** Returns the tab that shows a section of fields. Sections that no other tab lists are on the overview. */
export const fieldTabOf = (section: string): FieldTab => tabs.get(section) ?? 'overview';
