import { Box, Button, Heading, HStack, Input, Text } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../../graphql/error-text';
import { useShareWishlistMutation } from '../../../graphql/generated/hooks';
import { formatDate } from '../../../ui/dates';
import { ShareMenu } from '../../../ui/share-menu';

interface NewLinkProps {
  /** Which lines; null: all of them. */
  readonly lineIds: readonly string[] | null;
}

/** Makes a link to wishes. What opens it is shown now and never again. */
export function NewLink({ lineIds }: NewLinkProps) {
  const [share, { loading }] = useShareWishlistMutation({ refetchQueries: ['WishlistLinks'] });
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
        As a link
      </Heading>
      <Text textStyle="md" color="fg.muted" mb="3">
        Whoever has the link reads the list without signing in: what they may see, at their own prices. It says your
        company or first name, and nothing else of you. It ends after 30 days, or when you end it.
      </Text>
      {link === null ? (
        <Button variant="outline" loading={loading} onClick={() => void make()}>
          <Link2 strokeWidth={1.5} aria-hidden />
          Make a link
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
            <ShareMenu title="A list of wishes" url={link.url} />
          </HStack>
          <Text textStyle="md" color="fg.muted" mt="1" role="status">
            Works until {formatDate(link.expiresAt)}. Keep it: it is not shown again.
          </Text>
        </>
      )}
      <Text role="alert" color="fg.error" textStyle="md">
        {refusal}
      </Text>
    </Box>
  );
}
