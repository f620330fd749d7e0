import { useApolloClient } from '@apollo/client/react';
import { Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import {
  type DraftedLineRecordFragment,
  FindNumbersForOrderDocument,
  type StockHitFragment,
} from '../../../graphql/generated/graphql';
import { foundItemText, kindText } from '../../../shared/search-results/found-item-text';
import { failureReason } from '../../kit/failure';
import { SaleMark } from '../../kit/sale/sale-mark';
import { AddItems } from './add-items';
import { LineFields } from './line-fields';
import { LineFrame } from './line-frame';
import {
  fitsTo,
  invalidNumberField,
  isRingPart,
  type NewLine,
  numberProblem,
  readLine,
  type TypedField,
  typedFieldsOf,
} from './new-line';

interface NewLinesProps {
  readonly lines: readonly NewLine[];
  readonly onChange: (lines: readonly NewLine[]) => void;
  readonly lineOf: ReadonlyMap<string, DraftedLineRecordFragment>;
  /** Errors returned by the last request, by line key. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
}

/** List of new order lines, with a search that adds more. */
export function NewLines({ lines, onChange, lineOf, refusals, isBusy }: NewLinesProps) {
  return (
    <Stack gap="3">
      <AddItems lines={lines} onChange={onChange} />
      {lines.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="New lines">
          {lines.map((line) => (
            <NewLineRow
              key={line.key}
              line={line}
              drafted={lineOf.get(line.key) ?? null}
              refusal={refusals.get(line.key) ?? null}
              isBusy={isBusy}
              onChange={(changed) => onChange(lines.map((each) => (each.key === line.key ? changed : each)))}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
        </Stack>
      )}
      <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
        {notCountedText(lines.filter(({ key }) => (lineOf.get(key)?.problem ?? null) !== null).length)}
      </Text>
    </Stack>
  );
}

function notCountedText(count: number): string {
  if (count === 0) {
    return '';
  }
  return count === 1
    ? '1 line cannot be ordered and is not included in the total.'
    : `${count} lines cannot be ordered and are not included in the total.`;
}

interface PartnerFieldProps {
  readonly line: NewLine;
  readonly onChange: (partner: StockHitFragment | null) => void;
}

/** Field for the stock number of the other part of a ring: the stone for a setting, or the setting for a stone. */
function PartnerField({ line, onChange }: PartnerFieldProps) {
  const client = useApolloClient();
  const [text, setText] = useState(line.partner?.stockNumber ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const part = line.item.__typename === 'RingSetting' ? 'stone' : 'setting';

  async function lookUp(): Promise<void> {
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
          onBlur={() => void lookUp()}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              void lookUp();
            }
          }}
        />
        <Button size="sm" variant="outline" loading={isBusy} onClick={() => void lookUp()}>
          Choose
        </Button>
      </Flex>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

interface NewLineRowProps {
  readonly line: NewLine;
  /** Line as calculated by the server. Null if not calculated yet, or if the input is incomplete. */
  readonly drafted: DraftedLineRecordFragment | null;
  /** Error returned by the last request. Null if none. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly onChange: (line: NewLine) => void;
  readonly onRemove: () => void;
}

/** Returns the form field that a server error path refers to. */
function fieldOfPath(path: string | undefined): TypedField | null {
  const fields: Readonly<Record<string, TypedField>> = {
    carats: 'carats',
    numberOfStones: 'stones',
    ringSize: 'ringSize',
    engraving: 'engraving',
    totalPrice: 'price',
  };
  return fields[path?.split('.').at(-1) ?? ''] ?? null;
}

/** Returns the title of a line: the stock numbers for a set, otherwise the item's description. */
function titleOf({ item, partner }: NewLine, drafted: DraftedLineRecordFragment | null): string {
  const [first, ...others] = drafted?.items ?? [];
  if (first !== undefined) {
    return others.length === 0
      ? first.description
      : `${others.length + 1} sold together: ${[first, ...others].map(({ stockNumber }) => stockNumber).join(', ')}`;
  }
  return [item, partner]
    .filter((part) => part !== null)
    .map((part) => `${part.stockNumber}: ${foundItemText(part)}`)
    .join(' + ');
}

function NewLineRow({ line, drafted, refusal, isBusy, onChange, onRemove }: NewLineRowProps) {
  const read = readLine(line);
  const calculated = 'input' in read ? drafted : null;
  const name = line.item.stockNumber;
  const { buyersPrice = null, problem = null } = calculated ?? {};
  const isSet = (drafted?.items.length ?? 0) > 1;
  const invalidField = invalidNumberField(line);
  const problemText = invalidField === null ? null : numberProblem(invalidField, line[invalidField]);
  const isPriced = line.price.trim() !== '' && buyersPrice !== null;
  return (
    <LineFrame
      name={name}
      title={titleOf(line, calculated)}
      note={
        calculated === null || problem !== null || calculated.items.length === 0
          ? kindText[line.item.kind].singular
          : noteOf(calculated)
      }
      state={<ItemStates line={line} />}
      total={calculated?.totalPrice ?? null}
      before={isPriced ? buyersPrice : null}
      problem={refusal ?? problemText ?? problem?.explanation ?? null}
      hint={'missing' in read ? read.missing : null}
      isBusy={isBusy}
      onRemove={onRemove}
    >
      <Stack gap="2">
        {isRingPart(line.item) && <PartnerField line={line} onChange={(partner) => onChange({ ...line, partner })} />}
        <LineFields
          fields={typedFieldsOf(line)}
          values={line}
          name={name}
          prices={{ price: buyersPrice }}
          isSet={isSet}
          invalidField={invalidField ?? fieldOfPath(problem?.path)}
          onType={(field, text) => onChange({ ...line, [field]: text })}
        />
      </Stack>
    </LineFrame>
  );
}

/** Sale states of a line's items. A ring shows the states of its setting and its stone. */
function ItemStates({ line: { item, partner } }: Pick<NewLineRowProps, 'line'>) {
  return [item, partner].map(
    (part) => part !== null && part.sale !== null && <SaleMark key={part.id} sale={part.sale} />,
  );
}

/** Describes how the line affects the stock. */
function noteOf({ items }: DraftedLineRecordFragment): string {
  const isMadeToOrder = items.every((item) => item.isMadeToOrder);
  return isMadeToOrder ? 'Made to order' : 'Will be held for the buyer';
}
