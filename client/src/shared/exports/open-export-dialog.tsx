import { useMutation } from '@apollo/client/react';
import { Button, CloseButton, chakra, Dialog, Heading, Portal, Separator, Stack, Text } from '@chakra-ui/react';
import { FileDown, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { requiredText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { SelectField } from '../../forms/select-field';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { errorText } from '../../graphql/error-text';
import {
  type ExportedList,
  type ExportFormat,
  ExportListDocument,
  SchedulePriceListDocument,
  SendPriceListDocument,
} from '../../graphql/generated/graphql';
import { startDownload } from '../../ui/browser/download';
import { formatDateTime } from '../../ui/dates';
import { Segments } from '../../ui/inputs/segments';
import { TextLink } from '../../ui/links';
import { whenClosed } from '../../ui/when-closed';
import { FormatChoice } from './format-choice';
import { weekdayLabel, weekdays } from './weekdays';

/** Form for downloading a list as a file. */
function DownloadList({ list, plural }: { readonly list: ExportedList; readonly plural: string }) {
  const [format, setFormat] = useState<ExportFormat>('XLSX');
  const [exportList, { loading }] = useMutation(ExportListDocument);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function download(): Promise<void> {
    setRefusal(null);
    try {
      const { data } = await exportList({ variables: { input: { list, format } } });
      if (data?.exportList == null) {
        throw new Error('the server returned no file');
      }
      startDownload(data.exportList);
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <Stack as="section" gap="3" align="start">
      <div>
        <Heading as="h3" textStyle="lg" mb="1">
          Download
        </Heading>
        <Text textStyle="md" color="fg.muted">
          All {plural} in this list, on all pages, at your prices.
        </Text>
      </div>
      <FormatChoice value={format} onChange={setFormat} />
      <Button variant="outline" loading={loading} onClick={() => void download()}>
        <FileDown strokeWidth={1.5} aria-hidden />
        Download
      </Button>
      <Text role="alert" color="fg.error" textStyle="md" _empty={{ display: 'none' }}>
        {refusal}
      </Text>
    </Stack>
  );
}

const schema = v.object({
  name: requiredText('Enter a name', 100),
  weekday: v.picklist(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
});

const times = [
  { value: 'now', label: 'Now' },
  { value: 'weekly', label: 'Every week' },
] as const;

interface EmailListProps {
  readonly list: ExportedList;
  /** Default title of the list. */
  readonly title: string;
}

/** Form for sending a list by email, once or every week. */
function EmailList({ list, title }: EmailListProps) {
  const [send] = useMutation(SendPriceListDocument);
  const [schedule] = useMutation(SchedulePriceListDocument);
  const [time, setTime] = useState<(typeof times)[number]['value']>('now');
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const whenId = useId();
  const form = useSchemaForm({
    schema,
    defaultValues: { name: title, weekday: 'MONDAY' },
    onSubmit: async ({ name, weekday }) => {
      setAnnouncement(null);
      if (time === 'now') {
        const { data } = await send({ variables: { input: { list, name } } });
        setAnnouncement(`We are sending the list to ${data?.sendPriceList?.email ?? 'you'}.`);
      } else {
        const { data } = await schedule({ variables: { input: { list, name, weekday } } });
        const first = data?.schedulePriceList?.priceList.nextSendAt;
        const firstText = first === undefined ? '' : `, first on ${formatDateTime(first)}`;
        setAnnouncement(`We will email it every ${weekdayLabel(weekday)}${firstText}.`);
      }
    },
  });

  return (
    <chakra.form noValidate onSubmit={form.submit} aria-label="Email this list">
      <Stack gap="3" align="start">
        <div>
          <Heading as="h3" textStyle="lg" mb="1">
            By email
          </Heading>
          <Text textStyle="md" color="fg.muted">
            An Excel file of the items that match these filters, at your prices at the time of sending. To unsubscribe,
            use the link in the emails or <TextLink to="/account">your account</TextLink>.
          </Text>
        </div>
        <FormErrors control={form.control} />
        <TextField control={form.control} name="name" label="List name" />
        <Stack gap="1" align="start">
          <Text id={whenId} textStyle="xs" color="fg.muted">
            Send
          </Text>
          <Segments aria-labelledby={whenId} segments={times} value={time} onChange={setTime} />
        </Stack>
        {time === 'weekly' && (
          <SelectField control={form.control} name="weekday" label="Day" hint="At 6:00 UTC" choices={weekdays} />
        )}
        <Button type="submit" variant="outline" loading={form.formState.isSubmitting}>
          <Mail strokeWidth={1.5} aria-hidden />
          Email this list
        </Button>
        <Text role="status" textStyle="md">
          {announcement}
        </Text>
      </Stack>
    </chakra.form>
  );
}

export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly list: ExportedList;
  readonly title: string;
  /** Plural noun for the listed items, such as "stones". */
  readonly plural: string;
  readonly onClose: () => void;
}

/** Dialog opened by `ExportListButton`, loaded on demand, for downloading the list or sending it by email. */
export default function OpenExportDialog({ isOpen, list, title, plural, onClose }: ExportDialogProps) {
  return (
    <Dialog.Root size="md" scrollBehavior="inside" open={isOpen} unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Export {title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="6">
                <DownloadList list={list} plural={plural} />
                <Separator borderTopWidth="1px" />
                <EmailList list={list} title={title} />
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
