import { defineStyle } from '@chakra-ui/react';

/** Width of the column of checkboxes; the first named column sticks beside it. */
export const CHECK_WIDTH = '2.75rem';

/** A table of 40 px rows and a 36 px header, scrolling in itself so that both stay in view. */
export const tableFrame = defineStyle({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxHeight: 'max(24rem, calc(100dvh - var(--above-table, 4.5rem)))',
  borderTopWidth: '1px',
  scrollPaddingTop: '{sizes.9}',
  scrollPaddingInlineStart: '12rem',
  '& [data-stale] tbody': { opacity: '0.5' },
  '& :is(th, td)[data-sticky]': { position: 'sticky', insetInlineStart: '0', zIndex: '1' },
  '& td[data-sticky]': { bg: 'bg' },
  '& tr[data-selected] > td[data-sticky]': { bg: 'selected' },
  '& [data-sticky=check] ~ [data-sticky=name]': { insetInlineStart: CHECK_WIDTH },
  '& th[data-sticky]': { zIndex: 'calc({zIndex.sticky} + 1)' },
  '& tr:focus': { outline: 'none' },
  '& tr:focus-visible > td': { boxShadow: 'inset 0 2px {colors.accent.solid}, inset 0 -2px {colors.accent.solid}' },
  '@media (pointer: coarse)': { '& td': { height: '11' } },
  // What says the most, price and status, stays in sight beside the number.
  mdDown: { '& :is(th, td):not([data-sticky=check])': { px: '2' } },
});
