import * as v from 'valibot';
import { numberFromText, orLeftEmpty, requiredText } from '../../../forms/field-rules';
import { optionalFutureMoment, toLocalMoment } from '../../../forms/moments';
import type { ApiKeyFactsFragment, ApiKeyPatch } from '../../../graphql/generated/graphql';
import { mode } from '../mode-field';

const scope = v.picklist([
  'STOCK_READ',
  'PRICES_READ',
  'HOLDS_WRITE',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'WEBHOOKS_MANAGE',
]);

/** Ignores blank lines. */
const lines = v.pipe(
  v.array(v.pipe(v.string(), v.trim())),
  v.transform((typed) => typed.filter((line) => line !== '')),
);

const optionalWhole = orLeftEmpty(v.pipe(numberFromText, v.integer('Enter a whole number')));

/** If both rate limit fields are empty, the default budget applies. */
const rateLimit = v.pipe(
  v.object({ limit: optionalWhole, restorePerSecond: optionalWhole }),
  v.forward(
    v.check(
      ({ limit, restorePerSecond }) => (limit === null) === (restorePerSecond === null),
      'Fill in both fields, or leave both blank',
    ),
    ['restorePerSecond'],
  ),
  v.transform(({ limit, restorePerSecond }) =>
    limit === null || restorePerSecond === null ? null : { limit, restorePerSecond },
  ),
);

/** Validation schema of the form for an API key. */
export const keySchema = v.object({
  name: requiredText('Enter a name', 80),
  scopes: v.pipe(v.array(scope), v.minLength(1, 'Choose at least one scope')),
  mode,
  expiresAt: optionalFutureMoment,
  addressRanges: lines,
  budget: rateLimit,
});

export type TypedKey = v.InferInput<typeof keySchema>;

/** Validated values of the API key form. */
export type FilledKey = v.InferOutput<typeof keySchema>;

/** Initial form values for a new API key. */
export const newKey: TypedKey = {
  name: '',
  scopes: ['STOCK_READ', 'PRICES_READ'],
  mode: 'live',
  expiresAt: '',
  addressRanges: [],
  budget: { limit: '', restorePerSecond: '' },
};

/** Returns the form values for an existing key. */
export const typedKey = (key: ApiKeyFactsFragment): TypedKey => ({
  name: key.name,
  scopes: key.scopes,
  mode: key.isTest ? 'test' : 'live',
  expiresAt: toLocalMoment(key.expiresAt),
  addressRanges: key.addressRanges,
  budget: { limit: `${key.budget.limit}`, restorePerSecond: `${key.budget.restorePerSecond}` },
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns only the changed fields, so that concurrent changes to other fields are not overwritten. */
export function changesOf(
  { name, scopes, expiresAt, addressRanges, budget }: FilledKey,
  key: ApiKeyFactsFragment,
): ApiKeyPatch {
  const { limit, restorePerSecond } = key.budget;
  return {
    ...(name !== key.name && { name }),
    ...(!isSame(scopes.toSorted(), key.scopes.toSorted()) && { scopes }),
    // Compared at minute precision, the precision of the input.
    ...(toLocalMoment(expiresAt) !== toLocalMoment(key.expiresAt) && { expiresAt }),
    ...(!isSame(addressRanges, key.addressRanges) && { addressRanges }),
    ...(!isSame(budget, { limit, restorePerSecond }) && { budget }),
  };
}
