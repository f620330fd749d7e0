import { Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { formatDateTime } from '../../../ui/dates';
import { TypedConfirm } from '../../kit/typed-confirm';
import type { TypedMail } from './mail-form';
import { excludedText, type Recipients, recipientsText, timeZoneText } from './recipient-text';

/** Maximum number of recipients that can be confirmed with a click. Larger numbers must be typed. */
const MAX_UNTYPED_CONFIRMATION = 100;

interface ConfirmSendingProps {
  /** Email to confirm. Null while the dialog is closed. */
  readonly mail: TypedMail | null;
  readonly recipients: Recipients | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog that asks for confirmation before an email is sent, because it cannot be recalled. */
export function ConfirmSending({ mail, recipients, ...answers }: ConfirmSendingProps) {
  const count = recipients?.recipients ?? 0;
  const excluded = recipients === null ? null : excludedText(recipients);
  const dialog = {
    ...answers,
    isOpen: mail !== null,
    title:
      mail?.isLater === true ? `Schedule the email for ${recipientsText(count)}?` : `Send to ${recipientsText(count)}?`,
    confirmLabel: mail?.isLater === true ? 'Schedule' : 'Send',
  };
  const description = (
    <>
      {mail?.isLater === true ? (
        <Text>
          The email is sent on {formatDateTime(mail.sendAt)} ({timeZoneText(new Date(mail.sendAt))}) to the recipients
          eligible at that time. You can cancel it until then.
        </Text>
      ) : (
        <Text>The email is sent immediately and cannot be recalled.</Text>
      )}
      {excluded !== null && (
        <Text mt="2" color="fg.muted">
          {excluded}
        </Text>
      )}
    </>
  );
  return count > MAX_UNTYPED_CONFIRMATION ? (
    <TypedConfirm {...dialog} phrase={String(count)}>
      {description}
    </TypedConfirm>
  ) : (
    <ConfirmDialog {...dialog}>{description}</ConfirmDialog>
  );
}
