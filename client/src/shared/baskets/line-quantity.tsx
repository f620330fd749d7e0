import { HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PlainInput } from '../../ui/inputs/plain-inputs';
import { formatCount, formatPrice } from '../../ui/numbers';
import type { BasketLine } from './line-kinds';
import { typedStones } from './parcel-price';
import type { BasketName, LineMoves } from './use-line-moves';

interface LineQuantityProps {
  readonly line: Extract<BasketLine, { __typename: 'ParcelLine' }>;
  readonly list: BasketName;
  readonly setStones: LineMoves['setStones'];
}

/** Number of stones on a parcel's line of cart or wishlist; a new number is saved when the field is left. */
export function LineQuantity({ line, list, setStones }: LineQuantityProps) {
  const [text, setText] = useState<string | null>(null);
  const { diamond, numberOfStones, price } = line;
  if (diamond === null) {
    return null;
  }
  const { stockNumber, parcelStones } = diamond;
  const isWrong = text !== null && typedStones(text, diamond) === null;

  async function save(): Promise<void> {
    const stones = text === null ? null : typedStones(text, diamond ?? { parcelStones: 0 });
    if (stones !== null && stones !== numberOfStones) {
      await setStones(list, line, stones);
    }
    setText(null);
  }

  return (
    <HStack
      as="form"
      gap="2"
      mt="2"
      textStyle="md"
      color="fg.muted"
      flexWrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PlainInput
        type="number"
        min={1}
        max={parcelStones}
        size="sm"
        width="20"
        autoComplete="off"
        aria-label={`Stones of ${stockNumber}`}
        aria-invalid={isWrong}
        value={text ?? String(numberOfStones)}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => void save()}
      />
      <Text as="span">
        of {formatCount(parcelStones)}
        {price?.unit != null && ` at ${formatPrice(price.unit)} per stone`}
      </Text>
      {isWrong && (
        <Text as="span" color="danger.fg" role="alert">
          Enter 1 to {formatCount(parcelStones)} stones
        </Text>
      )}
    </HStack>
  );
}
