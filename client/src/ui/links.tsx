import {
  Button,
  type ButtonProps,
  Link as ChakraLink,
  type LinkProps as ChakraLinkProps,
  SkipNavLink,
} from '@chakra-ui/react';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/** Router props of a link. */
type Target = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;

/** Link within text or a list. */
export function TextLink({
  to,
  state,
  preventScrollReset = false,
  children,
  ...props
}: Target & Omit<ChakraLinkProps, 'href'>) {
  return (
    <ChakraLink asChild {...props}>
      <RouterLink to={to} state={state} preventScrollReset={preventScrollReset}>
        {children}
      </RouterLink>
    </ChakraLink>
  );
}

/** Link styled as a button. */
export function ButtonLink({ to, state, preventScrollReset = false, children, ...props }: Target & ButtonProps) {
  return (
    <Button asChild {...props}>
      <RouterLink to={to} state={state} preventScrollReset={preventScrollReset}>
        {children}
      </RouterLink>
    </Button>
  );
}

interface SkipLinkProps {
  /** Element ID of the target, which must be focusable. */
  readonly to: string;
  readonly children: string;
}

/** Skip link for keyboard users. It does not change the URL. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <SkipNavLink
      id={to}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </SkipNavLink>
  );
}
