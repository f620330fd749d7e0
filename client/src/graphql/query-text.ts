/**
 * The text of a query or subscription without variables and the type of its answer: for what is read without Apollo. Generated for each
 * query of which a source names it (`SiteText`).
 */
export type QueryText<TData> = string & { readonly answer?: TData };
