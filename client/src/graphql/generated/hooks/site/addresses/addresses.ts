import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/site/addresses/addresses';
import type * as Types from '../../../types';
export function useAddressCountriesQuery(options: useQuery.Options<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AddressCountriesDocument, options);
}

export function useAddressBookQuery(options: useQuery.Options<Types.AddressBookQuery, Types.AddressBookQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AddressBookDocument, options);
}

export function useCreateAddressMutation(options?: Omit<useMutation.Options<Types.CreateAddressMutation, Types.CreateAddressMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateAddressDocument, options);
}

export function useUpdateAddressMutation(options?: Omit<useMutation.Options<Types.UpdateAddressMutation, Types.UpdateAddressMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateAddressDocument, options);
}

export function useDeleteAddressMutation(options?: Omit<useMutation.Options<Types.DeleteAddressMutation, Types.DeleteAddressMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteAddressDocument, options);
}