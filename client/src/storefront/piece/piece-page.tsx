import { useQuery } from '@apollo/client/react';
import { Box, Container, DataList, Grid, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { availabilityText } from '../../catalogue/diamonds/availability';
import { isPieceWord, type PieceWord } from '../../catalogue/pieces/piece-address';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import type { PieceHeadFragment } from '../../graphql/generated/graphql';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import { textAt } from '../../table/columns/value-at';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { formatPrice } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { StatusMark } from '../../ui/status-mark';
import NotFoundPage from '../not-found-page';
import { factsOf, piecePages, pieceTitle } from './pieces';

function Piece({ piece, stock }: { readonly piece: PieceHeadFragment; readonly stock: StockDeclaration }) {
  const title = pieceTitle(piece, stock);
  const { tone, text } = availabilityText({ availability: piece.availability, status: 'SUSPENDED' });
  return (
    <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} columnGap={{ lg: '18' }} rowGap="8" alignItems="start">
      <Stack gap="4" order={{ base: '2', lg: '1' }}>
        {piece.media.images.map(({ url, slot }, index) => (
          <Image key={slot} src={url} alt={`${title}, picture ${index + 1}`} width="full" loading="lazy" />
        ))}
        {piece.media.images.length === 0 && (
          <Box aspectRatio={3 / 2} display="grid" placeItems="center" bg="bg.subtle" color="fg.subtle">
            <Gem aria-hidden strokeWidth={0.75} size="6rem" />
          </Box>
        )}
      </Stack>
      <Stack gap="6" order={{ base: '1', lg: '2' }}>
        <Box>
          <HStack gap="4" mb="2" textStyle="md" color="fg.muted">
            <Text as="span">Stock number {piece.stockNumber}</Text>
            <StatusMark tone={tone}>{text}</StatusMark>
          </HStack>
          <PageHeading>{title}</PageHeading>
        </Box>
        {piece.price !== null && (
          <Text textStyle={{ base: '3xl', md: '4xl' }}>
            {piece.price.perCarat === null
              ? formatPrice(piece.price.total)
              : `${formatPrice(piece.price.perCarat)} per carat`}
          </Text>
        )}
        <Text>{textAt(piece, 'description')}</Text>
        <DataList.Root>
          {factsOf(piece, stock).map(({ label, value }) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
      </Stack>
    </Grid>
  );
}

function ReadPiece({ word, id }: { readonly word: PieceWord; readonly id: string }) {
  const { stock, document } = piecePages[word];
  const { data, error, refetch } = useQuery(document, { variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.piece != null) {
    return <Piece piece={data.piece} stock={stock} />;
  }
  if (error === undefined && data === undefined) {
    return <PageSpinner />;
  }
  const isUnknown =
    error === undefined || ['ITEM_NOT_FOUND', 'INVALID_REQUEST'].includes(apiErrorOf(error)?.code ?? '');
  return (
    <>
      <PageHeading>{stock.title}</PageHeading>
      {isUnknown ? (
        <NothingHere title="Not in our stock" description="It was sold, or it is shown to approved traders only.">
          <ButtonLink to="/">Back to the home page</ButtonLink>
        </NothingHere>
      ) : (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The page of a piece of any stock but loose diamonds, `/piece/{kind}/{id}`. */
export default function PiecePage() {
  const { kind = '', id = '' } = useParams();
  return isPieceWord(kind) ? (
    <Container py={{ base: '6', md: '12' }}>
      <ReadPiece key={`${kind} ${id}`} word={kind} id={id} />
    </Container>
  ) : (
    <NotFoundPage />
  );
}
