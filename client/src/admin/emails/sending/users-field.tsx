import { CloseButton, Flex, Stack, Tag } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import { UserPicker } from '../../kit/user-picker/user-picker';
import type { TypedMail } from './mail-form';

interface UsersFieldProps {
  readonly control: Control<TypedMail, unknown, TypedMail>;
}

/** Users who get a mail whatever they subscribe to. */
export function UsersField({ control }: UsersFieldProps) {
  const { field, fieldState } = useController({ control, name: 'users' });
  const message = fieldState.error?.message;
  return (
    <Stack gap="2">
      <UserPicker
        // Anew after each choice: the field is empty for the next one.
        key={field.value.length}
        label="Users"
        value={null}
        hint="Also send to these users, unless they have unsubscribed from these emails."
        {...(message !== undefined && { error: message })}
        onChange={(user) => {
          if (user !== null && !field.value.some(({ id }) => id === user.id)) {
            const { id, email, displayName } = user;
            field.onChange([...field.value, { id, email, displayName }]);
          }
        }}
      />
      {field.value.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="2" listStyleType="none" aria-label="Chosen users">
          {field.value.map(({ id, email }) => (
            <li key={id}>
              <Tag.Root>
                <Tag.Label>{email}</Tag.Label>
                <Tag.EndElement>
                  <CloseButton
                    size="xs"
                    aria-label={`Remove ${email}`}
                    onClick={() => field.onChange(field.value.filter((each) => each.id !== id))}
                  />
                </Tag.EndElement>
              </Tag.Root>
            </li>
          ))}
        </Flex>
      )}
    </Stack>
  );
}
