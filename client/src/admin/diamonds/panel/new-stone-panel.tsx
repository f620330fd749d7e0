import { Button, chakra, Drawer } from '@chakra-ui/react';
import { useId } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useCreateDiamondMutation } from '../../../graphql/generated/hooks';
import { announceDone } from '../../kit/done';
import { announceFailure } from '../../kit/failure';
import { usePanel } from '../../kit/panel-context';
import { PanelBody, PanelHeader } from '../../kit/panel-parts';
import { useUnsaved } from '../../kit/unsaved-changes';
import { StoneFormFields } from '../form/stone-form-fields';
import { toDiamondInput } from '../form/stone-input';
import { stoneSchema } from '../form/stone-schema';
import { emptyStone } from '../form/stone-typed';

interface NewStonePanelProps {
  readonly onCreated: () => void;
}

/** The panel of a stone that is about to be: once created, its own panel opens. */
export function NewStonePanel({ onCreated }: NewStonePanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [createDiamond] = useCreateDiamondMutation();
  const form = useSchemaForm({
    schema: stoneSchema,
    defaultValues: emptyStone,
    onSubmit: async (values) => {
      try {
        const { data } = await createDiamond({ variables: { input: { diamond: toDiamondInput(values) } } });
        const created = data?.createDiamond?.diamond;
        letLeave();
        announceDone(`${values.stockNumber} is created`);
        onCreated();
        open(created?.id ?? null);
      } catch (error) {
        announceFailure('Error adding a diamond', error);
        throw error;
      }
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const letLeave = useUnsaved(isDirty);

  return (
    <>
      <PanelHeader title="New diamond" />
      <PanelBody>
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <StoneFormFields control={form.control} />
        </chakra.form>
      </PanelBody>
      <Drawer.Footer py="3">
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => open(null)}>
          Cancel
        </Button>
        <Button size="sm" type="submit" form={formId} loading={isSubmitting}>
          Create
        </Button>
      </Drawer.Footer>
    </>
  );
}
