import { Field, SimpleGrid } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import type { ImportProfile } from '../import-profile';

interface MeaningChoicesProps {
  readonly files: StockFiles;
  readonly profile: ImportProfile;
  readonly isBusy?: boolean;
  readonly onChange: (profile: ImportProfile) => void;
}

/** Select fields for number and price formats that cannot be detected in the file. */
export function FormatSettings({ files, profile, isBusy = false, onChange }: MeaningChoicesProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
      {meaningsFor(files).map(({ name, label, options }) => (
        <Field.Root key={name}>
          <Field.Label>{label}</Field.Label>
          <ChoiceSelect
            value={profile[name] ?? ''}
            choices={[{ value: '', label: 'As in the file' }, ...options]}
            isDisabled={isBusy}
            onChange={(value) => onChange({ ...profile, [name]: value === '' ? null : value })}
          />
        </Field.Root>
      ))}
    </SimpleGrid>
  );
}

/** Names of the profile settings with a fixed set of values. */
export type FormatSettingName =
  | 'priceBasis'
  | 'decimals'
  | 'discountSign'
  | 'discountScale'
  | 'foreignCurrency'
  | 'changedStones';

interface Meaning {
  readonly name: FormatSettingName;
  readonly label: string;
  readonly options: readonly {
    readonly value: NonNullable<ImportProfile[FormatSettingName]>;
    readonly label: string;
  }[];
}

const meanings: readonly Meaning[] = [
  {
    name: 'priceBasis',
    label: 'Column named only “Price”',
    options: [
      { value: 'PER_CARAT', label: 'Price per carat' },
      { value: 'TOTAL', label: 'Total price' },
    ],
  },
  {
    name: 'decimals',
    label: 'Numbers',
    options: [
      { value: 'POINT', label: 'Decimal point: 1,250.50' },
      { value: 'COMMA', label: 'Decimal comma: 1.250,50' },
    ],
  },
  {
    name: 'foreignCurrency',
    label: 'Prices in another currency',
    options: [
      { value: 'IGNORE', label: 'Ignore the currency' },
      { value: 'REFUSE', label: 'Skip the rows' },
    ],
  },
  {
    name: 'changedStones',
    label: 'Different stone with the same number',
    options: [
      { value: 'UPDATE', label: 'Update the stone' },
      { value: 'REFUSE', label: 'Skip the row' },
    ],
  },
  {
    name: 'discountSign',
    label: 'Discounts from list price',
    options: [
      { value: 'NEGATIVE_IS_BACK', label: 'Negative: -30' },
      { value: 'POSITIVE_IS_BACK', label: 'Positive: 30' },
    ],
  },
  {
    name: 'discountScale',
    label: 'Discount format',
    options: [
      { value: 'PERCENT', label: 'Percent: 30' },
      { value: 'FRACTION', label: 'Fractions: 0.30' },
    ],
  },
];

/** Returns the format settings that apply to files of a stock type. */
export function meaningsFor({ kind, hasDiscounts, headings }: StockFiles): readonly Meaning[] {
  const isByWeight = headings.some(({ name }) => name === 'pricePerCarat');
  const isUndetermined: Record<FormatSettingName, boolean> = {
    decimals: true,
    foreignCurrency: true,
    priceBasis: isByWeight,
    changedStones: kind === 'DIAMOND',
    discountSign: hasDiscounts,
    discountScale: hasDiscounts,
  };
  return meanings.filter(({ name }) => isUndetermined[name]);
}
