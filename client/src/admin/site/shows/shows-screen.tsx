import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Drawer, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  AdminShowDocument,
  CreateShowDocument,
  DeleteShowDocument,
  UpdateShowDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { submitWithNotice } from '../../kit/failure';
import { ListScreen } from '../../kit/list/list-screen';
import { NewButton } from '../../kit/list/new-button';
import { MediaField } from '../../kit/media/media-slot';
import { DeleteSection } from '../../kit/panel/delete-section';
import { useOpenRecord } from '../../kit/panel/open-record';
import { usePanel } from '../../kit/panel/panel-context';
import { NewRecordFooter, PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { SaveState } from '../../kit/parts/save-state';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { ConflictNotice } from '../../kit/versioned-form/conflict-notice';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { blankShow, type EditedShow, showForm, showLabels, type TypedShow, typedShow } from './show-form';
import { showDays, shows } from './show-list';
import { ShowState } from './show-state';

interface ShowFieldsProps<TOutput> {
  readonly control: Control<TypedShow, unknown, TOutput>;
}

function ShowFields<TOutput>({ control }: ShowFieldsProps<TOutput>) {
  const fieldProps = (name: keyof TypedShow) => ({ control, name, label: showLabels[name], size: 'sm' }) as const;
  return (
    <Stack gap="4">
      <FormErrors control={control} />
      <TextField {...fieldProps('name')} />
      <SimpleGrid columns={2} gap="4">
        <TextField {...fieldProps('location')} isOptional="quietly" />
        <TextField {...fieldProps('booth')} isOptional="quietly" />
        <TextField {...fieldProps('startDate')} type="date" isOptional="quietly" />
        <TextField {...fieldProps('endDate')} type="date" hint="Leave blank for a one-day show" isOptional="quietly" />
      </SimpleGrid>
      <TextField {...fieldProps('url')} type="url" isOptional="quietly" />
      <MediaField control={control} name="image" label={showLabels.image} without="If not set, no picture is shown." />
    </Stack>
  );
}

/** Section that deletes a show after confirmation. */
function DeleteShow({ show, reload, onDeleted }: Omit<EditedShow, 'advertised'>) {
  const [remove] = useMutation(DeleteShowDocument);
  const input = { id: show.id, expectedVersion: show.version };
  return (
    <DeleteSection
      noun="show"
      question={`Delete ${show.name}?`}
      note="You can keep past shows. The shop lists the latest ones."
      remove={() => refetchWhenStale(() => remove({ variables: { input } }), reload)}
      failure="Error deleting show"
      doneText={`${show.name} deleted`}
      onDeleted={onDeleted}
    >
      <Text>
        The show and its picture are removed from the shop. This cannot be undone. To hide it temporarily, deactivate it
        instead.
      </Text>
    </DeleteSection>
  );
}

function ShowEditor({ show, advertised, reload, onDeleted }: EditedShow) {
  const formId = useId();
  const [update] = useMutation(UpdateShowDocument);
  const { form, isDirty, isSubmitting, conflict } = useVersionedForm({
    schema: showForm,
    stored: show,
    typed: typedShow,
    labels: showLabels,
    save: async (set, expectedVersion) => {
      const { data } = await update({ variables: { input: { id: show.id, expectedVersion, set } } });
      return data?.updateShow?.show;
    },
    reload,
    failure: 'Error editing show',
    doneText: `${show.name} saved`,
  });

  return (
    <>
      <PanelHeader title={show.name} note={showDays(show) ?? 'Dates to be announced'} />
      <PanelBody>
        {conflict !== null && <ConflictNotice noun="this show" conflict={conflict} />}
        <ShowState show={show} advertised={advertised} reload={reload} />
        <chakra.form id={formId} data-record noValidate my="4" onSubmit={form.submit}>
          <ShowFields control={form.control} />
        </chakra.form>
        <DeleteShow show={show} reload={reload} onDeleted={onDeleted} />
      </PanelBody>
      <Drawer.Footer py="3">
        <SaveState isDirty={isDirty} onDiscard={() => form.reset()} />
        <Button size="sm" type="submit" form={formId} disabled={!isDirty || conflict !== null} loading={isSubmitting}>
          Save
        </Button>
      </Drawer.Footer>
    </>
  );
}

interface NewShowPanelProps {
  readonly onCreated: () => void;
}

/** Panel that creates a show, then opens the panel of the new show. The show is active immediately. */
function NewShowPanel({ onCreated }: NewShowPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [create] = useMutation(CreateShowDocument);
  const form = useSchemaForm({
    schema: showForm,
    defaultValues: blankShow,
    onSubmit: (show) =>
      submitWithNotice('Error creating show', async () => {
        const { data } = await create({ variables: { input: { show } } });
        allowNavigation();
        showSuccess(`${show.name} created and visible in the shop`);
        onCreated();
        open(data?.createShow?.show.id ?? null);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const allowNavigation = useUnsaved(isDirty);

  return (
    <>
      <PanelHeader title="New show" />
      <PanelBody>
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <ShowFields control={form.control} />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} isSubmitting={isSubmitting} />
    </>
  );
}

interface ShowPanelProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

function ShowPanel({ id, onDeleted }: ShowPanelProps) {
  const query = useQuery(AdminShowDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, refetch } = query;
  const advertised = data?.advertised?.items[0] ?? null;
  return (
    <PanelRecord query={query} record={data?.show} noun="show" failure="Error fetching all shows">
      {(show) => <ShowEditor show={show} advertised={advertised} reload={refetch} onDeleted={onDeleted} />}
    </PanelRecord>
  );
}

const NEW = 'new';

/** Screen that lists the trade shows that the company attends. */
export default function ShowsScreen() {
  const list = useList(shows);
  const record = useOpenRecord();
  return (
    <ListScreen
      list={list}
      record={record}
      title="Shows"
      failure="Error fetching all shows"
      emptyMessage={<EmptyMessage title="No shows yet" description="Add the trade shows that you attend." />}
      actions={<NewButton onClick={() => record.open(NEW)}>New show</NewButton>}
      panel={(id) =>
        id === NEW ? (
          <NewShowPanel onCreated={list.rows.retry} />
        ) : (
          <ShowPanel id={id} onDeleted={() => record.open(null)} />
        )
      }
    />
  );
}
