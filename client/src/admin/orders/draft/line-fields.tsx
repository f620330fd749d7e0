import { Field, Flex, Group, Input, InputAddon } from '@chakra-ui/react';
import { useId } from 'react';
import { formatMoney, inConfiguredCurrency } from '../../../ui/numbers';
import type { TypedField } from './new-line';

const fieldTexts: Readonly<
  Record<TypedField, { readonly label: string; readonly unit?: string; readonly width: string }>
> = {
  carats: { label: 'Carats', unit: 'ct', width: '7rem' },
  stones: { label: 'Stones', width: '4.5rem' },
  ringSize: { label: 'Ring size', width: '4.5rem' },
  engraving: { label: 'Engraving', width: '12rem' },
  price: { label: 'Price', unit: '$', width: '9rem' },
  setPrice: { label: 'Price of the set', unit: '$', width: '9rem' },
};

interface LineFieldsProps {
  readonly fields: readonly TypedField[];
  readonly values: Readonly<Partial<Record<TypedField, string>>>;
  readonly onType: (field: TypedField, text: string) => void;
  /** Name of the line for screen readers. */
  readonly name: string;
  /** Regular prices of the line and of its set. They apply if no price is entered. */
  readonly prices: { readonly price: number | null; readonly setPrice?: number | null };
  /** Whether the entered price applies to the whole set. */
  readonly isSet?: boolean;
  /** Field that the server reported an error for. Null if none. */
  readonly invalidField?: TypedField | null;
}

export function LineFields({
  fields,
  values,
  onType,
  name,
  prices,
  isSet = false,
  invalidField = null,
}: LineFieldsProps) {
  const id = useId();
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="2">
      {fields.map((field) => {
        const { label, unit, width } = fieldTexts[field === 'price' && isSet ? 'setPrice' : field];
        const price = field === 'price' || field === 'setPrice' ? (prices[field] ?? null) : null;
        return (
          <Field.Root
            key={field}
            ids={{ control: `${id}-${field}` }}
            invalid={invalidField === field}
            flexDirection="row"
            alignItems="center"
            gap="2"
            width="auto"
            maxWidth="full"
          >
            <Field.Label textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              {label}
            </Field.Label>
            <Group attached width={width} maxWidth="full">
              <Input
                size="sm"
                aria-label={`${label} of ${name}`}
                inputMode={field === 'engraving' ? 'text' : 'decimal'}
                autoComplete="off"
                textAlign={field === 'engraving' ? 'start' : 'end'}
                placeholder={price === null ? undefined : formatMoney(price)}
                value={values[field] ?? ''}
                onChange={({ target }) => onType(field, target.value)}
              />
              {unit !== undefined && <InputAddon size="sm">{inConfiguredCurrency(unit)}</InputAddon>}
            </Group>
          </Field.Root>
        );
      })}
    </Flex>
  );
}
