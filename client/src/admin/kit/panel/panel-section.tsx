import { chakra, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a record under its own heading, set off by a hairline. */
export function PanelSection({ title, children }: PanelSectionProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Heading id={headingId} as="h3" size="sm" mb="3">
        {title}
      </Heading>
      <Stack gap="3">{children}</Stack>
    </chakra.section>
  );
}
