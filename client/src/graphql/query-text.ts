/**
 * Text of a query or subscription without variables, with the type of its result. It is used for requests that bypass
 * Apollo. Generated for queries whose text is imported (`SiteText`).
 */
export type QueryText<TData> = string & { readonly result?: TData };
