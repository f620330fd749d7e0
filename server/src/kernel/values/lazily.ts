/** A value that is made once, when it is first asked for: it takes a moment to make, and not every process needs it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
