import { skipToken, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { DraftOrderDocument } from '../../../graphql/generated/graphql';
import { useCreateOrderMutation, usePickedUserQuery } from '../../../graphql/generated/hooks';
import { useSendOnce } from '../../../graphql/idempotency';
import { orderDetailsSchema } from '../../../shared/orders/order-details';
import { announceFailure, withdrawFailure } from '../../kit/failure';
import type { PickedUser } from '../../kit/user-picker/user-picker';
import { noDetails } from '../details/edited-details';
import { refusalOf, refusalsIn } from '../draft/line-refusals';
import { type NewLine, readLine } from '../draft/new-line';
import { completeLines, useDraft } from '../draft/use-draft';
import { useNamedLines } from '../draft/use-found-stock';

const none: ReadonlyMap<string, string> = new Map();

/** The form of a new order: its buyer, lines, total and details. The address may name its first items. */
export function useNewOrder(buyerId: string | null, onCreated: (id: string) => void) {
  const client = useApolloClient();
  const sendOnce = useSendOnce();
  const [create] = useCreateOrderMutation();
  /** Nothing yet: whoever the list is about. */
  const [chosen, setChosen] = useState<PickedUser | null | undefined>(undefined);
  const listed = usePickedUserQuery(buyerId === null ? skipToken : { variables: { id: buyerId } }).data?.user ?? null;
  const buyer = chosen === undefined ? listed : chosen;
  const [lines, setLines] = useState<readonly NewLine[]>([]);
  const [refusals, setRefusals] = useState(none);
  /** What the server said of the buyer when the order was sent. */
  const [buyerRefusal, setBuyerRefusal] = useState<string | null>(null);
  const [objection, setObjection] = useState<string | null>(null);
  const isAdding = useNamedLines(setLines);
  const asked = completeLines(lines).map(({ input }) => input);

  const drafted = useDraft(
    lines,
    buyer === null || asked.length === 0 ? null : JSON.stringify({ userId: buyer.id, lines: asked }),
    async (input) => {
      const { data } = await client.query({
        query: DraftOrderDocument,
        variables: { input: JSON.parse(input) },
        fetchPolicy: 'network-only',
      });
      return data?.orderDraft ?? { totalPrice: 0, lines: [] };
    },
  );

  /** What has to be done before the order can be made. */
  function unready(): string | null {
    if (buyer === null) {
      return 'Choose the buyer first.';
    }
    if (lines.length === 0) {
      return 'Add an item first.';
    }
    return lines.some((line) => 'missing' in readLine(line)) ? 'Something is still missing at a line.' : null;
  }

  const form = useSchemaForm({
    schema: orderDetailsSchema,
    defaultValues: noDetails,
    onSubmit: async (details) => {
      const why = unready();
      setObjection(why);
      setRefusals(none);
      if (why !== null || buyer === null) {
        return;
      }
      try {
        const { data } = await sendOnce({ userId: buyer.id, lines: asked, ...details }, (input) =>
          create({ variables: { input } }),
        );
        withdrawFailure('Error creating order');
        onCreated(data?.createOrder?.order.id ?? '');
      } catch (error) {
        announceFailure('Error creating order', error);
        const ofBuyer = refusalOf(error, 'userId');
        setBuyerRefusal(ofBuyer);
        if (ofBuyer !== null) {
          setObjection('The order is not made: see its buyer.');
          return;
        }
        const atLines = refusalsIn(error, 'lines');
        setRefusals(new Map([...atLines].flatMap(([index, text]) => [[lines[index]?.key ?? '', text] as const])));
        if (atLines.size === 0) {
          throw error;
        }
        setObjection('The order is not made: see its lines.');
      }
    },
  });

  const buyersDraftRefusal = refusalOf(drafted.error, 'userId');
  return {
    form,
    drafted,
    /** Why nothing is sold to the buyer. */
    buyerProblem: buyerRefusal ?? buyersDraftRefusal,
    draftError: buyersDraftRefusal === null ? drafted.error : undefined,
    buyer,
    lines,
    /** Whether items that the address names are still being fetched. */
    isAdding,
    refusals,
    objection,
    isTyped: chosen != null || lines.length > 0,
    setBuyer: (user: PickedUser | null) => {
      setChosen(user);
      setBuyerRefusal(null);
      setRefusals(none);
      setObjection(null);
      form.setValue('deliveryAddressId', '');
      form.setValue('billingAddressId', '');
    },
    setLines: (next: readonly NewLine[]) => {
      setLines(next);
      setObjection(null);
      // What was said of lines that have changed since says nothing any more.
      setRefusals(
        new Map(
          [...refusals].filter(
            ([key]) => lines.find((line) => line.key === key) === next.find((line) => line.key === key),
          ),
        ),
      );
    },
  };
}
