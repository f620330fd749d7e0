import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect } from 'react';
import type { ListColumn, ListedRow } from '../../../table/list/list-declaration';
import { formatDate } from '../../../ui/dates';

interface PrintSheetProps<Row extends ListedRow> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly onDone: () => void;
}

const onPaper = {
  '@media print': {
    'body > :not([data-print-sheet])': { display: 'none !important' },
    '@page': { size: 'A4 landscape', margin: '12mm' },
  },
};

/** Rows as a table on paper. Not to be seen on the screen; opens the browser's print dialog. */
export function PrintSheet<Row extends ListedRow>({ title, rows, columns, onDone }: PrintSheetProps<Row>) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);

  return (
    <Box data-print-sheet="" display="none" _print={{ display: 'block', color: 'black', bg: 'white' }}>
      <Global styles={onPaper} />
      <Heading as="h1" size="lg">
        {title}
      </Heading>
      <Text textStyle="sm" mb="4">
        {formatDate(new Date().toISOString())}
      </Text>
      <chakra.table
        width="full"
        fontSize="9pt"
        css={{ '& :is(th, td)': { padding: '2pt 4pt', borderBottom: '0.5pt solid #999' } }}
      >
        <thead>
          <tr>
            {columns.map(({ id, header, isNumeric }) => (
              <chakra.th key={id} scope="col" textAlign={isNumeric ? 'end' : 'start'}>
                {header}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, cell, isNumeric }) => (
                <chakra.td key={id} textAlign={isNumeric ? 'end' : 'start'}>
                  {cell(row)}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
