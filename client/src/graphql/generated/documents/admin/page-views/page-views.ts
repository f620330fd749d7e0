import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { argument, documentOf, field, named, nonNull, query, takes } from '../../../../document-parts';
export const PageViewCountsDocument: TypedDocumentNode<Types.PageViewCountsQuery, Types.PageViewCountsQueryVariables> = documentOf(query("PageViewCounts",[field("pageViews",["page","count"],[argument("from"),argument("to")])],[takes("from",nonNull(named("Date"))),takes("to",nonNull(named("Date")))]));