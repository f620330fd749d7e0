import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** Table with rows of 32, 40 or 52 px below a sticky 36 px header. Use `textAlign="end"` for numbers. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    columnHeader: {
      height: '9',
      px: '3',
      bg: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'xs',
      fontWeight: 'semibold',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    cell: { px: '3', textAlign: 'start', borderBottomWidth: '1px' },
    row: {
      '&[data-selected] > td': { bg: 'selected' },
      '&[data-selected] > td:first-of-type': { boxShadow: 'inset 2px 0 0 {colors.accent}' },
    },
    footer: { '& td': { borderBottomWidth: '0', fontWeight: 'semibold' } },
  },
  variants: {
    size: {
      sm: { root: { textStyle: 'sm' }, cell: { height: '8' } },
      md: { root: { textStyle: 'md' }, cell: { height: '10' } },
      lg: { root: { textStyle: 'md' }, cell: { height: '13' } },
    },
    variant: { line: {} },
    stickyHeader: { true: { columnHeader: { position: 'sticky', top: '0', zIndex: 'sticky' } } },
    interactive: { true: { row: { '@media (hover: hover)': { '&:hover > td': { bg: 'bg.subtle' } } } } },
  },
  defaultVariants: { size: 'md', variant: 'line' },
});

/** Range slider with two thumbs. */
export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['control', 'track', 'range', 'thumb'],
  base: {
    control: { display: 'flex', alignItems: 'center', position: 'relative', minHeight: '6' },
    track: { flex: '1', height: '0.5', bg: 'border', overflow: 'hidden' },
    range: { height: 'inherit', bg: 'accent' },
    thumb: {
      boxSize: '4',
      bg: 'bg',
      borderWidth: '2px',
      borderColor: 'colorPalette.solid',
      borderRadius: 'full',
      outline: '0',
      cursor: 'button',
      focusVisibleRing: 'outside',
      focusRingWidth: '2px',
      '@media (pointer: coarse)': { boxSize: '6' },
    },
  },
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        bg: 'bg.muted',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
    variant: {
      pulse: { '&[data-loading]': { animation: 'pulse 1.6s ease-in-out infinite' } },
      none: {},
    },
  },
  defaultVariants: { loading: true, variant: 'pulse' },
});

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    boxSize: 'var(--spinner-size)',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBlockEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.6' },
      lg: { '--spinner-size': 'sizes.12' },
    },
  },
  defaultVariants: { size: 'md' },
});
