import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react';

const mark = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  bg: 'bg',
  color: 'colorPalette.contrast',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  cursor: 'button',
  focusVisibleRing: 'outside',
  focusRingWidth: '2px',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  _disabled: { opacity: '0.5', cursor: 'disabled' },
  _invalid: { borderColor: 'border.error' },
  '.peer:focus-visible ~ &': { outline: '2px solid {colors.colorPalette.focusRing}', outlineOffset: '2px' },
  '&:is([data-state=checked], [data-state=indeterminate])': {
    bg: 'colorPalette.solid',
    borderColor: 'colorPalette.solid',
  },
});

const checkmarkBase = defineStyle({ ...mark, borderRadius: 'control', _icon: { boxSize: 'full' } });
const markSizes = { sm: { boxSize: '4' }, md: { boxSize: '5', p: 'px' } };

export const checkmark = defineRecipe({
  className: 'checkmark',
  base: checkmarkBase,
  variants: { size: markSizes, variant: { solid: {} } },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** Touch target of 44 px, regardless of the size of the mark. */
const choiceRow = defineStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '2',
  position: 'relative',
  cursor: 'button',
  '@media (pointer: coarse)': { minHeight: '11', alignItems: 'center' },
});

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'label'],
  base: {
    root: choiceRow,
    label: { flex: '1', userSelect: 'none', '.peer:disabled ~ &': { opacity: '0.55' } },
  },
  variants: {
    size: {
      sm: { label: { textStyle: 'sm', lineHeight: '1rem' } },
      md: { label: { textStyle: 'md' } },
    },
    variant: { solid: {} },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
