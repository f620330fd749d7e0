import { Flex } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import { CheckboxField } from '../../../forms/checkbox-field';
import { FieldFrame } from '../../../forms/field-frame';
import { NumberField } from '../../../forms/number-field';
import { type Choice, SelectField } from '../../../forms/select-field';
import { TextAreaField, TextField } from '../../../forms/text-field';
import type { StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { PictureField, PicturesField } from '../../kit/pictures/picture-fields';
import { isGeneratedByServer, isNeeded } from './form-fields';
import { enteredOptionsOf, optionsOf, type ReferenceLists } from './record-differences';
import type { RecordControl } from './typed-record';

interface ChecksFieldOptions {
  readonly choices: readonly Choice[];
  readonly size?: 'sm' | 'md';
}

/** Field with one checkbox per value. The form value contains the selected values. */
function ChecksField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  choices,
  size,
}: BoundField<TValues, TContext, TOutput> & ChecksFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly string[] = field.value ?? [];
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Flex role="group" aria-label={label} wrap="wrap" columnGap="4" rowGap="2">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            size={size}
            isChecked={chosen.includes(choice.value)}
            onChange={(isChosen) =>
              field.onChange(isChosen ? [...chosen, choice.value] : chosen.filter((each) => each !== choice.value))
            }
            onBlur={field.onBlur}
          >
            {choice.label}
          </Checkbox>
        ))}
      </Flex>
    </FieldFrame>
  );
}

/** Maximum number of pictures for stock types without their own limit. */
const MAX_PICTURES = 10;

interface FieldControlProps {
  readonly field: StockFieldDeclaration;
  readonly control: RecordControl;
  readonly lists: ReferenceLists;
  readonly isNew: boolean;
}

/** Form control for a field. The control depends on the kind of value. */
export function FieldControl({ field, control, lists, isNew }: FieldControlProps) {
  const { name, label, unit, value, presence } = field;
  const requiredMessage = isNeeded(field, { isNew });
  const commonProps = {
    control,
    name,
    label: requiredMessage ? `${label} (required)` : label,
    isOptional: requiredMessage ? false : ('quietly' as const),
    size: 'sm' as const,
    ...(isNew && isGeneratedByServer(field) && { hint: 'Leave blank to generate one.' }),
  };
  switch (value) {
    case 'flag':
      return <CheckboxField control={control} name={name} label={label} />;
    case 'integer':
    case 'number':
    case 'money':
    case 'carats':
      return <NumberField {...commonProps} unit={unit ?? undefined} />;
    case 'choice':
    case 'reference':
      return (
        <SelectField
          {...commonProps}
          choices={enteredOptionsOf(field, lists)}
          {...((presence !== 'made' || isNew) && { placeholder: '–' })}
        />
      );
    case 'choices':
    case 'references':
      return <ChecksField {...commonProps} choices={optionsOf(field, lists)} />;
    case 'longText':
      return <TextAreaField {...commonProps} />;
    case 'pictures':
      return <PicturesField {...commonProps} maxCount={field.limits.most ?? MAX_PICTURES} />;
    case 'picture':
      return <PictureField {...commonProps} />;
    case 'date':
      return <TextField {...commonProps} type="date" />;
    case 'moment':
      return <TextField {...commonProps} type="datetime-local" />;
    case 'text':
    case 'link':
    case 'user':
      return <TextField {...commonProps} />;
  }
}
