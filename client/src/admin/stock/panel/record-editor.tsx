import { Box, Button, chakra, Drawer } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { SaveState } from '../../kit/parts/save-state';
import { WhoSeesItem } from '../../kit/why/who-sees-item';
import { RecordFields } from '../form/record-fields';
import { RecordHistory } from '../history/record-history';
import type { StockType } from '../stock-type';
import { DeleteRecord } from './delete-record';
import { RecordConflict } from './record-conflict';
import { RecordExtras } from './record-extras';
import { RecordState } from './record-state';
import { useRecordForm } from './use-record-form';

interface RecordEditorProps {
  readonly type: StockType;
  readonly record: StockRecord;
  /** Reads the record again, past the cache. */
  readonly reload: () => Promise<unknown>;
}

/** The panel of a record that exists. */
export function RecordEditor({ type, record, reload }: RecordEditorProps) {
  const { declaration, form: parts, note, State = RecordState, Sections } = type;
  const { next, open } = usePanel();
  const formId = useId();
  const goesOn = useRef(false);
  const { form, isDirty, changedCount, conflict, takeTheirs, keepMine } = useRecordForm({
    type,
    record,
    reload,
    onSaved: () => {
      if (goesOn.current && next !== null) {
        open(next);
      }
    },
  });
  const { isSubmitting } = form.formState;
  const canSave = isDirty && conflict === null;

  return (
    <>
      <PanelHeader title={record.stockNumber} note={note?.(record)} />
      <PanelBody>
        <State type={type} record={record} />
        {conflict !== null && (
          <RecordConflict
            declaration={declaration}
            {...conflict}
            mine={form.getValues()}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        )}
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <RecordFields declaration={declaration} parts={parts} control={form.control} />
          <RecordExtras record={record} />
        </chakra.form>
        <Box borderTopWidth="1px" mt="4" pt="4">
          {Sections !== undefined && <Sections type={type} record={record} />}
          <WhoSeesItem kind={declaration.kind} stockNumber={record.stockNumber} />
          <RecordHistory type={type} record={record} />
          <DeleteRecord type={type} record={record} />
        </Box>
      </PanelBody>
      <Drawer.Footer py="3">
        <SaveState isDirty={isDirty} changed={`${changedCount} changed, not saved`} onDiscard={() => form.reset()} />
        <Button
          size="sm"
          variant="outline"
          type="submit"
          form={formId}
          disabled={!canSave || next === null}
          onClick={() => {
            goesOn.current = true;
          }}
        >
          Save and next
        </Button>
        <Button
          size="sm"
          type="submit"
          form={formId}
          disabled={!canSave}
          loading={isSubmitting}
          onClick={() => {
            goesOn.current = false;
          }}
        >
          Save
        </Button>
      </Drawer.Footer>
    </>
  );
}
