import { Text } from '@chakra-ui/react';

interface FilterProblemProps {
  /** ID that the input refers to. */
  readonly id: string;
  readonly children: string | false | null;
}

/** Validation error of a filter, announced to screen readers. */
export function FilterProblem({ id, children }: FilterProblemProps) {
  return (
    <Text id={id} textStyle="sm" color="fg.error" aria-live="polite" _empty={{ display: 'none' }}>
      {children}
    </Text>
  );
}
