import { Table } from '@chakra-ui/react';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { formatCount } from '../../../ui/numbers';
import { formatDays } from '../../../ui/text/days';
import type { DailyUsage } from './daily-usage';

const columns = [
  { header: 'Requests', of: ({ requests }: DailyUsage) => requests },
  { header: 'Errors', of: ({ errors }: DailyUsage) => errors },
  { header: 'Cost', of: ({ cost }: DailyUsage) => cost },
  { header: 'Kept', of: ({ feedUpserts }: DailyUsage) => feedUpserts },
  { header: 'Removed', of: ({ feedRemovals }: DailyUsage) => feedRemovals },
];

/** What was done with a key, day by day, the newest first. */
export function DayTable({ days }: { readonly days: readonly DailyUsage[] }) {
  return (
    <ScrollRegion label="Use day by day">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Day (UTC)</Table.ColumnHeader>
            {columns.map(({ header }) => (
              <Table.ColumnHeader key={header} textAlign="end">
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {days.map((day) => (
            <Table.Row key={day.day}>
              <Table.Cell whiteSpace="nowrap">{formatDays(day.day, null)}</Table.Cell>
              {columns.map(({ header, of }) => (
                <Table.Cell key={header} textAlign="end">
                  {formatCount(of(day))}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollRegion>
  );
}
