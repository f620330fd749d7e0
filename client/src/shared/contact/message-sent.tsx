import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

interface MessageSentProps {
  /** Where the answer goes. */
  readonly email: string;
  readonly onAnother: () => void;
}

/** In place of the form once the message has arrived: what happens next. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="start" role="status">
      <Heading ref={heading} as="h3" size="xl" tabIndex={-1} outline="none">
        Your message has arrived
      </Heading>
      <Text>Somebody reads it and answers to {email}. There is nothing more for you to do.</Text>
      <Button variant="outline" colorPalette="neutral" onClick={onAnother}>
        Write another message
      </Button>
    </Stack>
  );
}
