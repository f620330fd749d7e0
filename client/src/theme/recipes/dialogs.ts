import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';

/** Ark UI counts nested layers in `--layer-index`. */
const zIndex = 'calc({zIndex.modal} + var(--layer-index, 0))';

const backdrop = defineStyle({
  position: 'fixed',
  inset: '0',
  bg: 'backdrop',
  zIndex,
  _open: { animationStyle: 'appear' },
  _closed: { animationStyle: 'vanish' },
});

const positioner = defineStyle({
  display: 'flex',
  position: 'fixed',
  inset: '0',
  zIndex,
  overscrollBehavior: 'none',
});

const content = defineStyle({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'overlay',
  outline: '0',
  textStyle: 'md',
  zIndex,
});

const parts = {
  header: defineStyle({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    flex: '0 0 auto',
    px: '6',
    py: '4',
    borderBottomWidth: '1px',
  }),
  title: defineStyle({ textStyle: 'xl' }),
  description: defineStyle({ color: 'fg.muted' }),
  body: defineStyle({ flex: '1', minHeight: '0', px: '6', py: '6', overflow: 'auto' }),
  footer: defineStyle({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    flex: '0 0 auto',
    px: '6',
    py: '4',
    borderTopWidth: '1px',
  }),
  closeTrigger: defineStyle({ position: 'absolute', top: '3', insetEnd: '3' }),
};

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots,
  base: {
    ...parts,
    backdrop,
    positioner: { ...positioner, justifyContent: 'center', padding: { base: '2', md: '6' } },
    content: {
      ...content,
      maxHeight: '100%',
      _open: { animationStyle: 'appear', animationDuration: 'panel' },
      _closed: { animationStyle: 'vanish' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'lg' } },
      lg: { content: { maxW: '3xl' } },
      xl: { content: { maxW: '5xl' } },
      full: { positioner: { padding: '0' }, content: { minHeight: 'dvh' } },
    },
    placement: {
      center: { positioner: { alignItems: 'center' } },
      top: { positioner: { alignItems: 'flex-start', pt: { base: '2', md: '18' } } },
    },
  },
  defaultVariants: { size: 'md', placement: 'top' },
});

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots,
  base: {
    ...parts,
    backdrop,
    positioner: { ...positioner, alignItems: 'stretch' },
    content: {
      ...content,
      height: '100dvh',
      _open: { animationDuration: 'panel' },
      _closed: { animationDuration: 'panel' },
    },
  },
  variants: {
    size: {
      xs: { content: { maxW: 'xs' } },
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '3xl' } },
      xl: { content: { maxW: '5xl' } },
      full: { content: { maxW: '100dvw' } },
    },
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animationName: 'enter-from-start' },
          _closed: { animationName: 'leave-to-start' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animationName: 'enter-from-end' },
          _closed: { animationName: 'leave-to-end' },
        },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: {
          maxW: '100%',
          height: 'auto',
          maxHeight: '90dvh',
          _open: { animationName: 'enter-from-bottom' },
          _closed: { animationName: 'leave-to-bottom' },
        },
      },
    },
  },
  defaultVariants: { size: 'sm', placement: 'end' },
});
