import { SkipNavLink } from '@chakra-ui/react';

/** Id of what the filters narrow. */
export const RESULTS = 'results';

/** In front of many filters: leads the keyboard past them. The address stays, it belongs to the list. */
export function SkipToResults() {
  return (
    <SkipNavLink
      id={RESULTS}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(RESULTS)?.focus();
      }}
    >
      Skip to the results
    </SkipNavLink>
  );
}
