import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { requiredText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { SelectField } from '../../forms/select-field';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import type { ExportedList } from '../../graphql/generated/graphql';
import { useSchedulePriceListMutation, useSendPriceListMutation } from '../../graphql/generated/hooks';
import { formatDateTime } from '../../ui/dates';
import { Segments } from '../../ui/inputs/segments';
import { TextLink } from '../../ui/links';
import { weekdayLabel, weekdays } from './weekdays';

const schema = v.object({
  name: requiredText('Enter a name', 100),
  weekday: v.picklist(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
});

const times = [
  { value: 'now', label: 'Now' },
  { value: 'weekly', label: 'Every week' },
] as const;

interface MailListProps {
  readonly list: ExportedList;
  /** Default title of the list. */
  readonly title: string;
}

/** Sends a list by mail, now or every week. */
export function EmailList({ list, title }: MailListProps) {
  const [send] = useSendPriceListMutation();
  const [schedule] = useSchedulePriceListMutation();
  const [time, setTime] = useState<(typeof times)[number]['value']>('now');
  const [said, setSaid] = useState<string | null>(null);
  const whenId = useId();
  const form = useSchemaForm({
    schema,
    defaultValues: { name: title, weekday: 'MONDAY' },
    onSubmit: async ({ name, weekday }) => {
      setSaid(null);
      if (time === 'now') {
        const { data } = await send({ variables: { input: { list, name } } });
        setSaid(`It is on its way to ${data?.sendPriceList?.email ?? 'you'}.`);
      } else {
        const { data } = await schedule({ variables: { input: { list, name, weekday } } });
        const first = data?.schedulePriceList?.priceList.nextSendAt;
        const when = first === undefined ? '' : `, first on ${formatDateTime(first)}`;
        setSaid(`You get it every ${weekdayLabel(weekday)}${when}.`);
      }
    },
  });

  return (
    <chakra.form noValidate onSubmit={form.submit} aria-label="Mail this list">
      <Stack gap="3" align="start">
        <div>
          <Heading as="h3" textStyle="lg" mb="1">
            By mail
          </Heading>
          <Text textStyle="md" color="fg.muted">
            What these filters give at the moment of sending, as an Excel file at your prices. Weekly mails end by the
            link in them, or in <TextLink to="/account">your account</TextLink>.
          </Text>
        </div>
        <FormErrors control={form.control} />
        <TextField control={form.control} name="name" label="Name of the list" />
        <Stack gap="1" align="start">
          <Text id={whenId} textStyle="xs" color="fg.muted">
            When
          </Text>
          <Segments aria-labelledby={whenId} segments={times} value={time} onChange={setTime} />
        </Stack>
        {time === 'weekly' && (
          <SelectField
            control={form.control}
            name="weekday"
            label="Day"
            hint="In the morning, at 6:00 UTC"
            choices={weekdays}
          />
        )}
        <Button type="submit" variant="outline" loading={form.formState.isSubmitting}>
          <Mail strokeWidth={1.5} aria-hidden />
          Mail this list
        </Button>
        <Text role="status" textStyle="md">
          {said}
        </Text>
      </Stack>
    </chakra.form>
  );
}
