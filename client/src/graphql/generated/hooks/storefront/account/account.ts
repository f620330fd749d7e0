import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/account/account';
import type * as Types from '../../../types';
export function useRegistrationChoicesQuery(options: useQuery.Options<Types.RegistrationChoicesQuery, Types.RegistrationChoicesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.RegistrationChoicesDocument, options);
}

export function useRegisterMutation(options?: Omit<useMutation.Options<Types.RegisterMutation, Types.RegisterMutationVariables>, 'variables'>) {
  return useMutation(Documents.RegisterDocument, options);
}

export function useConfirmEmailMutation(options?: Omit<useMutation.Options<Types.ConfirmEmailMutation, Types.ConfirmEmailMutationVariables>, 'variables'>) {
  return useMutation(Documents.ConfirmEmailDocument, options);
}

export function useResendConfirmationMutation(options?: Omit<useMutation.Options<Types.ResendConfirmationMutation, Types.ResendConfirmationMutationVariables>, 'variables'>) {
  return useMutation(Documents.ResendConfirmationDocument, options);
}

export function useRequestPasswordResetMutation(options?: Omit<useMutation.Options<Types.RequestPasswordResetMutation, Types.RequestPasswordResetMutationVariables>, 'variables'>) {
  return useMutation(Documents.RequestPasswordResetDocument, options);
}

export function useResetPasswordMutation(options?: Omit<useMutation.Options<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables>, 'variables'>) {
  return useMutation(Documents.ResetPasswordDocument, options);
}

export function useChangePasswordMutation(options?: Omit<useMutation.Options<Types.ChangePasswordMutation, Types.ChangePasswordMutationVariables>, 'variables'>) {
  return useMutation(Documents.ChangePasswordDocument, options);
}