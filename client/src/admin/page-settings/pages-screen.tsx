import { useQuery } from '@apollo/client/react';
import { Box, Heading, List, Table } from '@chakra-ui/react';
import { SettledPagesDocument, type SettledPagesQuery } from '../../graphql/generated/graphql';
import { ErrorState } from '../../ui/error-state';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { StatusMark } from '../../ui/status-mark';
import { failureReason, useAnnouncedFailure } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { fieldText } from './draft/field-text';
import { isScreen, pagesWithout } from './draft/page-address';

type ConfiguredPage = NonNullable<SettledPagesQuery['allPageSettings']>[number];

interface PageTableProps {
  readonly title: string;
  readonly pages: readonly ConfiguredPage[];
}

function PageTable({ title, pages }: PageTableProps) {
  return (
    <Box as="section" aria-label={title} mb="8">
      <Heading as="h2" size="md" mb="2">
        {title}
      </Heading>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Page</Table.ColumnHeader>
              {title === 'Shop' && <Table.ColumnHeader>Visibility</Table.ColumnHeader>}
              <Table.ColumnHeader hideBelow="md">List</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">Name</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Columns</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Filters</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {pages.map(({ id, pageName, title: pageTitle, isVisible, list, columns, filters }) => (
              <Table.Row key={id}>
                <Table.Cell>
                  <TextLink to={`/admin/page-settings/${pageName}`}>{pageTitle}</TextLink>
                </Table.Cell>
                {title === 'Shop' && (
                  <Table.Cell>
                    <StatusMark tone={isVisible ? 'ok' : 'neutral'}>{isVisible ? 'Visible' : 'Hidden'}</StatusMark>
                  </Table.Cell>
                )}
                <Table.Cell hideBelow="md">{fieldText(list)}</Table.Cell>
                <Table.Cell hideBelow="md">{pageName}</Table.Cell>
                <Table.Cell textAlign="end">{formatCount(columns.length)}</Table.Cell>
                <Table.Cell textAlign="end">{formatCount(filters.length)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Box>
  );
}

/** List of pages without settings. Each page links to a screen that creates its settings. */
function UnsettledPages({ pages }: { readonly pages: readonly ConfiguredPage[] }) {
  const missingPages = pagesWithout(pages.map(({ pageName }) => pageName));
  return missingPages.length === 0 ? null : (
    <Box as="section" aria-label="Without settings">
      <Heading as="h2" size="md" mb="2">
        Without settings
      </Heading>
      <List.Root variant="plain" gap="2">
        {missingPages.map((pageName) => (
          <List.Item key={pageName}>
            <TextLink to={`/admin/page-settings/${pageName}`}>{fieldText(pageName)}</TextLink>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

/** Screen that lists the pages that have settings: shop pages and back-office screens. */
export default function PagesScreen() {
  const { data, error, loading, refetch } = useQuery(SettledPagesDocument, { fetchPolicy: 'cache-and-network' });
  useAnnouncedFailure('Error fetching page settings', error);
  const pages = data?.allPageSettings;
  return (
    <>
      <ScreenHeading title="Page settings" note={pages == null ? undefined : formatCount(pages.length)} />
      {pages != null ? (
        <>
          <PageTable title="Shop" pages={pages.filter(({ pageName }) => !isScreen(pageName))} />
          <PageTable title="Back office" pages={pages.filter(({ pageName }) => isScreen(pageName))} />
          <UnsettledPages pages={pages} />
        </>
      ) : error === undefined ? (
        <PageSpinner />
      ) : (
        <ErrorState
          title="Error fetching page settings"
          description={failureReason(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </>
  );
}
