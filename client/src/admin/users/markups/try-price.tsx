import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { numberFromText, requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { NumberField } from '../../../forms/number-field';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  StoneToTryDocument,
  TryPriceDocument,
  type TryPriceQuery,
  type UserRecordFragment,
} from '../../../graphql/generated/graphql';
import { Fact, FactList } from '../../../ui/fact-list';
import { formatPrice } from '../../../ui/numbers';
import { belowLabel } from '../../kit/below-label';
import { PanelSection } from '../../kit/panel/panel-parts';
import { percentText } from './region-text';

const numberForm = v.object({ stockNumber: requiredText('Enter a stock number') });
const stoneForm = v.object({
  carats: v.pipe(numberFromText, v.gtValue(0, 'Enter more than 0')),
  pricePerCarat: v.pipe(numberFromText, v.minValue(0, 'Enter 0 or more')),
});

interface Trial {
  readonly pricePerCarat: number;
  readonly outcome: NonNullable<TryPriceQuery['tryPrice']>;
}

function Steps({ pricePerCarat, outcome }: Trial) {
  const { markupId, percent, totalBefore, perCarat, total } = outcome;
  return (
    <chakra.div aria-live="polite">
      <FactList>
        <Fact label="Before markups">
          {formatPrice(totalBefore)}, {formatPrice(pricePerCarat)} per carat
        </Fact>
        <Fact label="Markup">{markupId === null ? 'No matching markup' : percentText(percent)}</Fact>
        <Fact label="User pays">
          <Text as="span" fontWeight="semibold">
            {formatPrice(total)}
          </Text>
          , {formatPrice(perCarat)} per carat
        </Fact>
      </FactList>
    </chakra.div>
  );
}

interface TryPriceProps {
  readonly user: UserRecordFragment;
}

/** Form that calculates the user's price for a stone in stock, or for any weight and price. */
export function TryPrice({ user }: TryPriceProps) {
  const client = useApolloClient();
  const [trial, setTrial] = useState<Trial | null>(null);

  const stone = useSchemaForm({
    schema: stoneForm,
    defaultValues: { carats: '', pricePerCarat: '' },
    onSubmit: async (typed) => {
      const { data } = await client.query({
        query: TryPriceDocument,
        variables: { userId: user.id, ...typed },
        fetchPolicy: 'network-only',
      });
      setTrial(data?.tryPrice == null ? null : { pricePerCarat: typed.pricePerCarat, outcome: data.tryPrice });
      stone.reset(stone.getValues());
    },
  });
  // The result is outdated if the typed values have changed since it was calculated.
  const isOutdated = stone.formState.isDirty;
  const number = useSchemaForm({
    schema: numberForm,
    defaultValues: { stockNumber: '' },
    onSubmit: async ({ stockNumber }) => {
      const { data } = await client.query({ query: StoneToTryDocument, variables: { numbers: [stockNumber] } });
      const items = data?.stockByNumbers.flatMap((each) => each.items) ?? [];
      const diamond = items.find((item) => item.__typename === 'Diamond');
      if (diamond === undefined) {
        setTrial(null);
        number.setError('stockNumber', { message: 'Stone not found' });
        return;
      }
      stone.reset({ carats: String(diamond.carats), pricePerCarat: String(diamond.price?.perCarat ?? '') });
      await stone.submit();
    },
  });

  return (
    <PanelSection title="Test prices">
      <chakra.form noValidate onSubmit={number.submit} aria-label="Use a stone">
        <FormErrors control={number.control} />
        <Flex gap="3" align="flex-start">
          <TextField control={number.control} name="stockNumber" label="Stock number" size="sm" autoComplete="off" />
          <Button type="submit" size="sm" variant="outline" mt={belowLabel} loading={number.formState.isSubmitting}>
            Use stone
          </Button>
        </Flex>
      </chakra.form>
      <chakra.form noValidate onSubmit={stone.submit} aria-label="Enter a price">
        <FormErrors control={stone.control} />
        <Grid templateColumns="1fr 1fr auto" gap="3" alignItems="start">
          <NumberField control={stone.control} name="carats" label="Weight" unit="ct" size="sm" />
          <NumberField
            control={stone.control}
            name="pricePerCarat"
            label="Price per carat before markups"
            unit="$"
            size="sm"
          />
          <Button type="submit" size="sm" variant="outline" mt={belowLabel} loading={stone.formState.isSubmitting}>
            Calculate
          </Button>
        </Grid>
      </chakra.form>
      {trial !== null && !isOutdated && <Steps {...trial} />}
    </PanelSection>
  );
}
