import Type from 'typebox';
import { create, put, type RestRequest, type Route } from '../../../kernel/transport/route.ts';
import { createAddress, updateAddress } from './save-address.ts';
import { addressShape, newAddressSchema } from './user.presenter.ts';

/** Converts an address in a REST request to an input. REST accepts country and federation as IDs or objects. */
export function addressFromRest(address: unknown): unknown {
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return address;
  const { country, federation, ...rest }: Record<string, unknown> = { ...address };
  return {
    ...rest,
    ...(country === undefined || 'countryId' in rest ? {} : { countryId: idOf(country) }),
    ...(federation === undefined || 'federationId' in rest ? {} : { federationId: idOf(federation) }),
  };
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

const changeFromRest = ({ params, body }: RestRequest): unknown => ({
  id: params.id,
  userId: params.userId === 'current' ? null : params.userId,
  set: addressFromRest(body),
});

export const addressRoutes: readonly Route[] = [
  create('/users/current/addresses', createAddress, {
    summary: "Adds an address to the caller's address book.",
    from: ({ body }) => ({ address: addressFromRest(body) }),
    names: { '': 'address' },
    body: newAddressSchema,
    ...addressShape,
  }),
  put('/users/:userId/addresses/:id', updateAddress, {
    summary: 'Updates an address of the caller or, for administrators, of any user.',
    params: {
      userId: Type.Union([Type.Integer({ minimum: 1 }), Type.Literal('current')], {
        description: "User ID, or `current` for the caller. Only administrators may send another user's ID.",
      }),
    },
    from: changeFromRest,
    names: { '': 'set' },
    ...addressShape,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
];
