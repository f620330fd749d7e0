import { defineTextStyles } from '@chakra-ui/react';

function sans(size: string, lineHeight: string) {
  return { fontFamily: 'body', fontSize: size, lineHeight, fontWeight: 'normal' };
}

function serif(size: string, lineHeight: string, fontWeight: 'light' | 'normal') {
  return { fontFamily: 'heading', fontSize: size, lineHeight, fontWeight };
}

/** The type scale. Sans up to running text, the serif for headings and single prices. */
export const textStyles = defineTextStyles({
  /** Labels. */
  xs: { value: { ...sans('xs', '1rem'), letterSpacing: '0.04em' } },
  /** Compact tables. */
  sm: { value: sans('sm', '1.25rem') },
  /** Tables and forms. */
  md: { value: sans('md', '1.25rem') },
  /** Running text. */
  lg: { value: sans('lg', '1.625rem') },
  xl: { value: serif('xl', '1.75rem', 'normal') },
  '2xl': { value: serif('2xl', '2rem', 'normal') },
  '3xl': { value: serif('3xl', '2.5rem', 'light') },
  '4xl': { value: serif('4xl', '3.125rem', 'light') },
  /** The home page only. */
  '5xl': { value: { ...serif('5xl', '4.125rem', 'light'), letterSpacing: '-0.01em' } },
});
