import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Field } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  CreateImportProfileDocument,
  ImportProfileDocument,
  type ImportProfileRecordFragment,
  ImportProfilesDocument,
} from '../../../graphql/generated/graphql';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import { listColumn, type Mark } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { toaster } from '../../../ui/toaster';
import { submitWithNotice } from '../../kit/failure';
import { ListScreen } from '../../kit/list/list-screen';
import { NewButton } from '../../kit/list/new-button';
import { useOpenRecord } from '../../kit/panel/open-record';
import { usePanel } from '../../kit/panel/panel-context';
import { NewRecordFooter, PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { FileUpload } from '../../kit/parts/file-upload';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { type ImportProfile, parseProfile } from '../import-profile';
import { runMark } from '../run-state';
import { kindLabels } from '../runs/run-list';
import { FieldsOfKind } from './form/profile-fields';
import { blankProfile, profileForm, sentProfile } from './form/profile-form';
import { ProfileEditor } from './profile-editor';
import { intervalText, LastRun } from './profile-state';

const kindChoices = stockIndex.map(({ kind, title }) => ({ value: kind, label: title }));

/** Profile loaded from an uploaded file, but not saved yet. */
interface ProfileDraft {
  readonly name: string;
  readonly profile: ImportProfile;
}

interface NewProfilePanelProps {
  readonly draft: ProfileDraft | null;
  readonly onCreated: () => void;
}

/** Panel that creates a profile, then opens the panel of the new profile. */
function NewProfilePanel({ draft, onCreated }: NewProfilePanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [kind, setKind] = useState(stockIndex[0]?.kind ?? 'DIAMOND');
  const [create] = useMutation(CreateImportProfileDocument);
  const form = useSchemaForm({
    schema: profileForm,
    defaultValues: blankProfile(draft?.name, draft?.profile),
    onSubmit: (typed) =>
      submitWithNotice('Error saving import profile', async () => {
        const { data } = await create({ variables: { input: { kind, ...sentProfile(typed) } } });
        const created = data?.createImportProfile?.profile;
        allowNavigation();
        showSuccess(`${created?.name ?? 'Profile'} created`);
        onCreated();
        open(created?.id ?? null);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const allowNavigation = useUnsaved(isDirty || draft !== null);

  return (
    <>
      <PanelHeader title="New profile" note={draft === null ? undefined : `From ${draft.name}`} />
      <PanelBody>
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <Field.Root mb="4">
            <Field.Label>Stock type</Field.Label>
            <ChoiceSelect value={kind} choices={kindChoices} onChange={setKind} />
            <Field.HelperText>You cannot change it later.</Field.HelperText>
          </Field.Root>
          <FieldsOfKind kind={kind} control={form.control} hasPassword={false} />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} isSubmitting={isSubmitting} />
    </>
  );
}

interface UploadProfileProps {
  readonly onRead: (draft: ProfileDraft) => void;
}

/** Button that loads a profile from a JSON file to prefill the form for a new profile. */
function UploadProfile({ onRead }: UploadProfileProps) {
  async function read(file: File): Promise<void> {
    const parsed = parseProfile(await file.text());
    if (parsed.isValid) {
      onRead({ name: parsed.profile.vendor ?? file.name.replace(/\.json$/i, ''), profile: parsed.profile });
    } else {
      toaster.error({ title: `${file.name} is not a valid profile`, description: parsed.problem });
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
          toaster.error({ title: `${rejected.file.name} is not a valid profile`, description: 'Choose a JSON file.' });
        }
      }}
      onFileAccept={({ files: [file] }) => {
        if (file !== undefined) {
          void read(file);
        }
      }}
    >
      <FileUpload.HiddenInput aria-label="Profile file (JSON)" />
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

/** Describes how a profile's files reach the server: from a folder, by scheduled fetch, or by manual upload. */
function sourceMark({ fetch, folder }: ImportProfileRecordFragment): Mark {
  if (fetch?.failure != null) {
    return { text: 'The last fetch failed', tone: 'danger' };
  }
  const sources = [
    ...(folder === null ? [] : [`Folder ${folder}`]),
    ...(fetch === null ? [] : [fetch.isActive ? intervalText(fetch.schedule) : 'Fetch paused']),
  ];
  return { text: sources.length === 0 ? 'Manual' : sources.join(' · ') };
}

/** List of saved profiles, always sorted by name. */
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
    column({ path: 'fetch', id: 'from', header: 'Source', mark: sourceMark }),
    column({
      path: 'lastRun',
      id: 'last-import',
      header: 'Last import',
      plain: ({ lastRun }) => (lastRun === null ? null : runMark(lastRun).text),
      cell: ({ lastRun }) => <LastRun run={lastRun} />,
    }),
    column({ path: 'updatedAt', id: 'changed', header: 'Changed', value: 'moment' }),
  ],
  filters: [listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Profile name' })],
  sort: { field: 'NAME', direction: 'ASC' },
};

interface ProfilePanelProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

function ProfilePanel({ id, onDeleted }: ProfilePanelProps) {
  const query = useQuery(ImportProfileDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
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
          refetch={async () => (await refetch()).data?.importProfile ?? null}
          polling={{ startPolling, stopPolling }}
          onDeleted={onDeleted}
        />
      )}
    </PanelRecord>
  );
}

const NEW = 'new';

/** Screen that lists import profiles, which define how to fetch and read each vendor's files. */
export default function ProfilesScreen() {
  const list = useList(profiles);
  const record = useOpenRecord();
  const [draft, setDraft] = useState<ProfileDraft | null>(null);

  function openDraft(next: ProfileDraft | null): void {
    setDraft(next);
    record.open(NEW);
  }

  return (
    <ListScreen
      list={list}
      record={record}
      title="Import profiles"
      failure="Error fetching import profiles"
      emptyMessage={
        <EmptyMessage
          title="No profiles yet"
          description="A profile contains the import settings for the files of a vendor. Save one on the Import screen after you assign the columns, or create one here."
        />
      }
      actions={
        <>
          <UploadProfile onRead={openDraft} />
          <NewButton onClick={() => openDraft(null)}>New profile</NewButton>
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
