import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ExplainedTermProps {
  /** What it means, in a line. */
  readonly explanation: string;
  /** The term itself, as it stands in the text. */
  readonly children: ReactNode;
}

/** A term that can be asked about: dotted, as laboratories underline what a note explains. */
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

/** What all of them say of themselves. */
export const termFacts: HTMLChakraProps<'button'> = { type: 'button', 'aria-haspopup': 'dialog' };
