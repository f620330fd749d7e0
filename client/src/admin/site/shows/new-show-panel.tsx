import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useCreateShowMutation } from '../../../graphql/generated/hooks';
import { announced } from '../../kit/failure';
import { NewRecordFooter } from '../../kit/panel/new-record-footer';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { ShowFields } from './show-fields';
import { blankShow, showForm } from './show-form';

interface NewShowPanelProps {
  readonly onCreated: () => void;
}

/** The panel of a show that is about to be. It is active from the beginning; its own panel opens then. */
export function NewShowPanel({ onCreated }: NewShowPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [create] = useCreateShowMutation();
  const form = useSchemaForm({
    schema: showForm,
    formId,
    defaultValues: blankShow,
    onSubmit: (show) =>
      announced('Error creating show', async () => {
        const { data } = await create({ variables: { input: { show } } });
        letLeave();
        showSuccess(`${show.name} is created, and in the shop`);
        onCreated();
        open(data?.createShow?.show.id ?? null);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const letLeave = useUnsaved(isDirty);

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
