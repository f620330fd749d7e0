import { Stack } from '@chakra-ui/react';
import type { StatusDatabaseFragment } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { Fact, FactList } from '../../ui/fact-list';
import { formatCount, formatPercent } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { durationText, formatBytes } from './format';
import { type StatusColumn, StatusSection, StatusTable } from './status-section';

type Database = NonNullable<StatusDatabaseFragment['database']>;
type Migrations = NonNullable<StatusDatabaseFragment['migrations']>;

const tableColumns: readonly StatusColumn<Database['tables'][number]>[] = [
  { title: 'Table', cell: ({ name }) => name },
  { title: 'Size', isNumber: true, cell: ({ bytes }) => formatBytes(bytes) },
  { title: 'Rows, about', isNumber: true, cell: ({ rows }) => formatCount(rows) },
  { title: 'Dead rows', isNumber: true, cell: ({ deadRows }) => formatCount(deadRows) },
  {
    title: 'Last vacuum',
    cell: ({ vacuumedAt }) => (vacuumedAt === null ? '–' : formatDateTime(vacuumedAt)),
  },
];

/** Section with key figures of the database server and its largest tables. */
export function DatabaseSection({ database }: { readonly database: Database | null }) {
  return (
    <StatusSection part="DATABASE">
      {database !== null && (
        <Stack gap="4">
          <FactList>
            <Fact label="PostgreSQL">{database.serverVersion}</Fact>
            <Fact label="Size">{formatBytes(database.bytes)}</Fact>
            <Fact label="Connections">
              {formatCount(database.connections)} of {formatCount(database.maxConnections)}
            </Fact>
            <Fact label="Oldest transaction">{durationText(database.oldestTransactionSeconds)}</Fact>
            <Fact label="Longest lock wait">{durationText(database.longestLockWaitSeconds)}</Fact>
            <Fact label="Read from memory">
              {database.cacheHitRatio === null ? '–' : `${formatPercent(100 * database.cacheHitRatio)} %`}
            </Fact>
            <Fact label="Transaction age">{formatCount(database.transactionAge)}</Fact>
          </FactList>
          <StatusTable
            label="Largest tables"
            columns={tableColumns}
            rows={database.tables}
            keyOf={({ name }) => name}
            emptyText="No tables."
          />
        </Stack>
      )}
    </StatusSection>
  );
}

type Migration = Pick<Migrations['applied'][number], 'name' | 'isKnown'> & { readonly appliedAt: string | null };

const migrationColumns: readonly StatusColumn<Migration>[] = [
  { title: 'Migration', cell: ({ name }) => name },
  {
    title: 'Applied',
    cell: ({ appliedAt, isKnown }) =>
      appliedAt === null ? (
        <StatusMark tone="danger">Pending</StatusMark>
      ) : (
        `${formatDateTime(appliedAt)}${isKnown ? '' : ' (newer build)'}`
      ),
  },
];

/** Number of migrations that are listed. */
const MAX_MIGRATIONS = 5;

/** Section that lists pending migrations and the newest ones that have run. */
export function MigrationsSection({ migrations }: { readonly migrations: Migrations | null }) {
  return (
    <StatusSection part="MIGRATIONS">
      {migrations !== null && (
        <Stack gap="4">
          <FactList>
            <Fact label="Applied">{formatCount(migrations.applied.length)}</Fact>
            <Fact label="Pending">{formatCount(migrations.pending.length)}</Fact>
          </FactList>
          <StatusTable
            label="Pending and newest migrations"
            columns={migrationColumns}
            rows={[
              ...migrations.pending.map((name) => ({ name, appliedAt: null, isKnown: true })),
              ...migrations.applied.slice(0, MAX_MIGRATIONS),
            ]}
            keyOf={({ name }) => name}
            emptyText="No migrations."
          />
        </Stack>
      )}
    </StatusSection>
  );
}
