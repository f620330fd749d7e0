import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ExplainedTermProps {
  /** One-line explanation. */
  readonly explanation: string;
  readonly children: ReactNode;
}

/** Button that looks like a term with a dotted underline. */
export const TermButton = chakra('button', {
  base: {
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    cursor: 'help',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.25em',
    textDecorationColor: 'border.emphasized',
    borderRadius: 'control',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _hover: { textDecorationColor: 'accent.fg' },
    '@media (pointer: coarse)': { py: '2' },
  },
});

/** Props shared by all explained terms. */
export const termFacts: HTMLChakraProps<'button'> = { type: 'button', 'aria-haspopup': 'dialog' };
