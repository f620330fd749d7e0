import { Popover, Portal } from '@chakra-ui/react';
import { type ExplainedTermProps, TermButton, termFacts } from './term-button';

/** Implementation of `ExplainedTerm`, loaded on demand. */
export default function OpenExplainedTerm({ explanation, children }: ExplainedTermProps) {
  return (
    <Popover.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: 'top-start' }}>
      <Popover.Trigger asChild>
        <TermButton {...termFacts}>{children}</TermButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="Explanation" maxWidth="20rem" width="auto">
            <Popover.Body textStyle="md">{explanation}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
