import { Container, type ContainerProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSiteSettings } from '../../site/site';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import NotFoundPage from '../not-found-page';

interface Read<TData> {
  readonly data: TData | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface HousePageProps<TData> extends Omit<ContainerProps, 'children'> {
  /** What the page shows, as far as it is read. */
  readonly read: Read<TData>;
  readonly children: (data: TData) => ReactNode;
}

/** A page on which the house speaks of itself. There is none on an agent's domain, whose visitors are the agent's. */
export function HousePage<TData>({ read: { data, hasFailed, retry }, children, ...rest }: HousePageProps<TData>) {
  const settings = useSiteSettings();
  if (settings !== null && settings.domainLayout.domain !== null) {
    return <NotFoundPage />;
  }
  if (hasFailed) {
    return <ErrorState description="Check your connection and try again." onRetry={retry} />;
  }
  if (data === undefined || settings === null) {
    return <PageSpinner />;
  }
  return (
    <Container py={{ base: '8', lg: '18' }} {...rest}>
      {children(data)}
    </Container>
  );
}
