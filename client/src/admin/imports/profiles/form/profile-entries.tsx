import { Button, chakra, Field, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { Fieldset } from '../../../../forms/fieldset';
import type { StockFiles } from '../../../../graphql/stock/stock-declaration';
import { HeadingSelect, headingGroups } from '../../import-fields';
import type { TypedProfile } from './profile-form';

/** Form path of a text input in a profile entry. */
type EntryText =
  | `profile.columns.${number}.column`
  | `profile.values.${number}.${'from' | 'to'}`
  | `profile.constants.${number}.value`;
type EntryField = `profile.${'columns' | 'values' | 'constants'}.${number}.field`;

/** Control of the profile form. The form can have any output type. */
export type ProfileControl = Control<TypedProfile, unknown, unknown>;

interface EntryInputProps {
  readonly control: ProfileControl;
  readonly name: EntryText;
  readonly label: string;
}

/** Text input for a header or cell value in a profile entry. */
function EntryInput({ control, name, label }: EntryInputProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field.Root invalid={fieldState.invalid} flex="1 1 9rem" width="auto">
      <Input {...field} size="sm" aria-label={label} placeholder={label} />
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  );
}

interface EntryHeadingProps {
  readonly control: ProfileControl;
  readonly name: EntryField;
  readonly files: StockFiles;
  readonly label: string;
  readonly emptyText: string;
}

function EntryHeading({ control, name, files, label, emptyText }: EntryHeadingProps) {
  const { field, fieldState } = useController({ control, name });
  const groups = useMemo(() => headingGroups(files), [files]);
  return (
    <Field.Root invalid={fieldState.invalid} flex="1 1 9rem" width="auto">
      <HeadingSelect
        files={files}
        groups={groups}
        label={label}
        value={field.value === '' ? null : field.value}
        emptyText={emptyText}
        onChange={(next) => field.onChange(next ?? '')}
      />
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  );
}

interface EntryRowsProps {
  readonly legend: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly keys: readonly string[];
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
}

/** List of entry rows with buttons that add and remove rows. */
function EntryRows({ legend, hint, addLabel, keys, onAdd, onRemove, children }: EntryRowsProps) {
  return (
    <Fieldset.Root gap="2">
      <Fieldset.Legend textStyle="md" fontWeight="semibold" mb="0">
        {legend}
      </Fieldset.Legend>
      <Text color="fg.muted">{hint}</Text>
      {keys.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none">
          {keys.map((key, index) => (
            <chakra.li key={key} display="flex" gap="2" alignItems="flex-start">
              <chakra.div display="flex" flexWrap="wrap" gap="2" flex="1" minWidth="0">
                {children(index)}
              </chakra.div>
              <IconButton
                size="sm"
                variant="ghost"
                colorPalette="neutral"
                aria-label={`Remove row ${index + 1} of ${legend.toLowerCase()}`}
                onClick={() => onRemove(index)}
              >
                <X aria-hidden />
              </IconButton>
            </chakra.li>
          ))}
        </Stack>
      )}
      <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onAdd}>
        <Plus aria-hidden />
        {addLabel}
      </Button>
    </Fieldset.Root>
  );
}

interface ProfileEntriesProps {
  readonly control: ProfileControl;
  readonly files: StockFiles;
}

export function ProfileEntries({ control, files }: ProfileEntriesProps) {
  const columns = useFieldArray({ control, name: 'profile.columns' });
  const values = useFieldArray({ control, name: 'profile.values' });
  const constants = useFieldArray({ control, name: 'profile.constants' });
  const commonProps = { control, files };
  return (
    <Stack gap="6" pt="3">
      <EntryRows
        legend="Columns"
        hint="Headers that belong to another field, and columns to ignore."
        addLabel="Add column"
        keys={columns.fields.map(({ id }) => id)}
        onAdd={() => columns.append({ column: '', field: '' })}
        onRemove={columns.remove}
      >
        {(index) => (
          <>
            <EntryInput control={control} name={`profile.columns.${index}.column`} label="Header" />
            <EntryHeading {...commonProps} name={`profile.columns.${index}.field`} label="Map to" emptyText="Ignored" />
          </>
        )}
      </EntryRows>
      <EntryRows
        legend="Values"
        hint="Values to be replaced when the file is read. Leave the second field blank to read a value as empty."
        addLabel="Add value"
        keys={values.fields.map(({ id }) => id)}
        onAdd={() => values.append({ field: '', from: '', to: '' })}
        onRemove={values.remove}
      >
        {(index) => (
          <>
            <EntryHeading {...commonProps} name={`profile.values.${index}.field`} label="Field" emptyText="Field" />
            <EntryInput control={control} name={`profile.values.${index}.from`} label="In the file" />
            <EntryInput control={control} name={`profile.values.${index}.to`} label="Read as" />
          </>
        )}
      </EntryRows>
      <EntryRows
        legend="Constants"
        hint="Values that apply to every row and are not in the file."
        addLabel="Add constant"
        keys={constants.fields.map(({ id }) => id)}
        onAdd={() => constants.append({ field: '', value: '' })}
        onRemove={constants.remove}
      >
        {(index) => (
          <>
            <EntryHeading {...commonProps} name={`profile.constants.${index}.field`} label="Field" emptyText="Field" />
            <EntryInput control={control} name={`profile.constants.${index}.value`} label="Value" />
          </>
        )}
      </EntryRows>
    </Stack>
  );
}
