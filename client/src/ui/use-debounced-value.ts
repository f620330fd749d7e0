import { useEffect, useState } from 'react';

/** Returns a debounced value, which updates once the value has been unchanged for `pause` milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
