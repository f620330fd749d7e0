import { stockImports } from '../../../server/src/modules/imports/index.ts';
import { headingKey } from '../../../server/src/modules/stock/headings/index.ts';

test.each([...stockImports.values()].map((type) => [type.name, type] as const))(
  'maps each column header of %s files to only one field',
  (_name, { headings }) => {
    const meanings = new Map<string, string>();
    const ambiguous = Object.entries(headings).flatMap(([heading, spec]) =>
      [heading, ...(spec?.columns ?? [])].flatMap((column) => {
        const other = meanings.get(headingKey(column)) ?? heading;
        meanings.set(headingKey(column), heading);
        return other === heading ? [] : [`${column}: ${other} or ${heading}`];
      }),
    );
    expect(ambiguous).toEqual([]);
  },
);
