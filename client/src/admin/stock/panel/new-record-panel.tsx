import { useMutation } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { submitWithNotice } from '../../kit/failure';
import { usePanel } from '../../kit/panel/panel-context';
import { NewRecordFooter, PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { inSlots } from '../form/form-fields';
import { RecordFields } from '../form/record-fields';
import { emptyRecord } from '../form/typed-record';
import { recordSchema } from '../form/value-rule';
import { noticesOf, type StockType } from '../stock-type';

interface NewRecordPanelProps {
  readonly type: StockType;
  readonly onCreated: () => void;
}

/** Panel that creates a record, then opens the panel of the new record. */
export function NewRecordPanel({ type: { declaration, operations, form: parts }, onCreated }: NewRecordPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [create] = useMutation(operations.create);
  const schema = useMemo(() => recordSchema(declaration, parts, { isNew: true }), [declaration, parts]);
  const form = useSchemaForm({
    schema,
    defaultValues: { ...parts.extra, ...emptyRecord(declaration) },
    onSubmit: (values) =>
      submitWithNotice(noticesOf(declaration).adding, async () => {
        const { data } = await create({ variables: { item: inSlots(declaration, parts.sent(values, values)) } });
        const created = data?.saved?.item;
        allowNavigation();
        showSuccess(`${created?.stockNumber ?? `New ${declaration.noun}`} created`);
        onCreated();
        open(created?.id ?? null);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const allowNavigation = useUnsaved(isDirty);

  return (
    <>
      <PanelHeader title={`New ${declaration.noun}`} />
      <PanelBody>
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <Box mb="4">
            <FormErrors control={form.control} />
          </Box>
          <RecordFields declaration={declaration} parts={parts} control={form.control} isNew />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} isSubmitting={isSubmitting} />
    </>
  );
}
