import { Button, type ButtonProps, Link as ChakraLink, type LinkProps as ChakraLinkProps } from '@chakra-ui/react';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';

interface Target {
  /** Where it leads, inside the client. */
  readonly to: LinkProps['to'];
  /** State that the next page finds in its location. */
  readonly state?: unknown;
}

/** A link in running text or in a list. */
export function TextLink({ to, state, children, ...props }: Target & Omit<ChakraLinkProps, 'href'>) {
  return (
    <ChakraLink asChild {...props}>
      <RouterLink to={to} state={state}>
        {children}
      </RouterLink>
    </ChakraLink>
  );
}

/** A link that looks like a button, for the next step. */
export function ButtonLink({ to, state, children, ...props }: Target & ButtonProps) {
  return (
    <Button asChild {...props}>
      <RouterLink to={to} state={state}>
        {children}
      </RouterLink>
    </Button>
  );
}
