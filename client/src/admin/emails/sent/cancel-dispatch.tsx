import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DispatchLineFragment } from '../../../graphql/generated/graphql';
import { useCancelEmailDispatchMutation } from '../../../graphql/generated/hooks';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';

/** Stops a mail that is scheduled or under way. */
export function CancelDispatch({ mail }: { readonly mail: DispatchLineFragment }) {
  const [cancel, { loading }] = useCancelEmailDispatchMutation();
  const [isAsking, setAsking] = useState(false);
  const isScheduled = mail.status === 'SCHEDULED';

  async function cancelIt(): Promise<void> {
    const isDone = await attempt('Error cancelling email', () => cancel({ variables: { input: { id: mail.id } } }));
    setAsking(false);
    if (isDone) {
      showSuccess('The mail is cancelled');
    }
  }

  if (!isScheduled && mail.status !== 'SENDING') {
    return null;
  }
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" alignSelf="flex-start" onClick={() => setAsking(true)}>
        Cancel the mail
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Cancel the mail?"
        confirmLabel="Cancel the mail"
        cancelLabel="Let it go on"
        isDestructive
        isPending={loading}
        onConfirm={() => void cancelIt()}
        onCancel={() => setAsking(false)}
      >
        <Text>
          {isScheduled
            ? 'No recipient gets it. To send it later, create a new email.'
            : 'Emails already passed to the mail server are sent. No other recipient gets one.'}
        </Text>
      </ConfirmDialog>
    </>
  );
}
