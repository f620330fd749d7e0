import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/shell/palette/palette';
import type * as Types from '../../../../types';
export function usePaletteMatchesQuery(options: useQuery.Options<Types.PaletteMatchesQuery, Types.PaletteMatchesQueryVariables> | SkipToken) {
  return useQuery(Documents.PaletteMatchesDocument, options);
}