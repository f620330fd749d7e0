import { skipToken } from '@apollo/client/react';
import { Alert, Button, chakra, Drawer, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { useOrderBuyerQuery } from '../../../graphql/generated/hooks';
import { formatPrice } from '../../../ui/numbers';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { UserPicker } from '../../kit/user-picker/user-picker';
import { DetailsFields } from '../details/details-fields';
import { addressChoices } from '../details/edited-details';
import { DraftError, outdated } from '../draft/draft-error';
import { NewLines } from '../draft/new-line-row';
import { useNewOrder } from './use-new-order';

interface NewOrderPanelProps {
  /** The buyer that the list is filtered by, chosen at first; null if there is none. */
  readonly buyerId: string | null;
  readonly onCreated: () => void;
}

/** The panel in which an administrator creates an order for a user. The panel of the new order opens afterwards. */
export function NewOrderPanel({ buyerId, onCreated }: NewOrderPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const order = useNewOrder(buyerId, (id) => {
    letLeave();
    showSuccess(`Order #${id} created`);
    onCreated();
    open(id);
  });
  const { form, drafted, buyer, lines, objection } = order;
  const { isDirty, isSubmitting } = form.formState;
  const letLeave = useUnsaved(isDirty || order.isTyped);
  const { data } = useOrderBuyerQuery(buyer === null ? skipToken : { variables: { id: buyer.id } });
  const choices = addressChoices(data?.user?.addresses ?? []);

  return (
    <>
      <PanelHeader title="New order" note={buyer?.displayName ?? 'For a user, at their prices'} />
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
              none={data?.user != null && choices.length === 0 ? 'No address in the book' : 'Primary address'}
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
