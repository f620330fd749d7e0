import { Box, Button, Flex, Heading, Separator, Text } from '@chakra-ui/react';
import { errorText } from '../../../graphql/error-text';
import type { WishlistLinkFragment } from '../../../graphql/generated/graphql';
import { useUnshareWishlistMutation, useWishlistLinksQuery } from '../../../graphql/generated/hooks';
import { formatDate } from '../../../ui/dates';
import { formatCount } from '../../../ui/numbers';
import { toaster } from '../../../ui/toaster';

function wordsOf({ wishes, createdAt }: WishlistLinkFragment): string {
  return `${formatCount(wishes)} ${wishes === 1 ? 'item' : 'items'}, made on ${formatDate(createdAt)}`;
}

/** The links that work, each with the way to end it. */
export function LinkList() {
  const { data } = useWishlistLinksQuery({ fetchPolicy: 'cache-and-network' });
  const [end, { loading }] = useUnshareWishlistMutation({
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
      toaster.info({ title: 'The link works no longer' });
    } catch (error) {
      toaster.error({ title: 'The link was not ended', description: errorText(error) });
    }
  }

  return (
    <>
      <Separator borderTopWidth="1px" />
      <Box as="section">
        <Heading as="h3" textStyle="lg" mb="1">
          Links that work
        </Heading>
        <Box as="ul" listStyleType="none">
          {links.map((link) => (
            <Flex as="li" key={link.id} align="center" justify="space-between" gap="4" py="2" borderTopWidth="1px">
              <div>
                <Text>{wordsOf(link)}</Text>
                <Text textStyle="md" color="fg.muted">
                  Ends on {formatDate(link.expiresAt)}
                </Text>
              </div>
              <Button
                size="sm"
                variant="outline"
                loading={loading}
                aria-label={`End the link: ${wordsOf(link)}`}
                onClick={() => void endLink(link)}
              >
                End it
              </Button>
            </Flex>
          ))}
        </Box>
      </Box>
    </>
  );
}
