import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';

export const popupPanel = defineStyle({
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  boxShadow: 'overlay',
  outline: '0',
  textStyle: 'md',
  maxHeight: 'min(var(--available-height), 24rem)',
  overflowY: 'auto',
  zIndex: 'calc({zIndex.popover} + var(--layer-index, 0))',
  _open: { animationStyle: 'appear' },
  _closed: { animationStyle: 'vanish' },
});

export const popupItem = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  px: '3',
  py: '2',
  position: 'relative',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'fg',
  userSelect: 'none',
  cursor: 'button',
  outline: '0',
  _highlighted: { bg: 'selected' },
  _disabled: { opacity: '0.5', cursor: 'disabled' },
  _icon: { boxSize: '4', flexShrink: '0' },
  '@media (pointer: coarse)': { minHeight: '11' },
});

const groupLabel = defineStyle({ px: '3', pt: '2', pb: '1', textStyle: 'xs', color: 'fg.subtle' });

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: [
    'content',
    'item',
    'itemText',
    'itemGroupLabel',
    'itemIndicator',
    'itemCommand',
    'indicator',
    'separator',
    'triggerItem',
  ],
  base: {
    content: { ...popupPanel, minW: '12rem', py: '1' },
    item: { ...popupItem, '&[data-type]': { ps: '8' } },
    triggerItem: popupItem,
    itemText: { flex: '1' },
    itemGroupLabel: groupLabel,
    itemIndicator: { position: 'absolute', insetStart: '2' },
    itemCommand: { ms: 'auto', ps: '4', textStyle: 'xs', color: 'fg.subtle' },
    separator: { height: '1px', bg: 'border', my: '1' },
  },
  variants: { size: { sm: { item: { textStyle: 'sm', py: '1' } }, md: {} }, variant: { subtle: {} } },
  defaultVariants: { size: 'md', variant: 'subtle' },
});

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['content', 'header', 'body', 'footer', 'title', 'description', 'arrow', 'arrowTip', 'closeTrigger'],
  base: {
    content: {
      ...popupPanel,
      display: 'flex',
      flexDirection: 'column',
      width: 'min(calc(100dvw - 1rem), 20rem)',
      maxHeight: 'var(--available-height)',
    },
    header: { px: '4', pt: '4', textStyle: 'md', fontWeight: 'semibold' },
    body: { flex: '1', p: '4' },
    footer: { display: 'flex', gap: '2', px: '4', pb: '4' },
    arrow: { '--arrow-size': 'sizes.3', '--arrow-background': 'colors.bg.panel' },
    arrowTip: { borderTopWidth: '1px', borderInlineStartWidth: '1px' },
    closeTrigger: { position: 'absolute', top: '1', insetEnd: '1' },
  },
  variants: {
    size: { sm: {}, md: { content: { width: 'min(calc(100dvw - 1rem), 28rem)' } } },
  },
  defaultVariants: { size: 'sm' },
});
