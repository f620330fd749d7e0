import { Box, Text } from '@chakra-ui/react';
import { useMaintenance } from '../../../site/maintenance';
import { DrawingFrame } from '../../../ui/drawing-frame';

/** In place of everything while the house is closed. Who waits here is led back by the gate around all pages. */
export default function MaintenancePage() {
  const { message } = useMaintenance();
  return (
    <Box as="main" minHeight="dvh">
      <DrawingFrame
        title="Closed for a while"
        lead={message ?? 'We are working on this site. It comes back by itself as soon as it is open.'}
      >
        <Text textStyle="md" color="fg.subtle" role="status">
          This page asks again every few seconds and leads you back when we are open.
        </Text>
      </DrawingFrame>
    </Box>
  );
}
