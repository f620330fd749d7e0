import { Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Something to do, within a part of the guide. */
export function Step({ title, children }: StepProps) {
  return (
    <Stack gap="3" pt="2">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
