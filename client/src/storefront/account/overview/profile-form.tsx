import { Button, chakra, SimpleGrid } from '@chakra-ui/react';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { AddressBookDocument, type BookedAddressFragment } from '../../../graphql/generated/graphql';
import { useUpdateAddressMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { useSessionStore } from '../../../session/session-context';
import { toaster } from '../../../ui/toaster';

const schema = v.object({
  firstName: requiredText('Enter your first name', 100),
  lastName: requiredText('Enter your last name', 100),
});

interface ProfileFormProps {
  /** The primary address: the account goes by its name. */
  readonly address: BookedAddressFragment;
}

/** The name that the account goes by. Saves only what has changed. */
export function ProfileForm({ address: { id, version, firstName, lastName } }: ProfileFormProps) {
  const session = useSessionStore();
  const [update, { client }] = useUpdateAddressMutation();
  const form = useSchemaForm({
    schema,
    defaultValues: { firstName, lastName },
    onSubmit: async (name) => {
      if (name.firstName !== firstName || name.lastName !== lastName) {
        const input = { id, expectedVersion: version, set: name };
        await refetchWhenStale(
          () => update({ variables: { input } }),
          () => client.query({ query: AddressBookDocument, fetchPolicy: 'network-only' }),
        );
        await session.readUserAgain();
      }
      toaster.success({ title: 'Your name is saved' });
    },
  });
  const { control } = form;
  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="4">
      <FormErrors control={control} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </SimpleGrid>
      <Button type="submit" alignSelf="start" loading={form.formState.isSubmitting}>
        Save the name
      </Button>
    </chakra.form>
  );
}
