/**
 * Text of a query or subscription without variables, typed by its result. It allows requests without Apollo.
 * Generated for queries whose text is imported (`SiteText`).
 */
export type QueryText<TData> = string & { readonly result?: TData };
