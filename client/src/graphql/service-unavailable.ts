const listeners = new Set<() => void>();

/** Calls back whenever the server has answered that it cannot serve just now (503). Answers how to end that. */
export function onUnavailable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that an answer was 503. */
export function reportUnavailable(): void {
  for (const tell of listeners) {
    tell();
  }
}
