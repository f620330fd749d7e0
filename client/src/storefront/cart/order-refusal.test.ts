import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { orderRefusal } from './order-refusal';

function refused(extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions }] });
}

describe('orderRefusal', () => {
  it('knows a changed price', () => {
    expect(orderRefusal(refused({ code: 'INVALID_REQUEST', reason: 'PRICE_CHANGED' }))).toEqual({
      kind: 'priceChanged',
    });
  });

  it('names the lines that are gone', () => {
    const details = [
      { path: 'lines.12', message: 'gone' },
      { path: 'lines.15.diamond', message: 'gone' },
      { path: 'cart', message: 'x' },
    ];

    expect(orderRefusal(refused({ code: 'ITEM_NOT_FOUND', reason: 'NOT_FOR_SALE', details }))).toEqual({
      kind: 'gone',
      lineIds: ['12', '15'],
    });
  });

  it('says in words whatever else there is', () => {
    const details = [{ path: 'cart', message: 'The cart is empty' }];

    expect(orderRefusal(refused({ code: 'INVALID_REQUEST', details }))).toEqual({
      kind: 'other',
      text: 'The cart is empty',
    });
    expect(orderRefusal(new TypeError('Failed to fetch')).kind).toBe('other');
  });
});
