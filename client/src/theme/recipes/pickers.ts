import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';
import { coarseTarget, fieldBox, fieldSizes } from './inputs';
import { popupItem, popupPanel } from './popups';

const root = defineStyle({ display: 'flex', flexDirection: 'column', gap: '1', width: 'full' });
const indicatorGroup = defineStyle({
  position: 'absolute',
  insetEnd: '0',
  insetBlock: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  px: '3',
  pointerEvents: 'none',
  color: 'fg.muted',
  _icon: { boxSize: '4' },
});
const clearTrigger = defineStyle({
  color: 'fg.muted',
  pointerEvents: 'auto',
  cursor: 'button',
  borderRadius: 'control',
  focusVisibleRing: 'inside',
});
const list = {
  content: defineStyle({ ...popupPanel, display: 'flex', flexDirection: 'column', py: '1' }),
  item: defineStyle({ ...popupItem, justifyContent: 'space-between' }),
  itemText: defineStyle({ flex: '1' }),
  itemGroupLabel: defineStyle({ px: '3', py: '1', textStyle: 'xs', color: 'fg.subtle' }),
  label: defineStyle({ textStyle: 'xs', color: 'fg.muted' }),
};

export const combobox = defineSlotRecipe({
  className: 'combobox',
  slots: [
    'root',
    'label',
    'control',
    'input',
    'trigger',
    'indicatorGroup',
    'clearTrigger',
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'empty',
  ],
  base: {
    ...list,
    root,
    control: { position: 'relative' },
    input: { ...fieldBox, ...coarseTarget },
    trigger: { display: 'inline-flex', pointerEvents: 'auto', cursor: 'button' },
    indicatorGroup,
    clearTrigger,
    empty: { px: '3', py: '2', color: 'fg.muted' },
  },
  variants: {
    size: {
      sm: { input: { ...fieldSizes.sm, pe: '12' }, item: { textStyle: 'sm' } },
      md: { input: { ...fieldSizes.md, pe: '12' } },
      lg: { input: { ...fieldSizes.lg, pe: '12' } },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
