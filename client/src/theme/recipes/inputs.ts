import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { coarseTarget, fieldBox, fieldSizes } from './field-box';

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

/** What stands before or behind an input: a unit, a sign, a button. */
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
