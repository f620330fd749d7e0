import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/shared/developers/api-keys/keys';
import type * as Types from '../../../../types';
export function useApiKeysQuery(options: useQuery.Options<Types.ApiKeysQuery, Types.ApiKeysQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ApiKeysDocument, options);
}

export function useApiKeyUseQuery(options: useQuery.Options<Types.ApiKeyUseQuery, Types.ApiKeyUseQueryVariables> | SkipToken) {
  return useQuery(Documents.ApiKeyUseDocument, options);
}

export function useCreateApiKeyMutation(options?: Omit<useMutation.Options<Types.CreateApiKeyMutation, Types.CreateApiKeyMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateApiKeyDocument, options);
}

export function useUpdateApiKeyMutation(options?: Omit<useMutation.Options<Types.UpdateApiKeyMutation, Types.UpdateApiKeyMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateApiKeyDocument, options);
}

export function useRotateApiKeyMutation(options?: Omit<useMutation.Options<Types.RotateApiKeyMutation, Types.RotateApiKeyMutationVariables>, 'variables'>) {
  return useMutation(Documents.RotateApiKeyDocument, options);
}

export function useRevokeApiKeyMutation(options?: Omit<useMutation.Options<Types.RevokeApiKeyMutation, Types.RevokeApiKeyMutationVariables>, 'variables'>) {
  return useMutation(Documents.RevokeApiKeyDocument, options);
}