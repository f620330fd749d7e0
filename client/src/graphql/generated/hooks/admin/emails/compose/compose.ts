import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/emails/compose/compose';
import type * as Types from '../../../../types';
export function useEmailPlaceholdersQuery(options: useQuery.Options<Types.EmailPlaceholdersQuery, Types.EmailPlaceholdersQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.EmailPlaceholdersDocument, options);
}

export function usePreviewEmailQuery(options: useQuery.Options<Types.PreviewEmailQuery, Types.PreviewEmailQueryVariables> | SkipToken) {
  return useQuery(Documents.PreviewEmailDocument, options);
}

export function useSendTestEmailMutation(options?: Omit<useMutation.Options<Types.SendTestEmailMutation, Types.SendTestEmailMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendTestEmailDocument, options);
}

export function useUploadMailImageMutation(options?: Omit<useMutation.Options<Types.UploadMailImageMutation, Types.UploadMailImageMutationVariables>, 'variables'>) {
  return useMutation(Documents.UploadMailImageDocument, options);
}