import { Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import type { ImportProfile } from './import-profile';

/** What a file may leave open, and a person can answer. */
type Answer = 'decimals' | 'discountSign' | 'discountScale';

interface Choice {
  readonly answer: Answer;
  readonly label: string;
  readonly options: readonly (readonly [value: NonNullable<ImportProfile[Answer]>, label: string])[];
}

const choices: readonly Choice[] = [
  {
    answer: 'decimals',
    label: 'Numbers',
    options: [
      ['POINT', 'A point before decimals: 1,250.50'],
      ['COMMA', 'A comma before decimals: 1.250,50'],
    ],
  },
  {
    answer: 'discountSign',
    label: 'Discounts off the list price',
    options: [
      ['NEGATIVE_IS_BACK', 'Below zero: -30'],
      ['POSITIVE_IS_BACK', 'Above zero: 30'],
    ],
  },
  {
    answer: 'discountScale',
    label: 'Size of discounts',
    options: [
      ['PERCENT', 'Percent: 30'],
      ['FRACTION', 'Fractions: 0.30'],
    ],
  },
];

interface ReadingChoicesProps {
  readonly files: StockFiles;
  readonly profile: ImportProfile | null;
  readonly isBusy: boolean;
  readonly onChange: (profile: ImportProfile) => void;
}

/** What can be in doubt in files of a type. */
function choicesFor({ hasDiscounts }: StockFiles): readonly Choice[] {
  return choices.filter(({ answer }) => answer === 'decimals' || hasDiscounts);
}

/** How the numbers of a file are meant, where its own cells do not tell. */
export function ReadingChoices({ files, profile, isBusy, onChange }: ReadingChoicesProps) {
  return (
    <Flex gap="4" wrap="wrap">
      {choicesFor(files).map(({ answer, label, options }) => (
        <Stack key={answer} gap="1" minWidth="14rem">
          <Text textStyle="sm">{label}</Text>
          <NativeSelect.Root size="sm" disabled={isBusy}>
            <NativeSelect.Field
              aria-label={label}
              value={profile?.[answer] ?? ''}
              onChange={({ target }) => {
                const chosen = options.find(([value]) => value === target.value);
                onChange({ ...profile, [answer]: chosen?.[0] ?? null });
              }}
            >
              <option value="">As in the file</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Stack>
      ))}
    </Flex>
  );
}
