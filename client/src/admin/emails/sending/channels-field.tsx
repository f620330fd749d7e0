import { Stack, Text } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import { Fieldset } from '../../../forms/fieldset';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import type { TypedMail } from './mail-form';

interface ChannelsFieldProps {
  readonly control: Control<TypedMail, unknown, TypedMail>;
  /** `null` while they are read. */
  readonly channels: readonly { readonly id: string; readonly name: string; readonly subscribers: number }[] | null;
}

/** The newsletters whose subscribers get a mail. */
export function ChannelsField({ control, channels }: ChannelsFieldProps) {
  const { field, fieldState } = useController({ control, name: 'channelIds' });
  return (
    <Fieldset.Root invalid={fieldState.invalid}>
      <Fieldset.Legend textStyle="xs" fontWeight="normal" color="fg.muted" mb="2">
        Channels
      </Fieldset.Legend>
      {channels?.length === 0 && (
        <Text color="fg.muted">
          There are none yet. <TextLink to="/admin/emails/channels?open=new">Make the first one</TextLink>
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
              {subscribers === 1 ? 'one subscriber' : `${formatCount(subscribers)} subscribers`}
            </Text>
          </Checkbox>
        ))}
      </Stack>
      <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
