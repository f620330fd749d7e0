import { Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { formatDateTime } from '../../../ui/dates';
import { TypedConfirm } from '../../kit/typed-confirm';
import type { TypedMail } from './mail-form';
import { leftOutText, type Recipients, recipientsText, timeZoneText } from './recipient-text';

/** A mail to more than these is confirmed by typing how many they are. */
const MOST_BY_A_CLICK = 100;

interface ConfirmSendingProps {
  /** `null` while nothing is asked. */
  readonly mail: TypedMail | null;
  readonly recipients: Recipients | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a mail goes out: it cannot be called back. */
export function ConfirmSending({ mail, recipients, ...answers }: ConfirmSendingProps) {
  const count = recipients?.recipients ?? 0;
  const leftOut = recipients === null ? null : leftOutText(recipients);
  const dialog = {
    ...answers,
    isOpen: mail !== null,
    title:
      mail?.isLater === true ? `Schedule the email for ${recipientsText(count)}?` : `Send to ${recipientsText(count)}?`,
    confirmLabel: mail?.isLater === true ? 'Schedule' : 'Send',
  };
  const words = (
    <>
      {mail?.isLater === true ? (
        <Text>
          The email is sent on {formatDateTime(mail.sendAt)} ({timeZoneText(new Date(mail.sendAt))}) to the recipients
          eligible at that time. You can cancel it until then.
        </Text>
      ) : (
        <Text>The email is sent immediately and cannot be recalled.</Text>
      )}
      {leftOut !== null && (
        <Text mt="2" color="fg.muted">
          {leftOut}
        </Text>
      )}
    </>
  );
  return count > MOST_BY_A_CLICK ? (
    <TypedConfirm {...dialog} phrase={String(count)}>
      {words}
    </TypedConfirm>
  ) : (
    <ConfirmDialog {...dialog}>{words}</ConfirmDialog>
  );
}
