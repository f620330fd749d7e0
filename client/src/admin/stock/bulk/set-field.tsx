import { Button, Dialog, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { DialogFrame } from '../../../forms/dialog/dialog-form';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useStockReferenceListsQuery } from '../../../graphql/generated/hooks';
import type { StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { FieldControl } from '../form/field-control';
import { formFields, isMadeByHouse, isNeeded } from '../form/form-fields';
import { emptyValue, type RecordValues } from '../form/typed-record';
import { valueRule } from '../form/value-rule';
import type { StockJob, StockType } from '../stock-type';

/** What every record has for itself. */
const ofOneOnly = new Set(['picture', 'pictures', 'link']);

interface SetFieldProps {
  readonly type: StockType;
  /** Which records: "the checked melee lots". */
  readonly what: string;
  readonly run: (job: StockJob) => void;
}

/** Sets one field of many records to the same value. */
export function SetField({ type, what, run }: SetFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = formFields(type.declaration).filter(
    (field) => field.name !== 'stockNumber' && !isMadeByHouse(field) && !ofOneOnly.has(field.value),
  );
  const [name, setName] = useState(fields[0]?.name);
  const field = fields.find((each) => each.name === name);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Set a field
      </Button>
      <DialogFrame isOpen={isOpen} onClose={() => setOpen(false)}>
        <Dialog.Header>
          <Dialog.Title>Set a field of {what}</Dialog.Title>
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
                  run({ label: `Set ${field.label.toLowerCase()}`, change: { set }, isAsked: true });
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
  const lists = useStockReferenceListsQuery().data?.referenceLists;
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
          See what changes
        </Button>
      </Stack>
    </form>
  );
}
