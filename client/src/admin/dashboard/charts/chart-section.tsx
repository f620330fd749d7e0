import { Box, Button, chakra, Flex, Heading, Skeleton, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { TextLink } from '../../../ui/links';
import { temporaryFilters } from '../../kit/list/list-entry';

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** `1.2M`, `950`: for the axis of a chart. */
export const formatShort = (amount: number): string => short.format(amount);

/** Drawn by a large library: loaded once the figures are there, and by nobody who does not look at them. */
export const LazyBars = lazy(() => import('./bars'));

/** A row of the table behind a chart. */
export interface ChartRow {
  readonly key: string;
  readonly label: string;
  readonly href: string | null;
  /** As they are written, in the order of the columns. */
  readonly cells: readonly string[];
  /** Part of the row above. */
  readonly isPart?: boolean;
}

interface ChartSectionProps {
  readonly title: string;
  /** A line under the title. */
  readonly note?: ReactNode;
  /** What the rows are, and the headers of their amounts. */
  readonly columns: readonly [row: string, ...amounts: string[]];
  readonly rows: readonly ChartRow[];
  readonly none: string;
  /** Place that is kept for the drawing while its code is loaded. */
  readonly height: string;
  /** The drawing: whoever does not see it has the table. */
  readonly chart: ReactNode;
  /** Beside the title. */
  readonly children?: ReactNode;
}

/** A chart with the table that says the same: for screen readers always, for everybody when they ask for it. */
export function ChartSection({ title, note, columns, rows, none, height, chart, children }: ChartSectionProps) {
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
      {rows.length === 0 && <Text color="fg.subtle">{none}</Text>}
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
  /** What is only there for screen readers takes no focus: nobody else would see where it is. */
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
            {cells.map((cell, place) => (
              <Table.Cell key={amounts[place]} textAlign="end">
                {cell}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
