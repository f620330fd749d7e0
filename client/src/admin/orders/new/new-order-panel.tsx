import { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, chakra, Drawer, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  CreateOrderDocument,
  DraftOrderDocument,
  OrderBuyerDocument,
  PickedUserDocument,
} from '../../../graphql/generated/graphql';
import { useSendOnce } from '../../../graphql/idempotency';
import { orderDetailsSchema } from '../../../shared/orders/order-details';
import { formatPrice } from '../../../ui/numbers';
import { announceFailure, withdrawFailure } from '../../kit/failure';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import { DetailsFields } from '../details/details-fields';
import { addressChoices, noDetails } from '../details/edited-details';
import { DraftError, outdated } from '../draft/draft-error';
import { refusalOf, refusalsIn } from '../draft/line-refusals';
import { type NewLine, readLine } from '../draft/new-line';
import { NewLines } from '../draft/new-line-row';
import { completeLines, useDraft } from '../draft/use-draft';
import { useNamedLines } from '../draft/use-found-stock';

const noRefusals: ReadonlyMap<string, string> = new Map();

/** Returns the state of a new order: buyer, lines, total and details. The URL can contain initial items. */
function useNewOrder(buyerId: string | null, onCreated: (id: string) => void) {
  const client = useApolloClient();
  const sendOnce = useSendOnce();
  const [create] = useMutation(CreateOrderDocument);
  // Undefined until the user selects a buyer. Until then, the buyer in the list's filter is used.
  const [chosen, setChosen] = useState<PickedUser | null | undefined>(undefined);
  const listed =
    useQuery(PickedUserDocument, buyerId === null ? skipToken : { variables: { id: buyerId } }).data?.user ?? null;
  const buyer = chosen === undefined ? listed : chosen;
  const [lines, setLines] = useState<readonly NewLine[]>([]);
  const [refusals, setRefusals] = useState(noRefusals);
  // Error about the buyer, returned by the last request. Null if none.
  const [buyerRefusal, setBuyerRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isAdding = useNamedLines(setLines);
  const lineInputs = completeLines(lines).map(({ input }) => input);

  const drafted = useDraft(
    lines,
    buyer === null || lineInputs.length === 0 ? null : JSON.stringify({ userId: buyer.id, lines: lineInputs }),
    async (input) => {
      const { data } = await client.query({
        query: DraftOrderDocument,
        variables: { input: JSON.parse(input) },
        fetchPolicy: 'network-only',
      });
      return data?.orderDraft ?? { totalPrice: 0, lines: [] };
    },
  );

  /** Returns a text that describes the next step required to create the order, or null if no step is missing. */
  function missingStep(): string | null {
    if (buyer === null) {
      return 'Choose the buyer first.';
    }
    if (lines.length === 0) {
      return 'Add an item first.';
    }
    return lines.some((line) => 'missing' in readLine(line)) ? 'Complete all lines first.' : null;
  }

  const form = useSchemaForm({
    schema: orderDetailsSchema,
    defaultValues: noDetails,
    onSubmit: async (details) => {
      const missing = missingStep();
      setProblem(missing);
      setRefusals(noRefusals);
      if (missing !== null || buyer === null) {
        return;
      }
      try {
        const { data } = await sendOnce({ userId: buyer.id, lines: lineInputs, ...details }, (input) =>
          create({ variables: { input } }),
        );
        withdrawFailure('Error creating order');
        onCreated(data?.createOrder?.order.id ?? '');
      } catch (error) {
        announceFailure('Error creating order', error);
        const newBuyerRefusal = refusalOf(error, 'userId');
        setBuyerRefusal(newBuyerRefusal);
        if (newBuyerRefusal !== null) {
          setProblem('Order not created. Check the buyer.');
          return;
        }
        const lineRefusals = refusalsIn(error, 'lines');
        setRefusals(new Map([...lineRefusals].flatMap(([index, text]) => [[lines[index]?.key ?? '', text] as const])));
        if (lineRefusals.size === 0) {
          throw error;
        }
        setProblem('Order not created. Check the lines.');
      }
    },
  });

  const draftRefusal = refusalOf(drafted.error, 'userId');
  return {
    form,
    drafted,
    buyerProblem: buyerRefusal ?? draftRefusal,
    draftError: draftRefusal === null ? drafted.error : undefined,
    buyer,
    lines,
    /** Whether the items specified in the URL are still being fetched. */
    isAdding,
    refusals,
    objection: problem,
    isTyped: chosen != null || lines.length > 0,
    setBuyer: (user: PickedUser | null) => {
      setChosen(user);
      setBuyerRefusal(null);
      setRefusals(noRefusals);
      setProblem(null);
      form.setValue('deliveryAddressId', '');
      form.setValue('billingAddressId', '');
    },
    setLines: (next: readonly NewLine[]) => {
      setLines(next);
      setProblem(null);
      // Removes errors of lines that were changed since the last request.
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

interface NewOrderPanelProps {
  /** User ID of the buyer in the list's filter, who is selected initially. Null if none. */
  readonly buyerId: string | null;
  readonly onCreated: () => void;
}

/** Panel that creates an order for a user, then opens the panel of the new order. */
export function NewOrderPanel({ buyerId, onCreated }: NewOrderPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const order = useNewOrder(buyerId, (id) => {
    allowNavigation();
    showSuccess(`Order #${id} created`);
    onCreated();
    open(id);
  });
  const { form, drafted, buyer, lines, objection } = order;
  const { isDirty, isSubmitting } = form.formState;
  const allowNavigation = useUnsaved(isDirty || order.isTyped);
  const { data } = useQuery(OrderBuyerDocument, buyer === null ? skipToken : { variables: { id: buyer.id } });
  const choices = addressChoices(data?.user?.addresses ?? []);

  return (
    <>
      <PanelHeader title="New order" note={buyer?.displayName ?? 'Placed for a user at their prices'} />
      <PanelBody>
        <chakra.form
          id={formId}
          noValidate
          onSubmit={form.submit}
          css={{ '& > [role=alert]:not(:empty)': { marginBottom: '4' } }}
        >
          <FormErrors control={form.control} />
          <PanelSection title="Buyer">
            <UserPicker
              label="Buyer"
              value={buyer}
              onChange={order.setBuyer}
              {...(order.buyerProblem !== null && { error: order.buyerProblem })}
            />
          </PanelSection>
          <PanelSection title="Items">
            <NewLines
              lines={lines}
              onChange={order.setLines}
              lineOf={drafted.lineOf}
              refusals={order.refusals}
              isBusy={drafted.isBusy || order.isAdding}
            />
            {buyer === null && lines.length > 0 && <Text color="fg.muted">Choose the buyer to see their prices.</Text>}
            <DraftError error={order.draftError} onRetry={drafted.retry} />
          </PanelSection>
          <PanelSection title="Details">
            <DetailsFields
              control={form.control}
              buyerId={buyer?.id ?? null}
              choices={{ deliveryAddressId: choices, billingAddressId: choices }}
              emptyText={data?.user != null && choices.length === 0 ? 'No saved address' : 'Primary address'}
              onAdded={(field, { id }) => form.setValue(field, id, { shouldDirty: true })}
            />
          </PanelSection>
          <Text color="fg.muted">Items in stock are held for the buyer, who gets an email.</Text>
        </chakra.form>
      </PanelBody>
      <Drawer.Footer py="3" flexWrap="wrap">
        <Text me="auto" aria-live="polite" fontWeight="semibold" {...(drafted.isBusy && outdated)}>
          Total {formatPrice(drafted.draft?.totalPrice ?? 0)}
        </Text>
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => open(null)}>
          Cancel
        </Button>
        <Button size="sm" type="submit" form={formId} loading={isSubmitting}>
          Create order
        </Button>
        <chakra.div role="alert" width="full" _empty={{ display: 'none' }}>
          {objection !== null && (
            <Alert.Root status="error">
              <Alert.Title>{objection}</Alert.Title>
            </Alert.Root>
          )}
        </chakra.div>
      </Drawer.Footer>
    </>
  );
}
