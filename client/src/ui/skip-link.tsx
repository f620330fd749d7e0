import { SkipNavLink } from '@chakra-ui/react';

interface SkipLinkProps {
  /** Id of what it leads to, which can have the focus. */
  readonly to: string;
  readonly children: string;
}

/** Leads the keyboard past what stands before it. The address stays: it belongs to the page. */
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
