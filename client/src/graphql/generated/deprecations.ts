/** What is deprecated in the schema now, with what to use instead and the day of its removal. */
export const deprecations: readonly { readonly name: string; readonly reason: string }[] = [];
