import { chakra, Text } from '@chakra-ui/react';
import { useEmailDeliveriesQuery, usePreviewEmailQuery } from '../../../graphql/generated/hooks';
import { PanelAnswer } from '../../kit/panel/panel-answer';
import { PanelSection } from '../../kit/panel/panel-section';

interface SentMessageProps {
  readonly mail: { readonly id: string; readonly subject: string; readonly body: string };
}

/** The text of a sent email, with the values of its first recipient, or sample values if the account was deleted. */
export function SentMessage({ mail: { id, subject, body } }: SentMessageProps) {
  const deliveries = useEmailDeliveriesQuery({ variables: { id, page: { index: 0, size: 1 } } });
  const user = deliveries.data?.emailDeliveries?.items[0]?.user ?? null;
  const query = usePreviewEmailQuery({
    variables: { input: { subject, body, userId: user?.id ?? null } },
    skip: deliveries.loading,
  });
  return (
    <PanelSection title="Message">
      <PanelAnswer
        query={query}
        answer={query.data?.previewEmail}
        failure="Error fetching sent emails"
        isEmpty={({ text }) => text.trim() === ''}
        none="The message has no text."
      >
        {(shown) => (
          <>
            <Text color="fg.muted">
              {user === null ? 'Shown with sample values.' : `As sent to ${user.displayName}.`}
            </Text>
            <Text fontWeight="semibold">{shown.subject}</Text>
            <chakra.pre
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              fontFamily="body"
              maxHeight="20rem"
              overflowY="auto"
              tabIndex={0}
              aria-label="Text of the message"
            >
              {shown.text}
            </chakra.pre>
          </>
        )}
      </PanelAnswer>
    </PanelSection>
  );
}
