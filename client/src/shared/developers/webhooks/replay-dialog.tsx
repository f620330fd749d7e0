import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { FormErrors } from '../../../forms/form-errors';
import { optionalPastMoment } from '../../../forms/moments';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { ReplayWebhooksDocument, type WebhookEndpointFactsFragment } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';
import { toaster } from '../../../ui/toaster';

const schema = v.object({ since: v.pipe(optionalPastMoment, v.string('Enter a date and a time')) });

interface ReplayDialogProps {
  /** Null while the dialog is closed. */
  readonly endpoint: WebhookEndpointFactsFragment | null;
  readonly onClose: () => void;
}

/** Dialog for resending all events since a given time. */
export function ReplayDialog({ endpoint, onClose }: ReplayDialogProps) {
  return (
    <DialogFrame size="sm" isOpen={endpoint !== null} onClose={onClose}>
      {endpoint !== null && <ReplayForm endpointId={endpoint.id} onClose={onClose} />}
    </DialogFrame>
  );
}

function ReplayForm({ endpointId, onClose }: { readonly endpointId: string; readonly onClose: () => void }) {
  const [replay] = useMutation(ReplayWebhooksDocument, { refetchQueries: ['WebhookDeliveries'] });
  const form = useSchemaForm({
    schema,
    defaultValues: { since: '' },
    onSubmit: async ({ since }) => {
      const { data } = await replay({ variables: { input: { endpointId, since } } });
      const count = data?.replayWebhooks?.count ?? 0;
      toaster.success({
        title: count === 1 ? '1 message will be sent again' : `${formatCount(count)} messages will be sent again`,
      });
      onClose();
    },
  });
  return (
    <DialogForm
      title="Resend messages"
      submitLabel="Resend"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <FormErrors control={form.control} />
      <Text>
        We send all messages since this time again, delivered or not, with the same IDs. Stock changes are omitted: read
        them from the feed.
      </Text>
      <TextField control={form.control} name="since" label="Since" type="datetime-local" hint="Up to 30 days ago" />
    </DialogForm>
  );
}
