import { chakra, Flex, Heading, Table, Text } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { SystemPart, SystemState, SystemStatusQuery } from '../../graphql/generated/graphql';
import { ScrollRegion } from '../../table/rows/scroll-region';
import { StatusMark, type StatusTone } from '../../ui/status-mark';

export type Status = NonNullable<SystemStatusQuery['systemStatus']>;
type Check = Status['checks'][number];

export const partTitles: Readonly<Record<SystemPart, string>> = {
  MIGRATIONS: 'Migrations',
  DATABASE: 'Database',
  REPLICAS: 'Database cluster',
  DISK: 'Disk',
  QUEUES: 'Queues',
  SCHEDULED_JOBS: 'Scheduled jobs',
  EMAILS: 'Email delivery',
  STORAGE: 'Storage',
  BACKUPS: 'Backups',
  COLUMN_STORE: 'Column store',
  CERTIFICATES: 'Certificates',
  ERRORS: 'Recent errors',
};

/** Returns the element ID of a section, which links on the page refer to. */
export const partId = (part: SystemPart): string => part.toLowerCase().replaceAll('_', '-');

export const stateTones: Readonly<Record<SystemState, StatusTone>> = { OK: 'ok', WARNING: 'warn', PROBLEM: 'danger' };
const stateLabels: Readonly<Record<SystemState, string>> = { OK: 'OK', WARNING: 'Warning', PROBLEM: 'Problem' };

/** Checks of the last reading, for the headings of the sections. */
export const ChecksContext = createContext<readonly Check[]>([]);

interface StatusSectionProps {
  readonly part: SystemPart;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
  /** Content. Omitted if the part could not be read. */
  readonly children: ReactNode;
}

/** Section for a part of the system, with its state. */
export function StatusSection({ part, actions, children }: StatusSectionProps) {
  const check = useContext(ChecksContext).find((each) => each.part === part);
  const id = partId(part);
  return (
    <chakra.section id={id} aria-labelledby={`${id}-heading`} minWidth="0" scrollMarginTop="4">
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="1" mb="3" pb="2" borderBottomWidth="1px">
        <Heading id={`${id}-heading`} as="h2" size="sm" tabIndex={-1} outline="none">
          {partTitles[part]}
        </Heading>
        {check !== undefined && <StatusMark tone={stateTones[check.state]}>{stateLabels[check.state]}</StatusMark>}
        {actions !== undefined && (
          <Flex ms="auto" gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {check?.reason != null && (
        <Text mb="3" color={check.state === 'PROBLEM' ? 'danger.fg' : 'fg.muted'} overflowWrap="anywhere">
          {check.reason}
        </Text>
      )}
      {children}
    </chakra.section>
  );
}

export interface StatusColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Whether the column contains long texts, which are wrapped. */
  readonly isLong?: boolean;
}

interface StatusTableProps<Row> {
  readonly label: string;
  readonly columns: readonly StatusColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly emptyText: string;
}

/** Read-only table of a section. */
export function StatusTable<Row>({ label, columns, rows, keyOf, emptyText }: StatusTableProps<Row>) {
  if (rows.length === 0) {
    return (
      <Text color="fg.subtle" py="3">
        {emptyText}
      </Text>
    );
  }
  return (
    <ScrollRegion label={label}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {columns.map(({ title, isNumber, isLong }) => (
              <Table.ColumnHeader
                key={title}
                textAlign={isNumber ? 'end' : undefined}
                whiteSpace="nowrap"
                minWidth={isLong ? '16rem' : undefined}
              >
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={keyOf(row)}>
              {columns.map(({ title, cell, isNumber, isLong }) => (
                <Table.Cell
                  key={title}
                  textAlign={isNumber ? 'end' : undefined}
                  whiteSpace={isLong ? 'normal' : 'nowrap'}
                  py={isLong ? '2' : undefined}
                >
                  {cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollRegion>
  );
}
