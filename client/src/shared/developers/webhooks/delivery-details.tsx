import { chakra, Stack, Text } from '@chakra-ui/react';
import type { WebhookDeliveryFactsFragment } from '../../../graphql/generated/graphql';
import { formatMoment } from '../moments-text';
import { attemptText } from './delivery-text';

/** A text of a program, as it is. */
function Verbatim({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Stack gap="1">
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <chakra.pre
        aria-label={label}
        fontFamily="mono"
        fontSize="sm"
        bg="bg.muted"
        p="3"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.pre>
    </Stack>
  );
}

/** A message as it was sent, and what became of each attempt. */
export function DeliveryDetails({ delivery }: { readonly delivery: WebhookDeliveryFactsFragment }) {
  const { id, payload, attempts, nextAttemptAt } = delivery;
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        webhook-id: {id}
      </Text>
      <Verbatim label="Message" text={payload} />
      {attempts.length === 0 ? (
        <Text color="fg.muted">It was not sent yet.</Text>
      ) : (
        <Stack as="ol" gap="3" listStyleType="none" aria-label="Attempts">
          {attempts.map((attempt) => (
            <Stack as="li" gap="1" key={attempt.number}>
              <Text>
                {attempt.number}. {attemptText(attempt)}
              </Text>
              {attempt.failure !== null && <Text color="fg.error">{attempt.failure}</Text>}
              {attempt.answer !== null && attempt.answer !== '' && <Verbatim label="Answer" text={attempt.answer} />}
            </Stack>
          ))}
        </Stack>
      )}
      {nextAttemptAt !== null && <Text>Next attempt {formatMoment(nextAttemptAt)}</Text>}
    </Stack>
  );
}
