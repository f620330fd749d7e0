import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import {
  Box,
  Button,
  CloseButton,
  Dialog,
  Flex,
  Heading,
  HStack,
  Input,
  Portal,
  Separator,
  Stack,
  Text,
} from '@chakra-ui/react';
import { FileText, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../../graphql/error-text';
import {
  ShareWishlistDocument,
  UnshareWishlistDocument,
  type WishlistLinkFragment,
  WishlistLinksDocument,
  WishlistPaperDocument,
} from '../../../graphql/generated/graphql';
import { openDocument } from '../../../shared/orders/document-button';
import { formatDate } from '../../../ui/dates';
import { formatCount } from '../../../ui/numbers';
import { ShareMenu } from '../../../ui/share-menu';
import { toaster } from '../../../ui/toaster';
import { whenClosed } from '../../../ui/when-closed';

interface NewLinkProps {
  /** IDs of the shared lines; null for all lines. */
  readonly lineIds: readonly string[] | null;
}

/** Section for creating a link to the wishlist. The link is shown only once. */
function NewLink({ lineIds }: NewLinkProps) {
  const [share, { loading }] = useMutation(ShareWishlistDocument, { refetchQueries: ['WishlistLinks'] });
  const [link, setLink] = useState<{ readonly url: string; readonly expiresAt: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const address = useRef<HTMLInputElement>(null);

  async function make(): Promise<void> {
    setRefusal(null);
    try {
      const { data } = await share({ variables: { input: { lineIds: lineIds === null ? null : [...lineIds] } } });
      if (data?.shareWishlist != null) {
        setLink(data.shareWishlist);
        requestAnimationFrame(() => address.current?.select());
      }
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <Box as="section">
      <Heading as="h3" textStyle="lg" mb="1">
        Share a link
      </Heading>
      <Text textStyle="md" color="fg.muted" mb="3">
        Anyone with the link can view the list without signing in. They see the items that they have access to, at their
        own prices. The page shows only your company or first name. The link expires after 30 days, or when you revoke
        it.
      </Text>
      {link === null ? (
        <Button variant="outline" loading={loading} onClick={() => void make()}>
          <Link2 strokeWidth={1.5} aria-hidden />
          Create link
        </Button>
      ) : (
        <>
          <HStack gap="2" wrap="wrap">
            <Input
              ref={address}
              readOnly
              flex="1"
              minWidth="12rem"
              aria-label="Link to your wishlist"
              value={link.url}
              onFocus={({ target }) => target.select()}
            />
            <ShareMenu title="Wishlist" url={link.url} />
          </HStack>
          <Text textStyle="md" color="fg.muted" mt="1" role="status">
            Works until {formatDate(link.expiresAt)}. Copy it now. It will not be shown again.
          </Text>
        </>
      )}
      <Text role="alert" color="fg.error" textStyle="md">
        {refusal}
      </Text>
    </Box>
  );
}

function linkText({ wishes, createdAt }: WishlistLinkFragment): string {
  return `${formatCount(wishes)} ${wishes === 1 ? 'item' : 'items'}, created on ${formatDate(createdAt)}`;
}

/** Section with the active links and buttons to revoke them. */
function LinkList() {
  const { data } = useQuery(WishlistLinksDocument, { fetchPolicy: 'cache-and-network' });
  const [end, { loading }] = useMutation(UnshareWishlistDocument, {
    refetchQueries: ['WishlistLinks'],
    awaitRefetchQueries: true,
  });
  const links = data?.wishlistShares ?? [];
  if (links.length === 0) {
    return null;
  }

  async function endLink(link: WishlistLinkFragment): Promise<void> {
    try {
      await end({ variables: { input: { id: link.id } } });
      toaster.info({ title: 'Link revoked' });
    } catch (error) {
      toaster.error({ title: 'The link could not be revoked', description: errorText(error) });
    }
  }

  return (
    <>
      <Separator borderTopWidth="1px" />
      <Box as="section">
        <Heading as="h3" textStyle="lg" mb="1">
          Active links
        </Heading>
        <Box as="ul" listStyleType="none">
          {links.map((link) => (
            <Flex as="li" key={link.id} align="center" justify="space-between" gap="4" py="2" borderTopWidth="1px">
              <div>
                <Text>{linkText(link)}</Text>
                <Text textStyle="md" color="fg.muted">
                  Expires on {formatDate(link.expiresAt)}
                </Text>
              </div>
              <Button
                size="sm"
                variant="outline"
                loading={loading}
                aria-label={`Revoke the link: ${linkText(link)}`}
                onClick={() => void endLink(link)}
              >
                Revoke
              </Button>
            </Flex>
          ))}
        </Box>
      </Box>
    </>
  );
}

interface WishlistDocumentProps {
  /** IDs of the shared lines; null for all lines. */
  readonly lineIds: readonly string[] | null;
}

/** Section for downloading the wishlist as a PDF, with the user's prices or without prices. */
function WishlistDocument({ lineIds }: WishlistDocumentProps) {
  const [fetchDocument] = useLazyQuery(WishlistPaperDocument, { fetchPolicy: 'network-only' });

  const addressWith = (withPrices: boolean) => async () => {
    const input = { withPrices, lineIds: lineIds === null ? null : [...lineIds] };
    const { data, error } = await fetchDocument({ variables: { input } });
    if (data?.wishlistDocumentUrl == null) {
      throw error ?? new Error('the server returned no URL');
    }
    return data.wishlistDocumentUrl;
  };
  const button = (label: string, withPrices: boolean) => (
    <Button variant="outline" me="3" mt="1" onClick={() => void openDocument('list', addressWith(withPrices))}>
      <FileText strokeWidth={1.5} aria-hidden />
      {label}
    </Button>
  );

  return (
    <Box as="section">
      <Heading as="h3" textStyle="lg" mb="1">
        Save as PDF
      </Heading>
      <Text textStyle="md" color="fg.muted" mb="2">
        The same list as a PDF, with or without your prices.
      </Text>
      {button('With your prices', true)}
      {button('Without prices', false)}
    </Box>
  );
}

export interface ShareDialogProps {
  readonly isOpen: boolean;
  /** IDs of the selected lines. If empty, all lines are shared. */
  readonly checkedIds: readonly string[];
  /** Number of lines on the wishlist. */
  readonly total: number;
  readonly onClose: () => void;
}

function selectionText(checked: number, total: number): string {
  if (checked === 0 || checked === total) {
    return total === 1
      ? 'You are sharing the only item on your wishlist.'
      : `You are sharing all ${formatCount(total)} items on your wishlist.`;
  }
  const checkedWishes = checked === 1 ? '1 selected item' : `${formatCount(checked)} selected items`;
  return `You are sharing ${checkedWishes} of ${formatCount(total)}.`;
}

/** Dialog opened by `ShareButton`, loaded on demand, with a new link, the PDF and the active links. */
export default function OpenShareDialog({ isOpen, checkedIds, total, onClose }: ShareDialogProps) {
  const lineIds = checkedIds.length === 0 ? null : checkedIds;
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      size="md"
      scrollBehavior="inside"
      open={isOpen}
      onOpenChange={whenClosed(onClose)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Share your wishlist</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="6">
                <Text color="fg.muted">{selectionText(checkedIds.length, total)}</Text>
                <NewLink lineIds={lineIds} />
                <Separator borderTopWidth="1px" />
                <WishlistDocument lineIds={lineIds} />
                <LinkList />
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
