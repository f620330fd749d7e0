import { Stack, Text } from '@chakra-ui/react';
import { PartnerReferenceText } from '../../../graphql/generated/graphql';
import { keyScopes, webhookEvents } from '../../../graphql/generated/partner-words';
import { useFetched } from '../../../site/use-fetched';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/page-spinner';
import { CodeText } from '../code/code-text';
import { ContentsPage } from '../contents-page';
import { ErrorList } from './error-list';
import { FieldSearch } from './field-search';
import { LimitTable } from './limit-table';
import { WordList } from './word-list';

function Words({ children }: { readonly children: string }) {
  return (
    <Text maxW="prose">
      <CodeText text={children} />
    </Text>
  );
}

/** What partners look up: fields, limits, scopes, events and errors, as the house itself declares them. */
export default function ReferencePage() {
  const { data, hasFailed, retry } = useFetched(PartnerReferenceText);
  if (hasFailed) {
    return <ErrorState description="Check your connection and try again." onRetry={retry} />;
  }
  if (data === undefined) {
    return <PageSpinner />;
  }
  return (
    <ContentsPage
      head={
        <Stack gap="4">
          <PageHeading size="4xl">Reference for partners</PageHeading>
          <Text maxW="prose">
            Fields, limits, scopes, events and errors. All of it is what the house declares of itself, as it runs now.
          </Text>
        </Stack>
      }
      sections={[
        { id: 'fields', title: 'Fields', children: <FieldSearch /> },
        {
          id: 'limits',
          title: 'Limits',
          children: (
            <>
              <Words>
                {
                  'Every key has a budget that restores by itself. What is left of it stands in the header `RateLimit` of each answer, in `rateLimit`, and in `extensions.cost`. When it is used up the answer is 429, and `Retry-After` says for how long.'
                }
              </Words>
              <LimitTable limits={data.programLimits ?? []} />
            </>
          ),
        },
        {
          id: 'scopes',
          title: 'Scopes of keys',
          children: (
            <>
              <Words>
                {
                  'A key opens what its scopes say, and never more than its owner may. Each operation of the schema and of REST says which scope it needs; without it the answer is 403, with the reason `SCOPE_MISSING`.'
                }
              </Words>
              <WordList words={keyScopes} />
            </>
          ),
        },
        {
          id: 'events',
          title: 'Events of webhooks',
          children: (
            <>
              <Words>
                {
                  '`data` of orders has `orderId` and `version`, of holds `holdId`, `version`, `stockType` and `itemId`, of changes of stock the types that have changed.'
                }
              </Words>
              <WordList words={webhookEvents} />
            </>
          ),
        },
        {
          id: 'errors',
          title: 'Errors',
          children: (
            <>
              <Words>
                {
                  'GraphQL tells name and number in `extensions`, REST the number as `errorCode`; both tell the `reason`, the fields at fault as `details`, and an `explanation` for people. A call that fails has changed nothing.'
                }
              </Words>
              <ErrorList errors={data.errorCatalogue ?? []} />
            </>
          ),
        },
      ]}
      beside={{ to: '/partners', title: 'Guide for partners' }}
    />
  );
}
