import { Box, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface FooterColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Some links of the footer under what they have in common. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" textStyle="xs" fontFamily="body" fontWeight="semibold" color="fg.subtle" mb="2">
        {title}
      </Heading>
      <Stack gap="1" align="flex-start">
        {children}
      </Stack>
    </Box>
  );
}
