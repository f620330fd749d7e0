import { Box, Toaster as ChakraToaster, createToaster, defineSlotRecipe, Stack, Toast } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import { useNoticeShift } from './notices/use-notice-shift';

/** Defined here rather than in the theme, so that it is loaded with the first notice. */
const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'full',
      ps: '4',
      pe: '12',
      py: '3',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderInlineStartWidth: '2px',
      borderInlineStartColor: 'accent',
      boxShadow: 'overlay',
      position: 'relative',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 200ms, opacity 200ms, height 200ms',
      // Notices fade in at their final position, so that their buttons can be clicked immediately.
      '&:not([data-mounted])': { translate: 'none' },
      '&[data-type=success]': { borderInlineStartColor: 'ok.solid' },
      '&[data-type=error]': { borderInlineStartColor: 'danger.solid' },
      '&[data-type=warning]': { borderInlineStartColor: 'warn.solid' },
    },
    title: { textStyle: 'md', fontWeight: 'semibold' },
    description: { textStyle: 'md', color: 'fg.muted' },
    indicator: { flexShrink: '0', boxSize: '5', color: 'fg.muted' },
    actionTrigger: {
      textStyle: 'md',
      fontWeight: 'semibold',
      color: 'accent.fg',
      px: '2',
      minHeight: '6',
      borderRadius: 'control',
      cursor: 'button',
      focusVisibleRing: 'outside',
      _hover: { textDecoration: 'underline' },
    },
    closeTrigger: {
      position: 'absolute',
      top: '1',
      insetEnd: '1',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '8',
      color: 'fg.muted',
      borderRadius: 'control',
      cursor: 'button',
      focusVisibleRing: 'inside',
      _icon: { boxSize: '4' },
    },
  },
});

/** Store of the notices. To show a notice, use `toaster.ts`, which loads this file on demand. */
export const toasts = createToaster({
  placement: 'bottom-end',
  // Placed above the bars at the bottom of the screen, so that a notice does not cover the button that triggered it.
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: '5rem' },
  pauseOnPageIdle: true,
  max: 4,
});

const hasFocusLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

/** Pauses timeouts while a notice has focus. The library's own handler would trap focus when the user tabs out. */
const pauseWhileFocused = {
  onFocusCapture: (event: FocusEvent) => {
    event.stopPropagation();
    toasts.pause();
  },
  onBlurCapture: (event: FocusEvent) => {
    if (hasFocusLeft(event)) {
      toasts.resume();
    }
  },
};

/** Container for the notices. Render it once per page. */
export function Toaster() {
  const { box, shift } = useNoticeShift();
  return (
    <Box
      ref={box}
      display="contents"
      css={{ '& > [data-part="group"]': { transform: `translate(${shift.x}px, ${shift.y}px)` } }}
      {...pauseWhileFocused}
    >
      <ChakraToaster toaster={toasts} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root recipe={toastRecipe} width={{ md: 'sm' }}>
            <Stack gap="1" flex="1" minWidth="0">
              {toast.title !== undefined && <Toast.Title>{toast.title}</Toast.Title>}
              {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
            </Stack>
            {toast.action !== undefined && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Close notice" />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Box>
  );
}
