import { Box, Button, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { FileDown, Printer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { errorText } from '../../../graphql/error-text';
import { saveCsv, toCsv } from '../../../table/export/csv';
import type { ListColumn, ListedRow } from '../../../table/list/list-declaration';
import { formatDate } from '../../../ui/dates';
import { formatCount } from '../../../ui/numbers';
import { toaster } from '../../../ui/toaster';
import type { SelectionAction, SelectionBarProps } from './selection-action';

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

/** Table for printing rows. Hidden on screen; opens the browser's print dialog. */
function PrintSheet<Row extends ListedRow>({ title, rows, columns, onDone }: PrintSheetProps<Row>) {
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

/** Implementation of `SelectionBar`, loaded on demand. */
export default function OpenSelectionBar<Row extends ListedRow>({
  list,
  actions = [],
  children,
}: SelectionBarProps<Row>) {
  const { checked, shownColumns, declaration, settings } = list;
  const [isReading, setReading] = useState(false);
  const [printed, setPrinted] = useState<readonly Row[]>([]);
  const count = checked.ids.length;

  /**
   * Fetches the current data of the selected rows and runs an action on them. Shows a notice if some rows no longer
   * exist.
   */
  async function withRows(run: SelectionAction<Row>['run']): Promise<void> {
    setReading(true);
    try {
      const rows = await list.readRows(checked.ids);
      if (rows.length < count) {
        toaster.warning({
          title: `${formatCount(count - rows.length)} of the selected ${declaration.plural} are no longer shown`,
        });
      }
      await run(rows);
    } catch (error) {
      toaster.error({ title: `The selected ${declaration.plural} could not be loaded`, description: errorText(error) });
    } finally {
      setReading(false);
    }
  }

  function exportCsv(rows: readonly Row[]): void {
    const headers = shownColumns.map(({ header }) => header);
    const cells = rows.map((row) => shownColumns.map(({ plain }) => plain(row)));
    saveCsv(`${declaration.pageId}-${count}.csv`, toCsv(headers, cells));
  }

  const buttons: readonly SelectionAction<Row>[] = [
    ...actions,
    { label: 'Print', Icon: Printer, run: setPrinted },
    { label: 'Export CSV', Icon: FileDown, run: exportCsv },
  ];

  return (
    <Box
      role="region"
      aria-label={`Selected ${declaration.plural}`}
      position="sticky"
      bottom="0"
      zIndex="sticky"
      mx={{ base: '-4', md: '-6', lg: '-12' }}
      px={{ base: '4', md: '6', lg: '12' }}
      py="2"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="overlay"
    >
      {/* Keeps the bar from covering the focused element. */}
      <Global styles={{ html: { scrollPaddingBottom: '6rem' } }} />
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <HStack gap="2">
          <Text textStyle="md" fontWeight="semibold">
            {formatCount(count)} selected
          </Text>
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={checked.clear}>
            <X aria-hidden />
            Clear
          </Button>
        </HStack>
        <HStack gap="2" flexWrap="wrap">
          {children}
          {buttons.map(({ label, Icon, run }) => (
            <Button key={label} size="sm" variant="outline" disabled={isReading} onClick={() => void withRows(run)}>
              <Icon aria-hidden />
              {label}
            </Button>
          ))}
        </HStack>
      </Flex>
      {printed.length > 0 &&
        createPortal(
          <PrintSheet
            title={settings?.title ?? declaration.plural}
            rows={printed}
            columns={shownColumns}
            onDone={() => setPrinted([])}
          />,
          document.body,
        )}
    </Box>
  );
}
