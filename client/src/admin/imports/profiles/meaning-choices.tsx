import { Field, SimpleGrid } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import type { ImportProfile } from '../import-profile';
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
