import { Box, Grid, HStack, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { Deferred } from '../../ui/deferred';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import { ButtonLink } from '../../ui/links';
import { PageHeading } from '../../ui/page-heading';
import type { DrawnAs } from './piece-picture';

interface PieceReadingProps<Found> {
  /** Query result. Null if the piece does not exist; undefined while loading. */
  readonly piece: Found | null | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** Heading shown while loading or if there is no piece to show. */
  readonly heading: string;
  /** Links shown if the piece does not exist, most relevant first. */
  readonly nextLinks: readonly { readonly to: string; readonly label: string }[];
  readonly drawingType: DrawnAs['type'];
  readonly children: (piece: Found) => ReactNode;
}

function PieceSkeleton() {
  return (
    <Grid
      aria-busy="true"
      aria-label="Loading"
      templateColumns={{ base: '1fr', lg: '7fr 5fr' }}
      columnGap={{ lg: '18' }}
      rowGap="8"
      alignItems="start"
    >
      <Skeleton aspectRatio={1} width="full" />
      <Stack gap="6">
        <Skeleton height="6" width="16rem" maxWidth="full" />
        <Skeleton height="12" />
        <Skeleton height="12" width="10rem" />
        <Skeleton height="18rem" />
      </Stack>
    </Grid>
  );
}

/** Error codes for pieces that do not exist or are not visible to the viewer. */
const unknown: ReadonlySet<string> = new Set(['ITEM_NOT_FOUND', 'INVALID_REQUEST']);

/** Page of a piece in one of four states: loading, loaded, not found or failed. */
export function PieceStates<Found>({
  piece,
  error,
  isLoading,
  onRetry,
  heading,
  nextLinks,
  drawingType,
  children,
}: PieceReadingProps<Found>) {
  const isRefused = unknown.has(apiErrorOf(error)?.code ?? '');
  // If a refetch fails, the previous result stays visible, unless the piece no longer exists.
  if (piece != null && !isRefused) {
    return <Deferred fallback={<PieceSkeleton />}>{children(piece)}</Deferred>;
  }
  if (isLoading) {
    return <PieceSkeleton />;
  }
  const isUnknown = error === undefined || isRefused;
  return (
    <Box>
      <PageHeading>{heading}</PageHeading>
      {isUnknown ? (
        <EmptyMessage
          title="No longer in stock"
          description="It may have been sold or removed, or the address may be mistyped."
          picture={<JewelleryDrawing type={drawingType} metal="white" boxSize="28" />}
        >
          <HStack gap="3" flexWrap="wrap">
            {nextLinks.map(({ to, label }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'solid' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </HStack>
        </EmptyMessage>
      ) : (
        <ErrorState description={errorText(error)} onRetry={onRetry} isRetrying={isLoading} />
      )}
    </Box>
  );
}
