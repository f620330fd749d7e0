import { useQuery } from '@apollo/client/react';
import { Button, Dialog, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { DialogFrame } from '../../../forms/dialog/dialog-form';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { StockReferenceListsDocument } from '../../../graphql/generated/graphql';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import { dialogOnDemand } from '../../../ui/on-demand';
import { BulkBar } from '../../kit/bulk/bulk-bar';
import { useSelectAll } from '../../kit/bulk/use-select-all';
import { ExportButton } from '../export/export-button';
import { FieldControl } from '../form/field-control';
import { formFields, isGeneratedByServer, isNeeded } from '../form/form-fields';
import { emptyValue, type RecordValues } from '../form/typed-record';
import { valueRule } from '../form/value-rule';
import { AddToOrder } from '../orders/add-to-order';
import type { StockJob, StockType } from '../stock-type';
import { ChangePreview } from './change-preview';
import type { PriceDialogProps } from './price-dialog';
import { useStockChange } from './use-stock-change';

/** Kinds of values that differ for each record and cannot be set in bulk. */
const ownValues = new Set(['picture', 'pictures', 'link']);

interface SetFieldProps {
  readonly type: StockType;
  /** Description of the records, such as "the selected melee lots". */
  readonly recordsText: string;
  readonly run: (job: StockJob) => void;
}

/** Control that sets one field of many records to the same value. */
function SetField({ type, recordsText, run }: SetFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = formFields(type.declaration).filter(
    (field) => field.name !== 'stockNumber' && !isGeneratedByServer(field) && !ownValues.has(field.value),
  );
  const [name, setName] = useState(fields[0]?.name);
  const field = fields.find((each) => each.name === name);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Set field
      </Button>
      <DialogFrame isOpen={isOpen} onClose={() => setOpen(false)}>
        <Dialog.Header>
          <Dialog.Title>Set a field of {recordsText}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap="4">
            <NativeSelect.Root size="sm">
              <NativeSelect.Field aria-label="Field" value={name} onChange={({ target }) => setName(target.value)}>
                {[...new Set(fields.map(({ group }) => group))].map((group) => (
                  <optgroup key={group} label={group}>
                    {fields
                      .filter((each) => each.group === group)
                      .map((each) => (
                        <option key={each.name} value={each.name}>
                          {each.label}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            {field !== undefined && (
              <ValueForm
                key={field.name}
                field={field}
                onSet={(set) => {
                  setOpen(false);
                  run({ label: `Set ${field.label.toLowerCase()}`, change: { set }, alwaysPreview: true });
                }}
              />
            )}
          </Stack>
        </Dialog.Body>
      </DialogFrame>
    </>
  );
}

interface ValueFormProps {
  readonly field: StockFieldDeclaration;
  readonly onSet: (set: RecordValues) => void;
}

function ValueForm({ field, onSet }: ValueFormProps) {
  const lists = useQuery(StockReferenceListsDocument).data?.referenceLists;
  const form = useSchemaForm({
    schema: v.object({ [field.name]: valueRule(field, isNeeded(field, { isNew: false })) }),
    defaultValues: { [field.name]: emptyValue(field) },
    onSubmit: async (values: RecordValues) => onSet(values),
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="4" align="flex-start">
        <FieldControl field={field} control={form.control} lists={lists} isNew />
        <Button type="submit" alignSelf="flex-end">
          Preview changes
        </Button>
      </Stack>
    </form>
  );
}

const PriceDialog = dialogOnDemand<PriceDialogProps>(() => import('./price-dialog'));

interface ChangePricesProps {
  readonly declaration: StockDeclaration;
  /** Description of the records, such as "the selected melee lots". */
  readonly recordsText: string;
  readonly run: (job: StockJob) => void;
}

/**
 * Button that changes the prices of many records by a percentage, by an amount, or to a discount from the list price.
 */
function ChangePrices({ declaration, recordsText, run }: ChangePricesProps) {
  const [isOpen, setOpen] = useState(false);
  if (declaration.prices.length === 0) {
    return null;
  }
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Change prices
      </Button>
      <PriceDialog
        isOpen={isOpen}
        declaration={declaration}
        recordsText={recordsText}
        onCancel={() => setOpen(false)}
        onChosen={(job) => {
          setOpen(false);
          run(job);
        }}
      />
    </>
  );
}

interface StockBulkProps {
  readonly type: StockType;
  readonly list: List<StockRecord>;
}

const activate = { label: 'Activate', change: { set: { isActive: true } } };
const deactivate = { label: 'Deactivate', change: { set: { isActive: false } } };

/** Bulk actions for the selected stock records, or for all records that match the filters. */
export function StockBulk({ type, list }: StockBulkProps) {
  const { declaration, Jobs } = type;
  const allRecords = useSelectAll(list);
  const { isPending, preview, run, confirm, dismiss, refresh } = useStockChange(type, list, allRecords);
  const isAllSelected = allRecords.filter !== null;
  const recordsText = isAllSelected ? allRecords.text : `the selected ${declaration.plural}`;
  return (
    <>
      <BulkBar checked={list.checked} selectAll={allRecords}>
        {[activate, deactivate].map((job) => (
          <Button key={job.label} size="sm" variant="outline" disabled={isPending} onClick={() => void run(job)}>
            {job.label}
          </Button>
        ))}
        {Jobs !== undefined && (
          <Jobs
            count={isAllSelected ? allRecords.count : list.checked.ids.length}
            ids={isAllSelected ? null : list.checked.ids}
            run={(job) => void run(job)}
            onChanged={refresh}
          />
        )}
        {!isAllSelected && (
          <>
            <AddToOrder
              kind={declaration.kind}
              count={list.checked.ids.length}
              readNumbers={async () => (await list.readRows(list.checked.ids)).map(({ stockNumber }) => stockNumber)}
            />
            <ExportButton type={type} list={list} ids={list.checked.ids} />
          </>
        )}
        <ChangePrices declaration={declaration} recordsText={recordsText} run={(job) => void run(job)} />
        <SetField type={type} recordsText={recordsText} run={(job) => void run(job)} />
      </BulkBar>
      <ChangePreview
        declaration={declaration}
        preview={preview}
        isPending={isPending}
        onConfirm={() => void confirm()}
        onCancel={dismiss}
      />
    </>
  );
}
