import { useMutation } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { BeginViewingDocument, type UserRecordFragment } from '../../graphql/generated/graphql';
import { storeImpersonation } from '../../session/impersonation';
import { attempt } from '../kit/failure';
import { PanelSection } from '../kit/panel/panel-parts';
import { isBlockedNow } from './user-text';

/** Returns the reason why an administrator cannot view the shop as this user, or null if this is possible. */
function blockingReason(user: UserRecordFragment): string | null {
  if (user.role === 'ADMINISTRATOR') {
    return 'Administrators see everything, so there is no separate view.';
  }
  return !user.isApproved || isBlockedNow(user, new Date())
    ? 'Not available while the account is blocked or not approved.'
    : null;
}

interface ViewingSectionProps {
  readonly user: UserRecordFragment;
}

/** Button that opens the shop in a new tab, as the user sees it. */
export function ImpersonationSection({ user }: ViewingSectionProps) {
  const [beginViewing, { loading }] = useMutation(BeginViewingDocument);
  const [isPopupBlocked, setPopupBlocked] = useState(false);
  const blockedReason = blockingReason(user);

  async function startImpersonation(): Promise<void> {
    // The tab is opened before the first `await`, because browsers only allow new tabs in response to a click.
    const tab = window.open('', '_blank');
    setPopupBlocked(tab === null);
    if (tab === null) {
      return;
    }
    const isOpen = await attempt('Error opening the shop as a user', async () => {
      const { data } = await beginViewing({ variables: { input: { userId: user.id } } });
      const token = data?.beginViewing?.session.accessToken ?? null;
      // Session storage is separate for each tab, so other tabs are not affected.
      storeImpersonation({ token, userId: user.id, name: user.displayName }, tab.sessionStorage);
      tab.location.replace('/');
    });
    if (!isOpen) {
      tab.close();
    }
  }

  return (
    <PanelSection title="View as user">
      <Text color="fg.muted">
        {blockedReason ??
          'Opens a read-only tab for up to 30 minutes with this user’s prices, pages, wishlist, cart and brand. It does not count as a visit and is recorded in the audit log.'}
      </Text>
      {isPopupBlocked && (
        <Text role="alert" color="danger.fg">
          Your browser blocked the new tab. Allow pop-ups for this page and try again.
        </Text>
      )}
      <Flex>
        <Button
          size="sm"
          variant="outline"
          disabled={blockedReason !== null}
          loading={loading}
          onClick={() => void startImpersonation()}
        >
          <ExternalLink aria-hidden />
          View shop
        </Button>
      </Flex>
    </PanelSection>
  );
}
