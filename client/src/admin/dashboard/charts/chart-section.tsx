import { Box, Button, chakra, Flex, Heading, Skeleton, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { TextLink } from '../../../ui/links';
import { temporaryFilters } from '../../kit/list/list-entry';

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a number for a chart axis: `1.2M`, `950`. */
export const formatShort = (amount: number): string => short.format(amount);

/** Loaded on demand, because the chart library is large. */
export const LazyBars = lazy(() => import('./bars'));

export interface ChartRow {
  readonly key: string;
  readonly label: string;
  readonly href: string | null;
  /** Formatted values, in the order of the columns. */
  readonly cells: readonly string[];
  /** Whether the row's amounts are included in the row above. */
  readonly isPart?: boolean;
}

interface ChartSectionProps {
  readonly title: string;
  /** Text below the title. */
  readonly note?: ReactNode;
  /** Header of the label column, followed by the headers of the amount columns. */
  readonly columns: readonly [row: string, ...amounts: string[]];
  readonly rows: readonly ChartRow[];
  readonly emptyText: string;
  /** Height reserved for the chart while it is loading. */
  readonly height: string;
  /** Chart. Hidden from screen readers, which read the table instead. */
  readonly chart: ReactNode;
  /** Controls next to the title. */
  readonly children?: ReactNode;
}

/** Chart with a table of the same data. Screen readers always get the table; other users can show it. */
export function ChartSection({ title, note, columns, rows, emptyText, height, chart, children }: ChartSectionProps) {
  const [isTable, setTable] = useState(false);
  const headingId = useId();
  const table = <FigureTable title={title} columns={columns} rows={rows} hasLinks={isTable} />;
  return (
    <chakra.section aria-labelledby={headingId} minWidth="0">
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mb="2">
        <Heading id={headingId} as="h2" size="sm">
          {title}
        </Heading>
        {note !== undefined && (
          <Text color="fg.subtle" textStyle="sm">
            {note}
          </Text>
        )}
        <Flex ms="auto" gap="2" align="center">
          {children}
          {rows.length > 0 && (
            <Button size="xs" variant="outline" colorPalette="neutral" onClick={() => setTable(!isTable)}>
              {isTable ? 'Show as chart' : 'Show as table'}
            </Button>
          )}
        </Flex>
      </Flex>
      {rows.length === 0 && <Text color="fg.subtle">{emptyText}</Text>}
      {rows.length > 0 && isTable && <ScrollRegion label={`${title}, table`}>{table}</ScrollRegion>}
      {rows.length > 0 && !isTable && (
        <>
          <VisuallyHidden>{table}</VisuallyHidden>
          <Box aria-hidden height={height}>
            <Suspense fallback={<Skeleton height="full" />}>{chart}</Suspense>
          </Box>
        </>
      )}
    </chakra.section>
  );
}

type FigureTableProps = Pick<ChartSectionProps, 'title' | 'columns' | 'rows'> & {
  /** False while the table is hidden, so that keyboard focus does not move to invisible links. */
  readonly hasLinks: boolean;
};

function FigureTable({ title, columns: [first, ...amounts], rows, hasLinks }: FigureTableProps) {
  return (
    <Table.Root size="sm" aria-label={title}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{first}</Table.ColumnHeader>
          {amounts.map((amount) => (
            <Table.ColumnHeader key={amount} textAlign="end">
              {amount}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ key, label, href, cells, isPart }) => (
          <Table.Row key={key}>
            <Table.Cell ps={isPart ? '6' : undefined}>
              {href === null || !hasLinks ? (
                label
              ) : (
                <TextLink to={href} state={temporaryFilters}>
                  {label}
                </TextLink>
              )}
            </Table.Cell>
            {cells.map((cell, index) => (
              <Table.Cell key={amounts[index]} textAlign="end">
                {cell}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
