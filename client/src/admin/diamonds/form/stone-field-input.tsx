import { GridItem } from '@chakra-ui/react';
import { CheckboxField } from '../../../forms/checkbox-field';
import { toChoices } from '../../../forms/choice';
import { NumberField } from '../../../forms/number-field';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import type { GradingListsQuery } from '../../../graphql/generated/graphql';
import { PriceFields } from './price-fields';
import type { StoneField } from './stone-layout';
import type { StoneControl } from './stone-schema';

interface StoneFieldInputProps {
  readonly field: StoneField;
  readonly control: StoneControl;
  /** What grades are chosen from; before it is there nothing can be chosen. */
  readonly lists: GradingListsQuery['referenceLists'] | undefined;
}

/** Parts of six that a kind of field takes of a row. */
const spans: Readonly<Record<StoneField['kind'], number>> = {
  text: 3,
  longText: 6,
  flag: 3,
  day: 3,
  price: 6,
  number: 2,
  grade: 3,
};

function FieldControl({ field, control, lists }: StoneFieldInputProps) {
  const { name, isRequired = false } = field;
  const common = {
    control,
    name,
    label: isRequired ? `${field.label} (required)` : field.label,
    isOptional: isRequired ? false : ('quietly' as const),
    size: 'sm' as const,
  };
  switch (field.kind) {
    case 'text':
    case 'longText':
      return <TextField {...common} />;
    case 'day':
      return <TextField {...common} type="date" />;
    case 'number':
      return <NumberField {...common} unit={field.unit} />;
    case 'flag':
      return <CheckboxField control={control} name={name} label={field.label} />;
    case 'grade':
      return <SelectField {...common} choices={toChoices(lists?.[field.list] ?? [])} placeholder="–" />;
    case 'price':
      return <PriceFields control={control} />;
  }
}

/** One field of a stone in the grid of its section. */
export function StoneFieldInput(props: StoneFieldInputProps) {
  return (
    <GridItem colSpan={spans[props.field.kind]}>
      <FieldControl {...props} />
    </GridItem>
  );
}
