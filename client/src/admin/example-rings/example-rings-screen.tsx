import { skipToken } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useExampleRingsQuery, useExampleStoneNumberQuery } from '../../graphql/generated/hooks';
import { ErrorState } from '../../ui/error-state';
import { formatCarats } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { failureReason, useAnnouncedFailure } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { UnsavedChanges } from '../kit/unsaved-changes';
import { ExampleForm } from './example-form';
import { storedParts } from './example-parts';

/** What the pages of rings begin with: an engagement ring, and the stone that completed rings are shown with. */
export default function ExampleRingsScreen() {
  const { data, error, loading, refetch } = useExampleRingsQuery({ fetchPolicy: 'cache-and-network' });
  const { ringConfig, defaultGenericDiamond: stone } = data ?? {};
  const stoneId = stone?.id ?? null;
  const number = useExampleStoneNumberQuery(stoneId === null ? skipToken : { variables: { id: stoneId } });
  const failed = error ?? number.error;
  useAnnouncedFailure('Error fetching example rings', failed);
  const isRead = data !== undefined && (stoneId === null || number.data !== undefined || number.error !== undefined);
  return (
    <UnsavedChanges>
      <ScreenHeading title="Example rings" />
      {isRead && ringConfig != null && stone != null ? (
        <>
          <Text color="fg.muted" mb="6" maxW="3xl">
            The pages of engagement and completed rings begin with these. Both are drawn here as those pages draw them.
          </Text>
          <ExampleForm
            stored={storedParts(data, number.data?.genericDiamond?.stockNumber ?? null)}
            versions={{ config: ringConfig.version, stone: stone.version }}
            described={`${stone.shape.label} from ${formatCarats(stone.caratsFrom)} ct`}
            readAgain={refetch}
          />
        </>
      ) : failed === undefined ? (
        <PageSpinner />
      ) : (
        <ErrorState
          title="Error fetching example rings"
          description={failureReason(failed)}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </UnsavedChanges>
  );
}
