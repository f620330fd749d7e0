import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import { EternityRingsDeletionDocument, type EternityRingsDeletionQuery } from '../../../graphql/generated/graphql';
import { useDeleteAllEternityRingsMutation } from '../../../graphql/generated/hooks';
import { countOf } from '../../../table/list/list-declaration';
import { TextLink } from '../../../ui/links';
import { announceFailure, attempt } from '../../kit/failure';
import { orderRecordHref } from '../../kit/record-link';
import { showSuccess } from '../../kit/success-toast';
import { TypedConfirm } from '../../kit/typed-confirm';

type Deletion = NonNullable<EternityRingsDeletionQuery['eternityRingsDeletion']>;

/** As documented: the notice stands so long before the page shows the list anew. */
const RELOAD_AFTER = 2_000;

const rings = { noun: 'eternity ring', plural: 'eternity rings' };
const lines = { noun: 'line', plural: 'lines' };

/** Deletes every eternity ring, once somebody has read what goes with them and typed their number. */
export function DeleteAllRings() {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Deletion | null>(null);
  const [deleteAll, { loading }] = useDeleteAllEternityRingsMutation();

  async function look(): Promise<void> {
    const { data } = await client.query({ query: EternityRingsDeletionDocument, fetchPolicy: 'network-only' });
    setAsked(data?.eternityRingsDeletion ?? null);
  }

  async function confirm({ count }: Deletion): Promise<void> {
    try {
      await deleteAll({ variables: { input: { expectedCount: count } } });
      setAsked(null);
      showSuccess('Delete successul. The page will reload to show the updated data');
      setTimeout(() => window.location.reload(), RELOAD_AFTER);
    } catch (error) {
      announceFailure('Error Deleting', error);
      // There are others by now, or an order has one of them: the question is another one.
      if (apiErrorOf(error)?.code === 'INVALID_REQUEST') {
        await look();
      }
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => void attempt('Error Deleting', look)}>
        Delete all
      </Button>
      {asked !== null && (
        <TypedConfirm
          // Another number is asked for anew.
          key={asked.count}
          isOpen
          title={`Delete ${asked.count === 1 ? 'the eternity ring' : `all ${countOf(asked.count, rings)}`}?`}
          phrase={String(asked.count)}
          confirmLabel="Delete all"
          isPending={loading}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(null)}
        >
          <Consequences {...asked} />
        </TypedConfirm>
      )}
    </>
  );
}

function Consequences({ count, wishlists, carts, orders, reservedByOrderId }: Deletion) {
  return (
    <>
      <Text>They are gone for good, whatever the filters of the list show. It cannot be taken back.</Text>
      <chakra.ul ps="4" listStyleType="disc">
        <li>Gone: {countOf(count, rings)}, active or not.</li>
        <li>
          Gone with them: {countOf(carts, lines)} of carts, {countOf(wishlists, lines)} of wishlists.
        </li>
        <li>Kept: {countOf(orders, lines)} of orders, with their words and prices.</li>
      </chakra.ul>
      {reservedByOrderId !== null && (
        <Text color="fg.error" role="alert">
          Reserved by <TextLink to={orderRecordHref(reservedByOrderId)}>order {reservedByOrderId}</TextLink>. Complete
          or cancel that order first.
        </Text>
      )}
    </>
  );
}
