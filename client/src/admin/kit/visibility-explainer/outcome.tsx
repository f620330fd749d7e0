import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';

interface OutcomeProps {
  readonly isMet: boolean;
  /** For those who do not see the mark. */
  readonly words: readonly [met: string, unmet: string];
}

/** Whether something is so, as a mark before its words. */
export function Outcome({ isMet, words: [met, unmet] }: OutcomeProps) {
  return (
    <chakra.span color={isMet ? 'ok.fg' : 'danger.fg'} flexShrink="0" position="relative" top="0.5">
      {isMet ? <Check size="16" aria-hidden /> : <X size="16" aria-hidden />}
      <chakra.span srOnly>{isMet ? met : unmet}: </chakra.span>
    </chakra.span>
  );
}
