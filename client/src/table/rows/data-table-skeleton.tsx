import { Box, Skeleton, Table } from '@chakra-ui/react';
import { sizeOfDensity, useDensity } from '../state/density';
import type { TableColumn } from '../state/table-column';
import { CHECK_WIDTH, tableFrame } from './table-frame';

interface DataTableSkeletonProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly isCheckable: boolean;
  /** As many rows as the page will have. */
  readonly rowCount: number;
}

/** The boxes of a table that is on its way: they take the place at once and show after 200 ms. */
export function DataTableSkeleton<Row>({ columns, isCheckable, rowCount }: DataTableSkeletonProps<Row>) {
  const [density] = useDensity();
  return (
    <Box css={tableFrame} aria-busy role="status" aria-label="Loading">
      <Table.Root size={sizeOfDensity[density]} aria-hidden opacity="0" animation="fade-in 120ms 200ms forwards">
        <Table.Header>
          <Table.Row>
            {isCheckable && <Table.ColumnHeader width={CHECK_WIDTH} />}
            {columns.map(({ id, header }) => (
              <Table.ColumnHeader key={id}>{header}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {Array.from({ length: rowCount }, (_, row) => row).map((row) => (
            <Table.Row key={row}>
              {isCheckable && <Table.Cell width={CHECK_WIDTH} />}
              {columns.map(({ id, isNumeric }) => (
                <Table.Cell key={id}>
                  <Skeleton height="3" width="70%" ms={isNumeric ? 'auto' : undefined} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
