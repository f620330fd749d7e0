import { Stack } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '../../../forms/text-field';
import { RadioGroup } from '../../kit/parts/radio-group';
import type { TypedMail } from './mail-form';
import { timeZoneText } from './recipient-text';

interface TimeFieldProps {
  readonly control: Control<TypedMail, unknown, TypedMail>;
}

/** When a mail is sent: at once, or at a moment of this device's time zone. */
export function TimeField({ control }: TimeFieldProps) {
  const { field } = useController({ control, name: 'isLater' });
  const sendAt = useController({ control, name: 'sendAt' }).field.value;
  const at = new Date(sendAt);
  return (
    <RadioGroup.Root
      value={field.value ? 'later' : 'now'}
      onValueChange={({ value }) => field.onChange(value === 'later')}
    >
      <RadioGroup.Label>When</RadioGroup.Label>
      <Stack gap="2" mt="2">
        <RadioGroup.Item value="now">
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>Now</RadioGroup.ItemText>
        </RadioGroup.Item>
        <RadioGroup.Item value="later">
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>At a time</RadioGroup.ItemText>
        </RadioGroup.Item>
        {field.value && (
          <TextField
            control={control}
            name="sendAt"
            type="datetime-local"
            label="Date and time"
            hint={`Your time: ${timeZoneText(Number.isNaN(at.getTime()) ? new Date() : at)}`}
          />
        )}
      </Stack>
    </RadioGroup.Root>
  );
}
