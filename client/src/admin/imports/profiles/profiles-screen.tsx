import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { type ImportProfileRecordFragment, ImportProfilesDocument } from '../../../graphql/generated/graphql';
import { useImportProfileQuery } from '../../../graphql/generated/hooks';
import { listColumn, type Mark } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { toaster } from '../../../ui/toaster';
import { ListScreen } from '../../kit/list/list-screen';
import { NewButton } from '../../kit/list/new-button';
import { useOpenRecord } from '../../kit/panel/open-record';
import { PanelRecord } from '../../kit/panel/panel-record';
import { FileUpload } from '../../kit/parts/file-upload';
import { parseProfile } from '../import-profile';
import { runMark } from '../run-state';
import { kindLabels } from '../runs/run-list';
import { NewProfilePanel, type ProfileDraft } from './new-profile-panel';
import { ProfileEditor } from './profile-editor';
import { intervalText, LastRun } from './profile-state';

interface UploadProfileProps {
  readonly onRead: (draft: ProfileDraft) => void;
}

/** Reads a profile out of a JSON file: what it says stands in a new profile then, to be named and saved. */
function UploadProfile({ onRead }: UploadProfileProps) {
  async function read(file: File): Promise<void> {
    const parsed = parseProfile(await file.text());
    if (parsed.isValid) {
      onRead({ name: parsed.profile.vendor ?? file.name.replace(/\.json$/i, ''), profile: parsed.profile });
    } else {
      toaster.error({ title: `${file.name} is no profile`, description: parsed.problem });
    }
  }
  return (
    <FileUpload.Root
      width="auto"
      accept={['application/json', '.json']}
      maxFiles={1}
      acceptedFiles={[]}
      onFileReject={({ files: [rejected] }) => {
        if (rejected !== undefined) {
          toaster.error({ title: `${rejected.file.name} is no profile`, description: 'It is no JSON file.' });
        }
      }}
      onFileAccept={({ files: [file] }) => {
        if (file !== undefined) {
          void read(file);
        }
      }}
    >
      <FileUpload.HiddenInput aria-label="Profile as a JSON file" />
      <FileUpload.Trigger asChild>
        <Button size="sm" variant="outline">
          <FileUp aria-hidden />
          Upload JSON
        </Button>
      </FileUpload.Trigger>
    </FileUpload.Root>
  );
}

const column = listColumn<ImportProfileRecordFragment, 'NAME'>;

/** Where files of a profile come from by themselves. */
function comesFrom({ fetch, folder }: ImportProfileRecordFragment): Mark {
  if (fetch?.failure != null) {
    return { text: 'The last fetch failed', tone: 'danger' };
  }
  const ways = [
    ...(folder === null ? [] : [`Folder ${folder}`]),
    ...(fetch === null ? [] : [fetch.isActive ? intervalText(fetch.schedule) : 'Fetch stopped']),
  ];
  return { text: ways.length === 0 ? 'By hand' : ways.join(' · ') };
}

/** Every saved profile; the server has one order of them. */
const profiles: ListDeclaration<ImportProfileRecordFragment, 'NAME'> = {
  pageId: 'admin_import_profiles',
  noun: 'profile',
  plural: 'profiles',
  source: listSource(ImportProfilesDocument, (data) => data.importProfiles),
  isCheckable: false,
  rowName: ({ name }) => name,
  columns: [
    column({ path: 'name', header: 'Name' }),
    column({ path: 'vendor', header: 'Vendor' }),
    column({ path: 'kind', header: 'Type', labels: kindLabels }),
    column({ path: 'fetch', id: 'from', header: 'Files come', mark: comesFrom }),
    column({
      path: 'lastRun',
      id: 'last-import',
      header: 'Last import',
      plain: ({ lastRun }) => (lastRun === null ? null : runMark(lastRun).text),
      cell: ({ lastRun }) => <LastRun run={lastRun} />,
    }),
    column({ path: 'updatedAt', id: 'changed', header: 'Changed', value: 'moment' }),
  ],
  filters: [listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name of the profile' })],
  sort: { field: 'NAME', direction: 'ASC' },
};

interface ProfilePanelProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

/** One saved profile: how files are read by it, and which come by themselves. */
function ProfilePanel({ id, onDeleted }: ProfilePanelProps) {
  const query = useImportProfileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { refetch, startPolling, stopPolling } = query;
  return (
    <PanelRecord
      query={query}
      record={query.data?.importProfile}
      noun="profile"
      failure="Error fetching import profiles"
    >
      {(saved) => (
        <ProfileEditor
          saved={saved}
          readAgain={async () => (await refetch()).data?.importProfile ?? null}
          polling={{ startPolling, stopPolling }}
          onDeleted={onDeleted}
        />
      )}
    </PanelRecord>
  );
}

/** What the address has open while a new profile is made. */
const NEW = 'new';

/** How the files of each vendor are read, and which come by themselves. */
export default function ProfilesScreen() {
  const list = useList(profiles);
  const record = useOpenRecord();
  const [draft, setDraft] = useState<ProfileDraft | null>(null);

  function begin(next: ProfileDraft | null): void {
    setDraft(next);
    record.open(NEW);
  }

  return (
    <ListScreen
      list={list}
      record={record}
      title="Import profiles"
      failure="Error fetching import profiles"
      none={
        <EmptyMessage
          title="No profiles yet"
          description="A profile remembers how the files of a vendor are read. Save one at the desk after setting columns right, or make one here."
        />
      }
      actions={
        <>
          <UploadProfile onRead={begin} />
          <NewButton onClick={() => begin(null)}>New profile</NewButton>
        </>
      }
      panel={(id) =>
        id === NEW ? (
          <NewProfilePanel draft={draft} onCreated={list.rows.retry} />
        ) : (
          <ProfilePanel id={id} onDeleted={() => record.open(null)} />
        )
      }
    />
  );
}
