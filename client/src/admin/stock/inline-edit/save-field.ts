import type { ApolloClient } from '@apollo/client';
import * as v from 'valibot';
import { apiErrorOf } from '../../../graphql/api-error';
import { isStale } from '../../../graphql/stale-version';
import type { StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { attempt, failureReason } from '../../kit/failure';
import type { Objection } from '../../kit/inline-edit/inline-edit-cell';
import { showSuccess } from '../../kit/success-toast';
import { isNeeded } from '../form/form-fields';
import { formatTyped, isSetInSeparateForm } from '../form/record-differences';
import { type InputValue, typedValue } from '../form/typed-record';
import { valueRule } from '../form/value-rule';
import { noticesOf, type StockType } from '../stock-type';

interface FieldOfType {
  readonly client: ApolloClient;
  readonly type: StockType;
  readonly field: StockFieldDeclaration;
}

const typedFrom = ({ value }: StockFieldDeclaration, text: string): InputValue =>
  value === 'flag' ? text === 'true' : text;

function ruleOf(field: StockFieldDeclaration) {
  return valueRule(field, isNeeded(field, { isNew: false }));
}

/** Returns the server's error for the field. If there is none, returns the general error. */
function refusal({ field }: FieldOfType, error: unknown): string {
  const detail = apiErrorOf(error)?.details.find(({ path }) => path.split('.').at(-1) === field.name);
  return detail === undefined
    ? failureReason(error)
    : `${detail.message.charAt(0).toUpperCase()}${detail.message.slice(1)}`;
}

async function send({ client, type, field }: FieldOfType, { id, version }: StockRecord, value: unknown) {
  const variables = { id, expectedVersion: version, set: { [field.name]: value } };
  const { data } = await client.mutate({ mutation: type.operations.update, variables });
  return data?.saved?.item ?? null;
}

/** Handles a version conflict. Refetches the row and returns a message that describes the next step. */
async function conflict({ client, type, field }: FieldOfType, record: StockRecord): Promise<Objection<StockRecord>> {
  const { noun } = type.declaration;
  const { data } = await client.query({
    query: type.operations.record,
    variables: { id: record.id },
    fetchPolicy: 'network-only',
  });
  const current = data?.item;
  if (current == null) {
    return { problem: `This ${noun} has been deleted.`, row: record };
  }
  const theirs = typedValue(field, current);
  const changeText =
    theirs === typedValue(field, record)
      ? `This ${noun} was changed while you were editing, but not in this field.`
      : `Another user set this field to ${formatTyped(field, theirs, undefined)} while you were editing.`;
  return { problem: `${changeText} Press Enter to save your value or Escape to discard it.`, row: current };
}

/** Saves one field based on the known version, and offers an undo. Resolves to the problem, or null on success. */
export async function saveField(
  target: FieldOfType,
  record: StockRecord,
  text: string,
): Promise<Objection<StockRecord> | null> {
  const { type, field } = target;
  const { updating } = noticesOf(type.declaration);
  const parsed = v.safeParse(ruleOf(field), typedFrom(field, text));
  if (!parsed.success) {
    return { problem: parsed.issues[0].message, row: record };
  }
  try {
    const saved = await send(target, record, parsed.output);
    const oldValue = typedValue(field, record);
    const before = v.safeParse(ruleOf(field), oldValue);
    // A hold is not restored by an undo, because its customer would be lost.
    const isUndoable = before.success && saved !== null && !isSetInSeparateForm(field, String(oldValue));
    const undo = () =>
      void attempt(updating, async () => before.success && saved && send(target, saved, before.output));
    const current = saved ?? record;
    showSuccess(
      `${current.stockNumber}: ${field.label} ${formatTyped(field, typedValue(field, current), undefined)}`,
      isUndoable ? undo : undefined,
    );
    return null;
  } catch (error) {
    if (!isStale(error)) {
      return { problem: refusal(target, error), row: record };
    }
    return conflict(target, record).catch((failed) => ({ problem: failureReason(failed), row: record }));
  }
}
