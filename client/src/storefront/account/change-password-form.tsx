import { useMutation } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import * as v from 'valibot';
import { newPasswordText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { PasswordField } from '../../forms/password-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { ChangePasswordDocument } from '../../graphql/generated/graphql';
import { useSessionStore } from '../../session/session-context';
import { toaster } from '../../ui/toaster';

const schema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Enter your current password')),
    newPassword: newPasswordText,
    repeatedPassword: v.pipe(v.string(), v.nonEmpty('Repeat the new password')),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeatedPassword']],
      ({ newPassword, repeatedPassword }) => newPassword === repeatedPassword,
      'The new passwords do not match',
    ),
    ['repeatedPassword'],
  ),
);

const empty: v.InferInput<typeof schema> = { currentPassword: '', newPassword: '', repeatedPassword: '' };

interface ChangePasswordFormProps {
  readonly email: string;
}

export function ChangePasswordForm({ email }: ChangePasswordFormProps) {
  const session = useSessionStore();
  const [changePassword] = useMutation(ChangePasswordDocument);
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: async ({ currentPassword, newPassword }) => {
      const { data } = await changePassword({ variables: { input: { currentPassword, newPassword } } });
      if (data?.changePassword != null) {
        session.open(data.changePassword.session);
      }
      form.reset(empty);
      toaster.success({ title: 'Password changed' });
    },
  });
  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="6" maxW="md">
      <FormErrors control={form.control} />
      {/* Hidden user name for password managers. */}
      <chakra.input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        control={form.control}
        name="newPassword"
        label="New password"
        hint="At least 8 characters. Common passwords are not accepted."
        autoComplete="new-password"
      />
      <PasswordField
        control={form.control}
        name="repeatedPassword"
        label="Repeat new password"
        autoComplete="new-password"
      />
      <Button type="submit" alignSelf="start" loading={form.formState.isSubmitting}>
        Change password
      </Button>
    </chakra.form>
  );
}
