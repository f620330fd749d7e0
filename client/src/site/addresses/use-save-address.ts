import { AddressBookDocument, type AddressInput, type BookedAddressFragment } from '../../graphql/generated/graphql';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../../graphql/generated/hooks';
import { refetchWhenStale } from '../../graphql/stale-version';

/** Saves what was entered as a new address, or over the one given. Gives its id once the book has it. */
export function useSaveAddress(address: BookedAddressFragment | null): (entered: AddressInput) => Promise<string> {
  const [create, { client }] = useCreateAddressMutation({
    refetchQueries: [{ query: AddressBookDocument }],
    awaitRefetchQueries: true,
  });
  const [update] = useUpdateAddressMutation();
  return async (entered) => {
    if (address === null) {
      const { data } = await create({ variables: { input: { address: entered } } });
      if (data?.createAddress == null) {
        throw new Error('createAddress answered neither an address nor an error');
      }
      return data.createAddress.address.id;
    }
    const { id, version } = address;
    await refetchWhenStale(
      () => update({ variables: { input: { id, expectedVersion: version, set: entered } } }),
      () => client.query({ query: AddressBookDocument, fetchPolicy: 'network-only' }),
    );
    return id;
  };
}
