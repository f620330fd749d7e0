import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** Delay in milliseconds, so that the spinner does not flicker. */
const DISPLAY_DELAY_MS = 200;

/** Spinner of a loading page. While it is shown, the layout hides the footer, which would otherwise jump. */
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
