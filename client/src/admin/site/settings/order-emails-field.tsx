import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import type * as v from 'valibot';
import type { OrderEmail } from '../../../graphql/generated/graphql';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { type letterheadForm, orderEmails } from './letterhead';

interface OrderEmailsFieldProps {
  readonly control: Control<v.InferInput<typeof letterheadForm>, unknown, v.InferOutput<typeof letterheadForm>>;
}

/** The emails about orders; checked ones are sent. */
export function OrderEmailsField({ control }: OrderEmailsFieldProps) {
  const { field } = useController({ control, name: 'switchedOffEmails' });

  function toggle(email: OrderEmail, isSent: boolean): void {
    const others = field.value.filter((each) => each !== email);
    field.onChange(isSent ? others : [...others, email].sort());
  }

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      {orderEmails.map(({ heading, emails }) => (
        <Stack key={heading} gap="2" role="group" aria-label={`Emails ${heading.toLowerCase()}`}>
          <Text fontWeight="semibold">{heading}</Text>
          {emails.map(([email, label]) => (
            <Checkbox
              key={email}
              name={email}
              isChecked={!field.value.includes(email)}
              onChange={(isSent) => toggle(email, isSent)}
            >
              {label}
            </Checkbox>
          ))}
        </Stack>
      ))}
    </SimpleGrid>
  );
}
