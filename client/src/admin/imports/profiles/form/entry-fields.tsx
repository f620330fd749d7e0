import { Field, Input } from '@chakra-ui/react';
import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { StockFiles } from '../../../../graphql/stock/stock-declaration';
import { HeadingSelect } from '../../heading-select';
import { headingGroups } from '../../import-fields';
import type { TypedProfile } from './profile-form';

/** Where the text or the field of an entry stands in the form. */
type EntryText =
  | `profile.columns.${number}.column`
  | `profile.values.${number}.${'from' | 'to'}`
  | `profile.constants.${number}.value`;
type EntryField = `profile.${'columns' | 'values' | 'constants'}.${number}.field`;

/** The control of the form of a profile, whatever it gives out. */
export type ProfileControl = Control<TypedProfile, unknown, unknown>;

interface EntryInputProps {
  readonly control: ProfileControl;
  readonly name: EntryText;
  readonly label: string;
}

/** The text of an entry: a header or a cell. */
export function EntryInput({ control, name, label }: EntryInputProps) {
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
  readonly none: string;
}

/** The field of an entry. */
export function EntryHeading({ control, name, files, label, none }: EntryHeadingProps) {
  const { field, fieldState } = useController({ control, name });
  const groups = useMemo(() => headingGroups(files), [files]);
  return (
    <Field.Root invalid={fieldState.invalid} flex="1 1 9rem" width="auto">
      <HeadingSelect
        files={files}
        groups={groups}
        label={label}
        value={field.value === '' ? null : field.value}
        none={none}
        onChange={(next) => field.onChange(next ?? '')}
      />
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
