import { defineStyle } from '@chakra-ui/react';

/** What every box one can type or choose in looks like. */
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

/** Heights and paddings shared by all of them, so that they line up beside each other. */
export const fieldSizes = {
  sm: defineStyle({ height: '8', px: '2', textStyle: 'sm' }),
  md: defineStyle({ height: '10', px: '3', textStyle: 'md' }),
  lg: defineStyle({ height: '12', px: '3', textStyle: 'lg' }),
};

/** A finger needs 44 px. */
export const coarseTarget = defineStyle({ '@media (pointer: coarse)': { minHeight: '11' } });
