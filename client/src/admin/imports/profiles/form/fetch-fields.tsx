import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../../forms/checkbox-field';
import { PasswordField } from '../../../../forms/password-field';
import { SelectField } from '../../../../forms/select-field';
import { TextField } from '../../../../forms/text-field';
import { intervalLabels } from '../schedule-text';
import type { ProfileControl } from './entry-fields';

const intervals = Object.entries(intervalLabels).map(([value, label]) => ({ value, label }));

interface FetchFieldsProps {
  readonly control: ProfileControl;
  readonly hasPassword: boolean;
}

/** Where files are fetched from, and when. */
export function FetchFields({ control, hasPassword }: FetchFieldsProps) {
  const { isWanted, schedule } = useWatch({ control, name: 'fetch' });
  const small = { control, size: 'sm' } as const;
  return (
    <Stack gap="3">
      <CheckboxField control={control} name="fetch.isWanted" label="Fetch files from an address" />
      {isWanted && (
        <Stack gap="3" ps="6">
          <TextField {...small} name="fetch.url" type="url" label="Address" hint="Begins with https://" />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <SelectField {...small} name="fetch.schedule.every" label="How often" choices={intervals} />
            {schedule.every !== 'HOUR' && (
              <TextField {...small} name="fetch.schedule.time" label="Time" hint="In UTC, such as 06:30" />
            )}
            <TextField
              {...small}
              name="fetch.userName"
              label="Name to sign in with"
              isOptional="quietly"
              autoComplete="off"
            />
            <PasswordField
              {...small}
              name="fetch.password"
              label="Password"
              isOptional="quietly"
              autoComplete="new-password"
              {...(hasPassword && { hint: 'Left empty: the one that is kept' })}
            />
          </SimpleGrid>
          <CheckboxField control={control} name="fetch.isActive" label="Fetch at these times" />
        </Stack>
      )}
    </Stack>
  );
}
