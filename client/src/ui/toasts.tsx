import { Box, Toaster as ChakraToaster, createToaster, Stack, Toast } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import { toastRecipe } from './notices/toast-recipe';
import { useNoticeShift } from './notices/use-notice-shift';

/** The notices over the page. They are asked for through `toaster.ts`, which loads this with the first of them. */
export const toasts = createToaster({
  placement: 'bottom-end',
  // Above the bars at the lower edge: a notice must not lie over the button that caused it.
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: '5rem' },
  pauseOnPageIdle: true,
  max: 4,
});

const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

/**
 * The notices wait while the focus is among them. The library must not hear of it: it leads whoever tabs on out of them back to
 * where they came from, again and again.
 */
const waitingWhileFocused = {
  onFocusCapture: (event: FocusEvent) => {
    event.stopPropagation();
    toasts.pause();
  },
  onBlurCapture: (event: FocusEvent) => {
    if (isLeft(event)) {
      toasts.resume();
    }
  },
};

/** Where the notices appear; once per page. */
export function Toaster() {
  const { box, shift } = useNoticeShift();
  return (
    <Box
      ref={box}
      display="contents"
      css={{ '& > [data-part="group"]': { transform: `translate(${shift.x}px, ${shift.y}px)` } }}
      {...waitingWhileFocused}
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
