import { defineSlotRecipe } from '@chakra-ui/react';

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      position: 'relative',
      gap: '1',
      width: '100%',
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'xs',
      color: 'fg.muted',
      userSelect: 'none',
      _disabled: { opacity: '0.55' },
    },
    requiredIndicator: { color: 'fg.subtle' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      textStyle: 'sm',
      color: 'fg.error',
      _icon: { boxSize: '4', mt: '0.5', flexShrink: '0' },
    },
    helperText: { textStyle: 'sm', color: 'fg.subtle' },
  },
});

/** Inline notice. The color of the bar on its left edge depends on the kind. */
export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: '100%',
      px: '4',
      py: '3',
      textStyle: 'md',
      bg: 'colorPalette.subtle',
      borderInlineStartWidth: '2px',
      borderColor: 'colorPalette.solid',
    },
    indicator: { flexShrink: '0', color: 'colorPalette.fg', boxSize: '5', _icon: { boxSize: 'full' } },
    content: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0', gap: '1' },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.muted' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'accent' } },
      neutral: { root: { colorPalette: 'neutral' } },
      success: { root: { colorPalette: 'ok' } },
      warning: { root: { colorPalette: 'warn' } },
      error: { root: { colorPalette: 'danger' } },
    },
  },
  defaultVariants: { status: 'info' },
});

/** Status label with a 6 px mark instead of a pill. Use `colorPalette` to set the color. */
export const status = defineSlotRecipe({
  className: 'status',
  slots: ['root', 'indicator'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
    indicator: { boxSize: '6px', flexShrink: '0', bg: 'colorPalette.solid' },
  },
});

export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { width: '100%', py: '12' },
    content: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', maxW: 'prose' },
    indicator: { color: 'accent', _icon: { boxSize: '12', strokeWidth: '1' } },
    title: { textStyle: '2xl' },
    description: { textStyle: 'lg', color: 'fg.muted' },
  },
  variants: { size: { md: {} } },
  defaultVariants: { size: 'md' },
});

/** Labels next to values, as on a grading report. */
export const dataList = defineSlotRecipe({
  className: 'data-list',
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'flex', flexDirection: 'column', textStyle: 'md' },
    item: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      py: '2',
      borderBottomWidth: '1px',
    },
    itemLabel: { color: 'fg.muted' },
    itemValue: { textAlign: 'end', minWidth: '0' },
  },
  variants: { orientation: { horizontal: {} }, size: { md: {} } },
  defaultVariants: { orientation: 'horizontal', size: 'md' },
});
