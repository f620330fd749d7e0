import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/emails/channels/channels';
import type * as Types from '../../../../types';
export function useChannelReportQuery(options: useQuery.Options<Types.ChannelReportQuery, Types.ChannelReportQueryVariables> | SkipToken) {
  return useQuery(Documents.ChannelReportDocument, options);
}

export function useChannelSubscribersQuery(options: useQuery.Options<Types.ChannelSubscribersQuery, Types.ChannelSubscribersQueryVariables> | SkipToken) {
  return useQuery(Documents.ChannelSubscribersDocument, options);
}

export function useCreateEmailChannelMutation(options?: Omit<useMutation.Options<Types.CreateEmailChannelMutation, Types.CreateEmailChannelMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateEmailChannelDocument, options);
}

export function useRenameEmailChannelMutation(options?: Omit<useMutation.Options<Types.RenameEmailChannelMutation, Types.RenameEmailChannelMutationVariables>, 'variables'>) {
  return useMutation(Documents.RenameEmailChannelDocument, options);
}

export function useDeleteEmailChannelMutation(options?: Omit<useMutation.Options<Types.DeleteEmailChannelMutation, Types.DeleteEmailChannelMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteEmailChannelDocument, options);
}