import { Text } from '@chakra-ui/react';

interface FilterProblemProps {
  /** Element ID that the input references. */
  readonly id: string;
  readonly children: string | false | null;
}

/** Validation error of a filter. Screen readers announce it. */
export function FilterProblem({ id, children }: FilterProblemProps) {
  return (
    <Text id={id} textStyle="sm" color="fg.error" aria-live="polite" _empty={{ display: 'none' }}>
      {children}
    </Text>
  );
}
