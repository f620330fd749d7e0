import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { orderRefusal } from './order-refusal';

function errorWith(extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'General Error', extensions }] });
}

const fields = ['reference', 'note'];

describe('orderRefusal', () => {
  it('lists the lines that caused the rejection', () => {
    const explanation = 'Round 1.01 ct is not for sale. Remove it to order the rest.';
    const unavailableLine = {
      code: 'ITEM_NOT_FOUND',
      details: [{ path: 'lines.12', message: 'Round 1.01 ct is not for sale' }],
      explanation,
    };
    expect(orderRefusal(errorWith(unavailableLine), fields)).toEqual({
      text: explanation,
      lines: new Map([['12', 'Round 1.01 ct is not for sale']]),
    });
  });

  it('shows the server’s explanation for all other errors', () => {
    const details = [{ path: 'expectedTotal', message: 'is now 12.00' }];
    const changed = { code: 'INVALID_REQUEST', reason: 'PRICE_CHANGED', details, explanation: 'Another price.' };
    expect(orderRefusal(errorWith(changed), fields)).toEqual({ text: 'Another price.', lines: new Map() });
    const busy = { code: 'INTERNAL_ERROR', reason: 'UNAVAILABLE', explanation: 'The server is busy.' };
    expect(orderRefusal(errorWith(busy), fields)?.text).toBe('The server is busy.');
  });

  it('returns null for errors about form fields', () => {
    const details = [{ path: 'reference', message: 'must be one line' }];
    expect(orderRefusal(errorWith({ code: 'INVALID_REQUEST', details }), fields)).toBeNull();
  });
});
