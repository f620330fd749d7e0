import { Box, Text } from '@chakra-ui/react';
import { failureReason } from '../../kit/failure';
import { leftOutText, type Recipients, recipientsText } from './recipient-text';

interface RecipientsLineProps {
  /** `null` while nobody is chosen, or it is not known. */
  readonly recipients: Recipients | null;
  readonly error: Error | undefined;
}

/** How many would get a mail now, and who would not. */
export function RecipientsLine({ recipients, error }: RecipientsLineProps) {
  const leftOut = recipients === null ? null : leftOutText(recipients);
  return (
    <Box role="status">
      {error !== undefined && <Text color="fg.error">{failureReason(error)}</Text>}
      {error === undefined && recipients !== null && (
        <>
          <Text fontWeight="semibold">{recipientsText(recipients.recipients)}</Text>
          {leftOut !== null && <Text color="fg.muted">{leftOut}</Text>}
        </>
      )}
    </Box>
  );
}
