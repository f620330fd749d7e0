import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** Delay in milliseconds that prevents the spinner from flickering. */
const DISPLAY_DELAY_MS = 200;

/**
 * Spinner for a page that is loading. While it is shown, the layout hides the footer, which would otherwise cause a
 * layout shift.
 */
export function PageSpinner() {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), DISPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Center minHeight="60dvh" role="status" data-loading-page="" color="accent">
      {visible && (
        <>
          <Spinner size="lg" />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      )}
    </Center>
  );
}
