import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

export const heading = defineRecipe({
  className: 'heading',
  base: { color: 'fg', fontFamily: 'heading' },
  variants: {
    size: {
      sm: { textStyle: 'lg', fontFamily: 'body', fontWeight: 'semibold' },
      md: { textStyle: 'lg', fontFamily: 'body', fontWeight: 'semibold' },
      lg: { textStyle: 'xl' },
      xl: { textStyle: '2xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: { base: '2xl', md: '3xl' } },
      '4xl': { textStyle: { base: '3xl', md: '4xl' } },
      '5xl': { textStyle: { base: '4xl', lg: '5xl' } },
    },
  },
  defaultVariants: { size: 'xl' },
});

export const container = defineRecipe({
  className: 'container',
  base: {
    position: 'relative',
    w: '100%',
    mx: 'auto',
    maxW: 'page',
    px: { base: '4', md: '6', lg: '12' },
    // Uses the full width on routes with `isWide`.
    'body:has([data-wide]) &': { maxW: 'full' },
  },
});

export const skipNavLink = defineRecipe({
  className: 'skip-nav',
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'tooltip',
    px: '4',
    py: '2',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'md',
    translate: '0 -200%',
    _focusVisible: { translate: '0 0' },
  },
});

export const segmentGroup = defineSlotRecipe({
  className: 'segment-group',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'inline-flex',
      position: 'relative',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'control',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      color: 'fg.muted',
      cursor: 'button',
      userSelect: 'none',
      textStyle: 'sm',
      px: '2',
      height: '8',
      '&:has(input:checked)': { bg: 'selected', color: 'fg', fontWeight: 'semibold' },
      '&:has(input:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
      '& + &': { borderInlineStartWidth: '1px', borderColor: 'border.emphasized' },
      _icon: { boxSize: '4' },
      '@media (pointer: coarse)': { minHeight: '11', minWidth: '11' },
    },
  },
});

/** Chip of an active filter, with a button that removes it. */
export const tag = defineSlotRecipe({
  className: 'tag',
  slots: ['root', 'label', 'closeTrigger', 'startElement', 'endElement'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxWidth: '100%',
      bg: 'selected',
      color: 'fg',
      borderRadius: 'control',
      focusVisibleRing: 'outside',
    },
    label: { lineClamp: '1' },
    closeTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '6',
      me: '-1',
      color: 'fg.muted',
      cursor: 'button',
      borderRadius: 'control',
      focusVisibleRing: 'inside',
      _hover: { color: 'fg' },
      _icon: { boxSize: '3' },
    },
    startElement: { flexShrink: '0' },
    endElement: { flexShrink: '0' },
  },
  variants: {
    size: {
      md: { root: { textStyle: 'sm', minH: '6', px: '2' } },
      lg: { root: { textStyle: 'md', minH: '8', px: '2' } },
    },
    variant: { subtle: {} },
  },
  defaultVariants: { size: 'md', variant: 'subtle' },
});
