import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useWishlistPaperLazyQuery } from '../../../graphql/generated/hooks';
import { openDocument } from '../../../shared/orders/open-document';

interface WishlistDocumentProps {
  /** Which lines; null: all of them. */
  readonly lineIds: readonly string[] | null;
}

/** Wishes as a PDF, with the prices of whoever shares or without any. */
export function WishlistDocument({ lineIds }: WishlistDocumentProps) {
  const [ask] = useWishlistPaperLazyQuery({ fetchPolicy: 'network-only' });

  const addressWith = (withPrices: boolean) => async () => {
    const input = { withPrices, lineIds: lineIds === null ? null : [...lineIds] };
    const { data, error } = await ask({ variables: { input } });
    if (data?.wishlistDocumentUrl == null) {
      throw error ?? new Error('there is no address');
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
        On paper
      </Heading>
      <Text textStyle="md" color="fg.muted" mb="2">
        The same list as a PDF.
      </Text>
      {button('With your prices', true)}
      {button('Without prices', false)}
    </Box>
  );
}
