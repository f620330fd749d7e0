import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { Orbit } from 'lucide-react';
import { useState } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import {
  DeleteAllEternityRingsDocument,
  EternityRingsDeletionDocument,
  type EternityRingsDeletionQuery,
} from '../../../graphql/generated/graphql';
import { eternityRing } from '../../../graphql/generated/stock/eternityRing-admin';
import { eternityRingOperations } from '../../../graphql/generated/stock/eternityRing-operations';
import { countOf } from '../../../table/list/list-declaration';
import { TextLink } from '../../../ui/links';
import { announceFailure, attempt } from '../../kit/failure';
import { orderRecordHref } from '../../kit/record-link';
import { showSuccess } from '../../kit/success-toast';
import { TypedConfirm } from '../../kit/typed-confirm';
import { plainForm } from '../form/typed-record';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

type Deletion = NonNullable<EternityRingsDeletionQuery['eternityRingsDeletion']>;

/** Documented delay between the notice and the reload of the list, in milliseconds. */
const RELOAD_DELAY_MS = 2_000;

const ringNoun = { noun: 'eternity ring', plural: 'eternity rings' };
const lineNoun = { noun: 'line', plural: 'lines' };

/**
 * Button that deletes all eternity rings. The dialog describes the consequences, and the user must type the number of
 * rings.
 */
function DeleteAllRings() {
  const client = useApolloClient();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [deleteAll, { loading }] = useMutation(DeleteAllEternityRingsDocument);

  async function fetchPreview(): Promise<void> {
    const { data } = await client.query({ query: EternityRingsDeletionDocument, fetchPolicy: 'network-only' });
    setDeletion(data?.eternityRingsDeletion ?? null);
  }

  async function confirm({ count }: Deletion): Promise<void> {
    try {
      await deleteAll({ variables: { input: { expectedCount: count } } });
      setDeletion(null);
      showSuccess('Delete successul. The page will reload to show the updated data');
      setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
    } catch (error) {
      announceFailure('Error Deleting', error);
      // If the number of rings has changed or an order has reserved a ring, fetches the updated consequences.
      if (apiErrorOf(error)?.code === 'INVALID_REQUEST') {
        await fetchPreview();
      }
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        onClick={() => void attempt('Error Deleting', fetchPreview)}
      >
        Delete all
      </Button>
      {deletion !== null && (
        <TypedConfirm
          // Clears the typed number if the count changes.
          key={deletion.count}
          isOpen
          title={`Delete ${deletion.count === 1 ? 'the eternity ring' : `all ${countOf(deletion.count, ringNoun)}`}?`}
          phrase={String(deletion.count)}
          confirmLabel="Delete all"
          isPending={loading}
          onConfirm={() => void confirm(deletion)}
          onCancel={() => setDeletion(null)}
        >
          <Consequences {...deletion} />
        </TypedConfirm>
      )}
    </>
  );
}

function Consequences({ count, wishlists, carts, orders, reservedByOrderId }: Deletion) {
  return (
    <>
      <Text>
        The eternity rings are deleted permanently, regardless of the filters of the list. This cannot be undone.
      </Text>
      <chakra.ul ps="4" listStyleType="disc">
        <li>Deleted: {countOf(count, ringNoun)}, active and inactive.</li>
        <li>
          Also deleted: {countOf(carts, lineNoun)} in carts, {countOf(wishlists, lineNoun)} in wishlists.
        </li>
        <li>Not deleted: {countOf(orders, lineNoun)} in orders, with their descriptions and prices.</li>
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

const rings: StockType = {
  declaration: eternityRing,
  operations: eternityRingOperations,
  pageId: 'admin_eternity_rings',
  form: plainForm,
  columns: [picturedNumber(Orbit)],
  Actions: DeleteAllRings,
};

/** Screen that lists eternity rings, with one row per variant. */
export default function EternityRingsScreen() {
  return <StockScreen type={rings} />;
}
