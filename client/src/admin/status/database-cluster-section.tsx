import { Stack } from '@chakra-ui/react';
import type { StatusDatabaseFragment } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { StatusMark } from '../../ui/status-mark';
import { durationText, formatBytes } from './format';
import { type StatusColumn, StatusSection, StatusTable } from './status-section';

type Cluster = NonNullable<StatusDatabaseFragment['databaseCluster']>;
type Member = Cluster['members'][number];

function roleText({ role, isUsedForReads, failure }: Member): string {
  if (role === null) {
    return 'Unavailable';
  }
  if (role === 'PRIMARY') {
    return 'Primary';
  }
  if (failure !== null) {
    return 'Replica';
  }
  return isUsedForReads ? 'Read replica' : 'Standby';
}

function replicationText({ isSynchronous }: Member): string {
  if (isSynchronous === null) {
    return '–';
  }
  return isSynchronous ? 'Synchronous' : 'Asynchronous';
}

const memberColumns: readonly StatusColumn<Member>[] = [
  { title: 'Host', cell: ({ host }) => host },
  {
    title: 'Role',
    cell: (member) => <StatusMark tone={member.failure === null ? 'ok' : 'warn'}>{roleText(member)}</StatusMark>,
  },
  { title: 'Replication', cell: replicationText },
  { title: 'Behind by', isNumber: true, cell: ({ lagSeconds }) => durationText(lagSeconds) },
  { title: 'Not replayed', isNumber: true, cell: ({ lagBytes }) => (lagBytes === null ? '–' : formatBytes(lagBytes)) },
];

const errorColumn: StatusColumn<Member> = { title: 'Error', isLong: true, cell: ({ failure }) => failure ?? '–' };

const failoverColumns: readonly StatusColumn<Cluster['failovers'][number]>[] = [
  { title: 'Failover', cell: ({ at }) => formatDateTime(at) },
  { title: 'New primary', cell: ({ host }) => host },
];

/** Section that lists the members of the database cluster and the last failovers. Hidden if there is only one member. */
export function DatabaseClusterSection({ cluster }: { readonly cluster: Cluster | null }) {
  if (cluster?.members.length === 1) {
    return null;
  }
  const hasErrors = cluster?.members.some(({ failure }) => failure !== null) ?? false;
  return (
    <StatusSection part="REPLICAS">
      {cluster !== null && (
        <Stack gap="4">
          <StatusTable
            label="Members of the database cluster"
            columns={hasErrors ? [...memberColumns, errorColumn] : memberColumns}
            rows={cluster.members}
            keyOf={({ host }) => host}
            emptyText="No database servers."
          />
          <StatusTable
            label="Failovers"
            columns={failoverColumns}
            rows={cluster.failovers}
            keyOf={({ at }) => at}
            emptyText="No failovers yet."
          />
        </Stack>
      )}
    </StatusSection>
  );
}
