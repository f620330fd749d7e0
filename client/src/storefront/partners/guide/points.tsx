import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Some rules, one below the other. */
export function Points({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="ul" maxW="prose" gap="2" ps="6" listStyleType="disc">
      {children}
    </Stack>
  );
}

/** One of them. */
export function Point({ children }: { readonly children: ReactNode }) {
  return <li>{children}</li>;
}
