import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Fetched } from '../../site/use-fetched';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';

interface CompanyPageProps<TData> {
  readonly read: Fetched<TData>;
  readonly children: (data: TData) => ReactNode;
}

export function CompanyPage<TData>({ read: { data, hasFailed, retry }, children }: CompanyPageProps<TData>) {
  if (hasFailed) {
    return <ErrorState description="Check your connection and try again." onRetry={retry} />;
  }
  return data === undefined ? <PageSpinner /> : <Container py={{ base: '8', lg: '18' }}>{children(data)}</Container>;
}
