import { Box, HStack, Link, Text } from '@chakra-ui/react';
import { ClosedHouseText } from '../../../graphql/generated/graphql';
import { useMaintenance } from '../../../site/maintenance';
import { usePreviewDraft } from '../../../site/preview/preview-draft';
import { useSiteSettings } from '../../../site/site';
import { useFetched } from '../../../site/use-fetched';
import { DrawingFrame } from '../../../ui/drawing-frame';
import { ButtonLink } from '../../../ui/links';
import { dialled } from '../contact/reach-links';

/** Contact details shown during maintenance mode. Not shown on agents' domains. */
function ContactDetails() {
  const info = useFetched(ClosedHouseText).data?.contactInfo;
  return (
    (info?.phone ?? info?.email) != null && (
      <HStack gap="6" wrap="wrap">
        <Text color="fg.muted">In the meantime, you can reach us here:</Text>
        {info?.phone != null && <Link href={`tel:${dialled(info.phone)}`}>{info.phone}</Link>}
        {info?.email != null && <Link href={`mailto:${info.email}`}>{info.email}</Link>}
      </HStack>
    )
  );
}

/**
 * Page shown during maintenance mode, with the reason and contact details. Visitors return to their page
 * automatically when maintenance mode ends.
 */
export default function MaintenancePage() {
  const current = useMaintenance();
  const { isEnabled, message } = usePreviewDraft('maintenance', current) ?? current;
  const isAgents = useSiteSettings()?.domainLayout.domain != null;
  return (
    <Box as="main" minHeight="dvh">
      {isEnabled ? (
        <DrawingFrame
          title="Closed for maintenance"
          // The message is not shown on agents' domains, because it may contain the company's name.
          lead={(isAgents ? null : message) ?? 'We are working on this site.'}
        >
          <ContactDetails />
          <Text textStyle="md" color="fg.muted">
            You do not need to reload. Your page appears automatically once the site is open again.
          </Text>
        </DrawingFrame>
      ) : (
        <DrawingFrame title="The site is open" lead="There is no maintenance at the moment.">
          <ButtonLink to="/" alignSelf="start">
            Go to home page
          </ButtonLink>
        </DrawingFrame>
      )}
    </Box>
  );
}
