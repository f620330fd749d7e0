import { useMutation } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { BeginViewingDocument, type UserRecordFragment } from '../../graphql/generated/graphql';
import { storeImpersonation } from '../../session/impersonation';
import { attempt } from '../kit/failure';
import { PanelSection } from '../kit/panel/panel-parts';
import { isBlockedNow } from './user-text';

/** Why nobody can see the shop as this user does; `null`: somebody can. */
function hindrance(user: UserRecordFragment): string | null {
  if (user.role === 'ADMINISTRATOR') {
    return 'Administrators see everything: there is nothing of their own to look at.';
  }
  return !user.isApproved || isBlockedNow(user, new Date())
    ? 'While the account is blocked or not approved it sees nothing of its own.'
    : null;
}

interface ViewingSectionProps {
  readonly user: UserRecordFragment;
}

/** Opens the shop as the user sees it, in a tab of its own: this one stays what it is. */
export function ImpersonationSection({ user }: ViewingSectionProps) {
  const [begin, { loading }] = useMutation(BeginViewingDocument);
  /** The browser has not opened a tab. */
  const [isShut, setShut] = useState(false);
  const why = hindrance(user);

  async function look(): Promise<void> {
    // Before anything is awaited: browsers open tabs for a click only.
    const tab = window.open('', '_blank');
    setShut(tab === null);
    if (tab === null) {
      return;
    }
    const isOpen = await attempt('Error opening the shop as a user', async () => {
      const { data } = await begin({ variables: { input: { userId: user.id } } });
      const token = data?.beginViewing?.session.accessToken ?? null;
      // What a tab keeps for itself: no other tab of this browser becomes the user.
      storeImpersonation({ token, userId: user.id, name: user.displayName }, tab.sessionStorage);
      tab.location.replace('/');
    });
    if (!isOpen) {
      tab.close();
    }
  }

  return (
    <PanelSection title="See the shop as they do">
      <Text color="fg.muted">
        {why ??
          'In a new tab, for half an hour at most: their prices, pages, wishlist, cart and brand. Nothing can be changed there, nothing counts as their visit, and the audit log has it.'}
      </Text>
      {isShut && (
        <Text role="alert" color="danger.fg">
          Your browser has not opened a tab. Allow this page to open them, and try again.
        </Text>
      )}
      <Flex>
        <Button size="sm" variant="outline" disabled={why !== null} loading={loading} onClick={() => void look()}>
          <ExternalLink aria-hidden />
          See the shop
        </Button>
      </Flex>
    </PanelSection>
  );
}
