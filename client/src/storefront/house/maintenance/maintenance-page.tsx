import { Box, HStack, Link, Text } from '@chakra-ui/react';
import { Navigate, useLocation } from 'react-router-dom';
import { ClosedHouseDocument } from '../../../graphql/generated/graphql';
import { useSiteSettings } from '../../../site/site';
import { useFetched } from '../../../site/use-fetched';
import { DrawingFrame } from '../../../ui/drawing-frame';
import { dialled } from '../contact/reach-links';
import { useReopening } from './use-reopening';

/** Where the visitor was when the house closed. */
function pathBefore(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('/maintenance') ? from : '/';
}

/** How the house is reached while its site is closed. An agent's domain gives nothing. */
function WaysToReach() {
  const info = useFetched(ClosedHouseDocument).data?.contactInfo;
  return (
    (info?.phone ?? info?.email) != null && (
      <HStack gap="6" wrap="wrap">
        <Text color="fg.muted">We are reached meanwhile:</Text>
        {info?.phone != null && <Link href={`tel:${dialled(info.phone)}`}>{info.phone}</Link>}
        {info?.email != null && <Link href={`mailto:${info.email}`}>{info.email}</Link>}
      </HStack>
    )
  );
}

/** In place of everything while the house is closed: why, whom to call, and the way back as soon as it is open. */
export default function MaintenancePage() {
  const maintenance = useReopening();
  const { state } = useLocation();
  const isAgents = useSiteSettings()?.domainLayout.domain != null;
  if (maintenance?.isEnabled === false) {
    return <Navigate to={pathBefore(state)} replace />;
  }
  // The house's own words may name it.
  const message = isAgents ? null : maintenance?.message;
  return (
    <Box as="main" minHeight="dvh">
      <DrawingFrame
        title="Closed for a while"
        lead={message ?? 'We are working on this site. It comes back by itself as soon as it is open.'}
      >
        <WaysToReach />
        <Text textStyle="md" color="fg.subtle" role="status">
          This page asks again every few seconds and leads you back when we are open.
        </Text>
      </DrawingFrame>
    </Box>
  );
}
