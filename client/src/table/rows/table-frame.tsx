import { Box, defineStyle, Skeleton, Table } from '@chakra-ui/react';
import { sizeOfDensity, useDensity } from '../state/density';
import type { TableColumn } from '../state/table-column';

interface DataTableSkeletonProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly isCheckable: boolean;
  /** Number of rows on the page. */
  readonly rowCount: number;
}

/** Placeholder for a table that is loading. It reserves its space immediately and becomes visible after 200 ms. */
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

/** Width of the checkbox column. The first column is sticky next to it. */
export const CHECK_WIDTH = '2.75rem';

/**
 * Style for a table with 40 px rows and a 36 px header. The table scrolls in its container, so that the header and
 * first column stay visible.
 */
export const tableFrame = defineStyle({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxHeight: 'max(24rem, calc(100dvh - var(--above-table, 4.5rem)))',
  borderTopWidth: '1px',
  scrollPaddingTop: '{sizes.9}',
  scrollPaddingInlineStart: '12rem',
  '& [data-stale] tbody': { opacity: '0.5' },
  '& :is(th, td)[data-sticky]': { position: 'sticky', insetInlineStart: '0', zIndex: '1' },
  '& td[data-sticky]': { bg: 'bg' },
  '& tr[data-selected] > td[data-sticky]': { bg: 'selected' },
  '& [data-sticky=check] ~ [data-sticky=name]': { insetInlineStart: CHECK_WIDTH },
  '& th[data-sticky]': { zIndex: 'calc({zIndex.sticky} + 1)' },
  '& tr:focus': { outline: 'none' },
  '& tr:focus-visible > td': { boxShadow: 'inset 0 2px {colors.accent.solid}, inset 0 -2px {colors.accent.solid}' },
  '@media (pointer: coarse)': { '& td': { height: '11' } },
  // Reduces the padding on phones, so that price and status are visible next to the number.
  mdDown: { '& :is(th, td):not([data-sticky=check])': { px: '2' } },
});
