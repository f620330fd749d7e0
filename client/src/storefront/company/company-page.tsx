import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Fetched } from '../../site/use-fetched';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';

interface CompanyPageProps<TData> {
  /** What the page shows, as far as it is read. */
  readonly read: Fetched<TData>;
  readonly children: (data: TData) => ReactNode;
}

/** A page on which the house speaks of itself. */
export function CompanyPage<TData>({ read: { data, hasFailed, retry }, children }: CompanyPageProps<TData>) {
  if (hasFailed) {
    return <ErrorState description="Check your connection and try again." onRetry={retry} />;
  }
  return data === undefined ? <PageSpinner /> : <Container py={{ base: '8', lg: '18' }}>{children(data)}</Container>;
}
