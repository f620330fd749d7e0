import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/site/addresses/addresses';
import type * as Types from '../../../types';
export function useAddressCountriesQuery(options: useQuery.Options<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AddressCountriesDocument, options);
}
export function useAddressCountriesLazyQuery(options?: useLazyQuery.Options<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>) {
  return useLazyQuery(Documents.AddressCountriesDocument, options);
}
export function useAddressCountriesSuspenseQuery(options: useSuspenseQuery.Options<Types.AddressCountriesQueryVariables> = {}) {
  return useSuspenseQuery(Documents.AddressCountriesDocument, options);
}

export function useAddressBookQuery(options: useQuery.Options<Types.AddressBookQuery, Types.AddressBookQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AddressBookDocument, options);
}
export function useAddressBookLazyQuery(options?: useLazyQuery.Options<Types.AddressBookQuery, Types.AddressBookQueryVariables>) {
  return useLazyQuery(Documents.AddressBookDocument, options);
}
export function useAddressBookSuspenseQuery(options: useSuspenseQuery.Options<Types.AddressBookQueryVariables> = {}) {
  return useSuspenseQuery(Documents.AddressBookDocument, options);
}

export function useCreateAddressMutation(options?: Omit<useMutation.Options<Types.CreateAddressMutation, Types.CreateAddressMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateAddressDocument, options);
}