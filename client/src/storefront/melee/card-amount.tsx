import { Box, HStack, IconButton, Text } from '@chakra-ui/react';
import { ShoppingBag } from 'lucide-react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import type { Basket } from '../../shared/baskets/use-basket';
import { OverLink } from '../../table/cards/covering-link';
import { PlainInput } from '../../ui/inputs/plain-inputs';
import { amountRequest, caratsText, totalText, typedCarats } from './amount';

interface CardAmountProps {
  readonly lot: MeleeLotRowFragment;
  readonly basket: Basket;
}

/** Amount field on a lot's card, with price and cart button. */
export function CardAmount({ lot, basket }: CardAmountProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const carats = typedCarats(text);

  async function add(): Promise<void> {
    const { success, output, issues } = v.safeParse(caratsText(lot), text);
    setProblem(success ? null : (issues[0]?.message ?? null));
    if (!success) {
      return;
    }
    setAdding(true);
    if (await basket.add('cart', [amountRequest(lot, output)])) {
      setText('');
    }
    setAdding(false);
  }

  return (
    <OverLink>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <HStack gap="1">
          <PlainInput
            size="sm"
            minWidth="0"
            inputMode="decimal"
            autoComplete="off"
            aria-label={`Weight of ${lot.stockNumber} in carats`}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-said`}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(null);
            }}
          />
          <Text textStyle="sm" color="fg.muted" flex="1">
            ct
          </Text>
          <IconButton
            type="submit"
            size="sm"
            variant="outline"
            loading={isAdding}
            aria-label={`Add ${lot.stockNumber} to cart`}
          >
            <ShoppingBag strokeWidth={1.5} aria-hidden />
          </IconButton>
        </HStack>
        <Box id={`${id}-said`} aria-live="polite" minHeight="6" pt="1">
          {problem === null ? (
            carats !== null && (
              <Text textStyle="md" fontWeight="semibold">
                {totalText(carats, lot)}
              </Text>
            )
          ) : (
            <Text textStyle="sm" color="danger.fg">
              {problem}
            </Text>
          )}
        </Box>
      </form>
    </OverLink>
  );
}
