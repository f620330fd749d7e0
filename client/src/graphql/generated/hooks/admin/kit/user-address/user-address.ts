import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/kit/user-address/user-address';
import type * as Types from '../../../../types';
export function useAddUserAddressMutation(options?: Omit<useMutation.Options<Types.AddUserAddressMutation, Types.AddUserAddressMutationVariables>, 'variables'>) {
  return useMutation(Documents.AddUserAddressDocument, options);
}

export function useEditUserAddressMutation(options?: Omit<useMutation.Options<Types.EditUserAddressMutation, Types.EditUserAddressMutationVariables>, 'variables'>) {
  return useMutation(Documents.EditUserAddressDocument, options);
}