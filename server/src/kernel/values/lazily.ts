/** Returns a function that computes a value on the first call and caches it. */
export function lazily<Value>(make: () => Value): () => Value {
  let created: { readonly value: Value } | undefined;
  return () => {
    created ??= { value: make() };
    return created.value;
  };
}
