import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** Below this a spinner would only flicker. */
const APPEARS_AFTER = 200;

/** Holds a page's place until it is there. The layout hides its footer for so long: it would jump. */
export function PageSpinner() {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), APPEARS_AFTER);
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
