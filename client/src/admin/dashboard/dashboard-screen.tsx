import { Grid } from '@chakra-ui/react';
import { useDashboardQuery } from '../../graphql/generated/hooks';
import { ErrorState } from '../../ui/error-state';
import { failureReason } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { CountList } from './count-list';
import { stockCounts, waitingCounts } from './dashboard-counts';

const POLL_INTERVAL = 60_000;

/** What wants attention: each number leads to the list that it counts. */
export default function DashboardScreen() {
  const { data, error, loading, refetch } = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <>
      <ScreenHeading title="Dashboard" />
      {error !== undefined && data === undefined ? (
        <ErrorState
          title="The figures could not be loaded"
          description={failureReason(error)}
          isRetrying={loading}
          onRetry={() => void refetch()}
        />
      ) : (
        <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} columnGap="12" rowGap="8" maxWidth="5xl">
          <CountList title="Waiting for you" counts={waitingCounts} data={data} size="lg" />
          <CountList title="Diamonds" counts={stockCounts} data={data} size="md" />
        </Grid>
      )}
    </>
  );
}
