/** Position of a sync. */
export interface SyncState {
  /** Undefined before the first step. */
  readonly cursor: string | undefined;
  /** Generation of the copy. It increases with each restart, even if the stored state was lost. */
  readonly generation: number;
  /** True if the copy has been completed since the last restart. */
  readonly isWhole: boolean;
}

/** Returns the initial state for a new sync or a restart. */
export const newState = (before?: SyncState): SyncState => ({
  cursor: undefined,
  generation: Math.max(Date.now(), (before?.generation ?? 0) + 1),
  isWhole: false,
});

export const stateText = (state: SyncState): string => JSON.stringify(state);

/** Parses a saved state. Throws a TypeError if the string is not a valid state. */
export function parseState(text: string): SyncState {
  const { cursor, generation, isWhole } = Object(JSON.parse(text));
  if (typeof cursor !== 'string' || typeof generation !== 'number' || typeof isWhole !== 'boolean') {
    throw new TypeError('The store does not contain the state of a sync');
  }
  return { cursor, generation, isWhole };
}
