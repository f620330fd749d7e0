import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react';

/** Base style of all text inputs and select boxes. */
export const fieldBox = defineStyle({
  width: '100%',
  minWidth: '0',
  bg: 'bg',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  outline: '0',
  textAlign: 'start',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  focusVisibleRing: 'inside',
  focusRingWidth: '2px',
  _hover: { borderColor: 'fg.muted' },
  _disabled: { opacity: '0.55', cursor: 'disabled' },
  _readOnly: { bg: 'bg.subtle' },
  _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
});

/** Heights and paddings shared by all inputs, so that they align side by side. */
export const fieldSizes = {
  sm: defineStyle({ height: '8', px: '2', textStyle: 'sm' }),
  md: defineStyle({ height: '10', px: '3', textStyle: 'md' }),
  lg: defineStyle({ height: '12', px: '3', textStyle: 'lg' }),
};

/** Touch targets need at least 44 px. */
export const coarseTarget = defineStyle({ '@media (pointer: coarse)': { minHeight: '11' } });

export const input = defineRecipe({
  className: 'input',
  base: { ...fieldBox, appearance: 'none', ...coarseTarget },
  variants: {
    size: fieldSizes,
    variant: {
      outline: {},
      subtle: { bg: 'bg.muted', borderColor: 'transparent' },
      flushed: { borderWidth: '0', borderBottomWidth: '1px', borderRadius: 'none', px: '0' },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...fieldBox, appearance: 'none', minHeight: '18', py: '2' },
  variants: {
    size: {
      sm: { px: '2', textStyle: 'sm' },
      md: { px: '3', textStyle: 'md' },
      lg: { px: '3', textStyle: 'lg' },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Addon before or after an input, such as a unit, a sign or a button. */
export const inputAddon = defineRecipe({
  className: 'input-addon',
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: '0 0 auto',
    whiteSpace: 'nowrap',
    bg: 'bg.muted',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    ...coarseTarget,
  },
  variants: { size: fieldSizes, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: '100%', height: 'fit-content' },
    field: { ...fieldBox, appearance: 'none', cursor: 'button', '& > option': { bg: 'bg' }, ...coarseTarget },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      display: 'inline-flex',
      color: 'fg.muted',
      pointerEvents: 'none',
      _icon: { boxSize: '4' },
    },
  },
  variants: {
    size: {
      sm: { field: { ...fieldSizes.sm, pe: '8' } },
      md: { field: { ...fieldSizes.md, pe: '8' } },
      lg: { field: { ...fieldSizes.lg, pe: '8' } },
    },
    variant: { outline: {}, plain: { field: { borderColor: 'transparent', bg: 'transparent' } } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
