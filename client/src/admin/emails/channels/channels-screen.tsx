import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  type ChannelReportFragment,
  ChannelReportsDocument,
  CreateEmailChannelDocument,
  type EmailChannelReportSortField,
} from '../../../graphql/generated/graphql';
import { listColumn } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { submitWithNotice } from '../../kit/failure';
import { ListScreen } from '../../kit/list/list-screen';
import { NewButton } from '../../kit/list/new-button';
import { useOpenRecord } from '../../kit/panel/open-record';
import { usePanel } from '../../kit/panel/panel-context';
import { NewRecordFooter, PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { ChannelPanel, channelForm } from './channel-panel';

interface NewChannelPanelProps {
  readonly onCreated: () => void;
}

/** Panel that creates a channel, then opens the panel of the new channel. */
function NewChannelPanel({ onCreated }: NewChannelPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [create] = useMutation(CreateEmailChannelDocument);
  const form = useSchemaForm({
    schema: channelForm,
    defaultValues: { name: '' },
    onSubmit: ({ name }) =>
      submitWithNotice('Error creating a channel', async () => {
        const { data } = await create({ variables: { input: { name } } });
        allowNavigation();
        showSuccess(`${name} created`);
        onCreated();
        open(data?.createEmailChannel?.channel.id ?? null);
      }),
  });
  const allowNavigation = useUnsaved(form.formState.isDirty);

  return (
    <>
      <PanelHeader title="New channel" />
      <PanelBody>
        <chakra.form
          id={formId}
          data-record
          noValidate
          onSubmit={form.submit}
          display="flex"
          flexDirection="column"
          gap="4"
        >
          <FormErrors control={form.control} />
          <TextField
            control={form.control}
            name="name"
            label="Name"
            hint="Shown to users in their account and on the unsubscribe page"
          />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} isSubmitting={form.formState.isSubmitting} />
    </>
  );
}

const column = listColumn<ChannelReportFragment, EmailChannelReportSortField>;

const channels: ListDeclaration<ChannelReportFragment, EmailChannelReportSortField> = {
  pageId: 'admin_email_channels',
  noun: 'channel',
  plural: 'channels',
  source: listSource(ChannelReportsDocument, (data) => data.emailChannelReports),
  isCheckable: false,
  rowName: ({ name }) => name,
  columns: [
    column({ path: 'name', header: 'Name', sort: 'NAME' }),
    column({ path: 'subscribers', header: 'Subscribers', value: 'integer', sort: 'SUBSCRIBERS' }),
    column({ path: 'dispatches', id: 'mails', header: 'Emails', value: 'integer' }),
    column({ path: 'scheduled', header: 'Scheduled', label: 'Scheduled emails', value: 'integer' }),
    column({ path: 'lastSentAt', id: 'last-sent', header: 'Last sent', value: 'moment', sort: 'LAST_SENT_AT' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Channel name' }),
    listFilter({ field: 'isScheduled', id: 'scheduled', kind: 'toggle', label: 'Has scheduled emails' }),
  ],
  sort: { field: 'NAME', direction: 'ASC' },
};

const NEW = 'new';

/** Screen that lists the newsletters that users can subscribe to. */
export default function ChannelsScreen() {
  const list = useList(channels);
  const record = useOpenRecord();
  return (
    <ListScreen
      list={list}
      record={record}
      title="Email channels"
      failure="Error fetching email channels"
      emptyMessage={
        <EmptyMessage
          title="No channels yet"
          description="A channel is a newsletter. Users subscribe to it in their account. Emails to a channel are sent to all its subscribers."
        />
      }
      actions={<NewButton onClick={() => record.open(NEW)}>New channel</NewButton>}
      panel={(id) =>
        id === NEW ? (
          <NewChannelPanel onCreated={list.rows.retry} />
        ) : (
          <ChannelPanel id={id} onChanged={list.rows.retry} />
        )
      }
    />
  );
}
