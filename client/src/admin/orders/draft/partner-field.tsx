import { useApolloClient } from '@apollo/client/react';
import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { FindNumbersForOrderDocument, type StockHitFragment } from '../../../graphql/generated/graphql';
import { failureReason } from '../../kit/failure';
import { fitsTo, type NewLine } from './new-line';

interface PartnerFieldProps {
  readonly line: NewLine;
  readonly onChange: (partner: StockHitFragment | null) => void;
}

/** The other part of a ring, by its number: the stone of a setting, the setting of a stone. */
export function PartnerField({ line, onChange }: PartnerFieldProps) {
  const client = useApolloClient();
  const [text, setText] = useState(line.partner?.stockNumber ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const part = line.item.__typename === 'RingSetting' ? 'stone' : 'setting';

  async function look(): Promise<void> {
    const number = text.trim();
    if (number === '' || number === line.partner?.stockNumber) {
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const { data } = await client.query({
        query: FindNumbersForOrderDocument,
        variables: { numbers: [number] },
        fetchPolicy: 'network-only',
      });
      const fitting = data?.stockByNumbers.flatMap(({ items }) => items).find((item) => fitsTo(line, item));
      onChange(fitting ?? null);
      setError(fitting === undefined ? `No ${part} has this number.` : null);
    } catch (cause) {
      setError(failureReason(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Field.Root invalid={error !== null}>
      <Field.Label textStyle="sm">{part === 'stone' ? 'Stone' : 'Setting'}</Field.Label>
      <Flex gap="2" width="full">
        <Input
          size="sm"
          maxWidth="16rem"
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder="Stock or report number"
          aria-label={`${part === 'stone' ? 'Stone' : 'Setting'} of ${line.item.stockNumber}`}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => void look()}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              void look();
            }
          }}
        />
        <Button size="sm" variant="outline" loading={isBusy} onClick={() => void look()}>
          Choose
        </Button>
      </Flex>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
