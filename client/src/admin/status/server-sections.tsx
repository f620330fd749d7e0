import { useMutation } from '@apollo/client/react';
import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { type StatusServerFragment, TestStorageDocument } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { Fact, FactList } from '../../ui/fact-list';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';
import { attempt } from '../kit/failure';
import { showSuccess } from '../kit/success-toast';
import { durationText, formatBytes } from './format';
import { type StatusColumn, StatusSection, StatusTable } from './status-section';

type ServerProcess = StatusServerFragment['process'];
type Disk = NonNullable<StatusServerFragment['disk']>;
type Storage = NonNullable<StatusServerFragment['storage']>;
type Copy = NonNullable<StatusServerFragment['columnStore']>[number];

const settingColumns: readonly StatusColumn<ServerProcess['settings'][number]>[] = [
  { title: 'Setting', cell: ({ name }) => name },
  { title: 'Value', isLong: true, cell: ({ value }) => <chakra.span overflowWrap="anywhere">{value}</chakra.span> },
];

/** Section with the version and settings of the process that created the response. */
export function ProcessSection({ process, readAt }: { readonly process: ServerProcess; readonly readAt: string }) {
  const uptimeSeconds = (Date.parse(readAt) - Date.parse(process.startedAt)) / 1000;
  return (
    <chakra.section aria-labelledby="process-heading" minWidth="0">
      <Heading id="process-heading" as="h2" size="sm" mb="3" pb="2" borderBottomWidth="1px">
        Server process
      </Heading>
      <Stack gap="4">
        <FactList>
          <Fact label="Version">
            {process.version}
            {process.commit !== null && ` (${process.commit.slice(0, 10)})`}
          </Fact>
          <Fact label="Node.js">{process.nodeVersion}</Fact>
          <Fact label="Host">{`${process.host}, process ${process.pid}`}</Fact>
          <Fact label="Processes">{formatCount(process.processes)}</Fact>
          <Fact label="Started">{`${formatDateTime(process.startedAt)}, ${durationText(uptimeSeconds)} ago`}</Fact>
          <Fact label="Time zone">{process.timeZone}</Fact>
        </FactList>
        <StatusTable
          label="Settings"
          columns={settingColumns}
          rows={process.settings}
          keyOf={({ name }) => name}
          emptyText="No settings."
        />
      </Stack>
    </chakra.section>
  );
}

const folderColumns: readonly StatusColumn<Disk['folders'][number]>[] = [
  { title: 'Folder', cell: ({ name }) => name },
  {
    title: 'Size',
    isNumber: true,
    cell: ({ bytes, isComplete }) => `${isComplete ? '' : 'over '}${formatBytes(bytes)}`,
  },
  {
    title: 'Files',
    isNumber: true,
    cell: ({ files, isComplete }) => `${isComplete ? '' : 'over '}${formatCount(files)}`,
  },
];

/** Section with the free disk space and the size of the folders in the data folder. */
export function DiskSection({ disk }: { readonly disk: Disk | null }) {
  return (
    <StatusSection part="DISK">
      {disk !== null && (
        <Stack gap="4">
          <FactList>
            <Fact label="Free">
              {formatBytes(disk.freeBytes)} of {formatBytes(disk.totalBytes)}
            </Fact>
            <Fact label="Data folder">{disk.dataDir}</Fact>
          </FactList>
          <StatusTable
            label="Folders"
            columns={folderColumns}
            rows={disk.folders}
            keyOf={({ name }) => name}
            emptyText={disk.measuredAt === null ? 'Measuring the folders…' : 'The data folder is empty.'}
          />
          {disk.measuredAt !== null && (
            <Text color="fg.subtle" textStyle="sm">
              Folders measured {formatDateTime(disk.measuredAt)}
            </Text>
          )}
        </Stack>
      )}
    </StatusSection>
  );
}

/** Section with the storage for media and import files, and a button that tests it. */
export function StorageSection({ storage }: { readonly storage: Storage | null }) {
  const [run, { loading }] = useMutation(TestStorageDocument);

  const test = () =>
    attempt('Error testing storage', async () => {
      const result = (await run()).data?.testStorage;
      if (result == null) {
        return;
      }
      if (result.failure === null) {
        showSuccess(`The storage works (${durationText(result.durationMs / 1000)})`);
      } else {
        toaster.error({ title: 'Error testing storage', description: result.failure });
      }
    });

  return (
    <StatusSection
      part="STORAGE"
      actions={
        <Button size="xs" variant="outline" colorPalette="neutral" loading={loading} onClick={() => void test()}>
          Test storage
        </Button>
      }
    >
      {storage !== null && (
        <FactList>
          <Fact label={storage.isBucket ? 'Bucket' : 'Folder'}>{storage.place}</Fact>
          {storage.failure !== null && <Fact label="Error">{storage.failure}</Fact>}
        </FactList>
      )}
    </StatusSection>
  );
}

const copyColumns: readonly StatusColumn<Copy>[] = [
  { title: 'Table', cell: ({ table }) => table },
  {
    title: 'Rows',
    isNumber: true,
    cell: ({ rows, loadedAt }) => (loadedAt === null ? 'Not copied' : formatCount(rows)),
  },
  { title: 'Behind by', isNumber: true, cell: ({ lagSeconds }) => durationText(lagSeconds) },
  { title: 'Loaded', cell: ({ loadedAt }) => (loadedAt === null ? '–' : formatDateTime(loadedAt)) },
  { title: 'From copy', isNumber: true, cell: ({ answers }) => formatCount(answers.copy) },
  { title: 'From database', isNumber: true, cell: ({ answers }) => formatCount(answers.database) },
  { title: 'Failed', isNumber: true, cell: ({ answers }) => formatCount(answers.failed) },
];

/** Section that lists the columnar copies of the process. */
export function ColumnStoreSection({ copies }: { readonly copies: readonly Copy[] | null }) {
  return (
    <StatusSection part="COLUMN_STORE">
      {copies !== null && (
        <StatusTable
          label="Columnar copies"
          columns={copyColumns}
          rows={copies}
          keyOf={({ table }) => table}
          emptyText="The column store is turned off."
        />
      )}
    </StatusSection>
  );
}
