import { Field, NativeSelect, SimpleGrid } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import type { ImportProfile } from './import-profile';
import { meaningsFor } from './meanings';

interface MeaningChoicesProps {
  readonly files: StockFiles;
  readonly profile: ImportProfile;
  readonly isBusy?: boolean;
  readonly onChange: (profile: ImportProfile) => void;
}

/** How the numbers and prices of a file are meant, where its own cells do not tell. */
export function MeaningChoices({ files, profile, isBusy = false, onChange }: MeaningChoicesProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
      {meaningsFor(files).map(({ name, label, options }) => (
        <Field.Root key={name}>
          <Field.Label>{label}</Field.Label>
          <NativeSelect.Root size="sm" disabled={isBusy}>
            <NativeSelect.Field
              value={profile[name] ?? ''}
              onChange={({ target }) => {
                const chosen = options.find(([value]) => value === target.value);
                onChange({ ...profile, [name]: chosen?.[0] ?? null });
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
        </Field.Root>
      ))}
    </SimpleGrid>
  );
}
