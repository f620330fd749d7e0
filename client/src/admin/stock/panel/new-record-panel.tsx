import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { announceDone } from '../../kit/done';
import { announced } from '../../kit/failure';
import { NewRecordFooter } from '../../kit/panel/new-record-footer';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { useUnsaved } from '../../kit/unsaved-changes';
import { inSlots } from '../form/picture-slots';
import { RecordFields } from '../form/record-fields';
import { recordSchema } from '../form/record-schema';
import { emptyRecord } from '../form/typed-record';
import { noticesOf, type StockType } from '../stock-type';

interface NewRecordPanelProps {
  readonly type: StockType;
  readonly onCreated: () => void;
}

/** The panel of a record that is about to be: once created, its own panel opens. */
export function NewRecordPanel({ type: { declaration, operations, form: parts }, onCreated }: NewRecordPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [create] = useMutation(operations.create);
  const schema = useMemo(() => recordSchema(declaration, parts, { isNew: true }), [declaration, parts]);
  const form = useSchemaForm({
    schema,
    defaultValues: { ...parts.extra, ...emptyRecord(declaration) },
    onSubmit: (values) =>
      announced(noticesOf(declaration).adding, async () => {
        const { data } = await create({ variables: { item: inSlots(declaration, parts.sent(values, values)) } });
        const created = data?.saved?.item;
        letLeave();
        announceDone(`${created?.stockNumber ?? `The ${declaration.noun}`} is created`);
        onCreated();
        open(created?.id ?? null);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const letLeave = useUnsaved(isDirty);

  return (
    <>
      <PanelHeader title={`New ${declaration.noun}`} />
      <PanelBody>
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <RecordFields declaration={declaration} parts={parts} control={form.control} isNew />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} isSubmitting={isSubmitting} />
    </>
  );
}
