import { CheckboxField } from '../../../forms/checkbox-field';
import { NumberField } from '../../../forms/number-field';
import { SelectField } from '../../../forms/select-field';
import { TextAreaField } from '../../../forms/text-area-field';
import { TextField } from '../../../forms/text-field';
import type { StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { PictureField, PicturesField } from '../../kit/pictures/picture-fields';
import { ChecksField } from './checks-field';
import { isMadeByHouse, isNeeded } from './form-fields';
import type { RecordControl } from './form-parts';
import { enteredOptionsOf, optionsOf, type ReferenceLists } from './reference-lists';

/** Where a type does not say. */
const MOST_PICTURES = 10;

interface FieldControlProps {
  readonly field: StockFieldDeclaration;
  readonly control: RecordControl;
  readonly lists: ReferenceLists;
  readonly isNew: boolean;
}

/** The control that enters a field, as its kind of value wants it. */
export function FieldControl({ field, control, lists, isNew }: FieldControlProps) {
  const { name, label, unit, value, presence } = field;
  const needed = isNeeded(field, { isNew });
  const common = {
    control,
    name,
    label: needed ? `${label} (required)` : label,
    isOptional: needed ? false : ('quietly' as const),
    size: 'sm' as const,
    ...(isNew && isMadeByHouse(field) && { hint: 'Leave blank to generate one.' }),
  };
  switch (value) {
    case 'flag':
      return <CheckboxField control={control} name={name} label={label} />;
    case 'integer':
    case 'number':
    case 'money':
    case 'carats':
      return <NumberField {...common} unit={unit ?? undefined} />;
    case 'choice':
    case 'reference':
      return (
        <SelectField
          {...common}
          choices={enteredOptionsOf(field, lists)}
          {...((presence !== 'made' || isNew) && { placeholder: '–' })}
        />
      );
    case 'choices':
    case 'references':
      return <ChecksField {...common} choices={optionsOf(field, lists)} />;
    case 'longText':
      return <TextAreaField {...common} />;
    case 'pictures':
      return <PicturesField {...common} most={field.limits.most ?? MOST_PICTURES} />;
    case 'picture':
      return <PictureField {...common} />;
    case 'date':
      return <TextField {...common} type="date" />;
    case 'moment':
      return <TextField {...common} type="datetime-local" />;
    case 'text':
    case 'link':
    case 'user':
      return <TextField {...common} />;
  }
}
