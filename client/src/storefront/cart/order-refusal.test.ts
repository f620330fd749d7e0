import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { orderRefusal } from './order-refusal';

function refused(extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'General Error', extensions }] });
}

const fields = ['reference', 'note'];

describe('orderRefusal', () => {
  it('knows a changed price', () => {
    expect(orderRefusal(refused({ code: 'INVALID_REQUEST', reason: 'PRICE_CHANGED' }), fields)).toEqual({
      kind: 'priceChanged',
    });
  });

  it('says in the server’s words what is no longer for sale, and whatever else there is', () => {
    const explanation = 'Round 1.01 ct is no longer for sale. Leave it out to go on with the rest.';
    const gone = { code: 'ITEM_NOT_FOUND', details: [{ path: 'lines.12', message: 'gone' }], explanation };
    expect(orderRefusal(refused(gone), fields)).toEqual({ kind: 'refused', text: explanation });
    expect(orderRefusal(new TypeError('Failed to fetch'), fields)?.kind).toBe('refused');
  });

  it('leaves to the form what is about its fields', () => {
    const details = [{ path: 'reference', message: 'must be one line' }];
    expect(orderRefusal(refused({ code: 'INVALID_REQUEST', details }), fields)).toBeNull();
  });
});
