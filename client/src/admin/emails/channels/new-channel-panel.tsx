import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useCreateEmailChannelMutation } from '../../../graphql/generated/hooks';
import { announced } from '../../kit/failure';
import { NewRecordFooter } from '../../kit/panel/new-record-footer';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { channelForm } from './channel-form';

interface NewChannelPanelProps {
  readonly onCreated: () => void;
}

/** The panel of a channel that is about to be: once created, its own panel opens. */
export function NewChannelPanel({ onCreated }: NewChannelPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [create] = useCreateEmailChannelMutation();
  const form = useSchemaForm({
    schema: channelForm,
    defaultValues: { name: '' },
    onSubmit: ({ name }) =>
      announced('Error creating a channel', async () => {
        const { data } = await create({ variables: { input: { name } } });
        letLeave();
        showSuccess(`${name} is created`);
        onCreated();
        open(data?.createEmailChannel?.channel.id ?? null);
      }),
  });
  const letLeave = useUnsaved(form.formState.isDirty);

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
            hint="Users read it in their account, and where they unsubscribe"
          />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} isSubmitting={form.formState.isSubmitting} />
    </>
  );
}
