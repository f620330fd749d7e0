import { CloseButton, Flex, Stack, Tag, Text } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import { Fieldset } from '../../../forms/fieldset';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { UserPicker } from '../../kit/user-picker/user-picker';
import type { TypedMail } from './mail-form';

interface UsersFieldProps {
  readonly control: Control<TypedMail, unknown, TypedMail>;
}

/** Field for users who receive the email regardless of their subscriptions. */
export function UsersField({ control }: UsersFieldProps) {
  const { field, fieldState } = useController({ control, name: 'users' });
  const message = fieldState.error?.message;
  return (
    <Stack gap="2">
      <UserPicker
        // The key changes with each selection, which clears the search text.
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
        <Flex as="ul" wrap="wrap" gap="2" listStyleType="none" aria-label="Selected users">
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

interface ChannelsFieldProps {
  readonly control: Control<TypedMail, unknown, TypedMail>;
  /** Channels to choose from. Null while loading. */
  readonly channels: readonly { readonly id: string; readonly name: string; readonly subscribers: number }[] | null;
}

/** Field for channels whose subscribers receive the email. */
export function ChannelsField({ control, channels }: ChannelsFieldProps) {
  const { field, fieldState } = useController({ control, name: 'channelIds' });
  return (
    <Fieldset.Root invalid={fieldState.invalid}>
      <Fieldset.Legend textStyle="xs" fontWeight="normal" color="fg.muted" mb="2">
        Channels
      </Fieldset.Legend>
      {channels?.length === 0 && (
        <Text color="fg.muted">
          There are no channels yet. <TextLink to="/admin/emails/channels?open=new">Create a channel</TextLink>
        </Text>
      )}
      <Stack gap="2" maxHeight="16rem" overflowY="auto">
        {channels?.map(({ id, name, subscribers }) => (
          <Checkbox
            key={id}
            isChecked={field.value.includes(id)}
            onChange={(isChecked) =>
              field.onChange(isChecked ? [...field.value, id] : field.value.filter((each) => each !== id))
            }
          >
            {name}{' '}
            <Text as="span" color="fg.muted">
              {subscribers === 1 ? '1 subscriber' : `${formatCount(subscribers)} subscribers`}
            </Text>
          </Checkbox>
        ))}
      </Stack>
      <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
